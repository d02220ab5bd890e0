import type { ErrorCode, Refusal } from '../../build/contract/errors.ts'
import { shortened } from '../../build/contract/shortened.ts'

/** A request that is refused, and why. */
export interface Refused {
  readonly refusal: Refusal
}

/** A form that is not taken as it is, with the fields that are wrong. */
export interface Mistaken extends Refused {
  readonly wrong: readonly string[]
  readonly sent: Readonly<Record<string, unknown>>
}

/** An answer that is also there as Markdown. */
export interface Markdown {
  /** Its own address, as a path; null where it has none. */
  readonly path: string | null
  /** Its bytes; null where a copy does not hold them. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer> | null>
}

/** An answer: a body, or the bytes of one that the build has made. */
export type Answered = ({ readonly body: object } | { readonly bytes: Uint8Array<ArrayBuffer> }) & {
  readonly markdown?: Markdown
}

/** Outcome of a request. */
export type Outcome = Answered | Refused

/** Outcome of a query: a body that was made for it, or why there is none. */
export type OutcomeOf<Body extends object> = { readonly body: Body; readonly markdown?: Markdown } | Refused

/** Refuses with a code of the table and a message for the person who asked. */
export function refused(code: ErrorCode, message: string): Refused {
  return { refusal: { code, message } }
}

/** Refuses what was asked wrongly. */
export function invalid(message: string): Refused {
  return refused('invalid-request', message)
}

/** A value of the request as a message shows it: in quotation marks, at most 80 characters of it. */
export function quoted(value: string): string {
  return `“${shortened(value, 80)}”`
}
