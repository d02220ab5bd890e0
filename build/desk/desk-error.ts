/** Refusal of a request by the desk: the status of the answer, and the message for the person. */
export class DeskError extends Error {
  readonly status: number
  /** Further content of the answer: both versions of a fact, say. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}
