/** A request that the desk refuses: the status of the answer, and what a person is told. */
export class DeskError extends Error {
  readonly status: number
  /** What else the answer holds: both versions of a fact, say. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}
