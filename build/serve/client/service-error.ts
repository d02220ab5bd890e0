import type { ErrorCode } from '../../contract/errors.ts'

/** Refusal of the service, as its error object says it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** A code of the table of errors; `unreachable` where the service did not answer. */
  readonly code: ErrorCode | 'unreachable'
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** The address of the code's entry in the reference. */
  readonly docs: string | null

  constructor(
    code: ServiceError['code'],
    message: string,
    status: number,
    docs: string | null,
    cause?: unknown,
  ) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.docs = docs
  }
}

/** No answer of the service came: no network, a hanging server, or a page of something else. */
export function unreachable(url: string, why: string, cause?: unknown): ServiceError {
  return new ServiceError('unreachable', `${url} did not answer as the service does: ${why}.`, 0, null, cause)
}
