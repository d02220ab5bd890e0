import type { ErrorCode, Refusal } from '../../build/contract/errors.ts'

/** A request that is not answered, and why. */
export interface Refused {
  readonly refusal: Refusal
}

/** What a request comes to: a body to be written, a body the build has written already, or a refusal. */
export type Outcome = { readonly body: object } | { readonly bytes: Uint8Array<ArrayBuffer> } | Refused

/** Refuses with a code of the table and a message for the person who asked. */
export function refused(code: ErrorCode, message: string): Refused {
  return { refusal: { code, message } }
}

/** A value of the request as a message shows it: quoted, and cut where nobody would read on. */
export function quoted(value: string): string {
  const characters = Array.from(value)
  return characters.length > 80 ? `“${characters.slice(0, 80).join('')}…”` : `“${value}”`
}
