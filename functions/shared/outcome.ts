import type { ErrorCode, Refusal } from '../../build/contract/errors.ts'

/** A request that is refused, and why. */
export interface Refused {
  readonly refusal: Refusal
}

/** What a request comes to: a body, the bytes of a body that the build has made, or a refusal. */
export type Outcome = { readonly body: object } | { readonly bytes: Uint8Array<ArrayBuffer> } | Refused

/** Refuses with a code of the table and a message for the person who asked. */
export function refused(code: ErrorCode, message: string): Refused {
  return { refusal: { code, message } }
}

/** A value of the request as a message shows it: in quotation marks, at most 80 characters of it. */
export function quoted(value: string): string {
  const characters = Array.from(value)
  return characters.length > 80 ? `“${characters.slice(0, 80).join('')}…”` : `“${value}”`
}
