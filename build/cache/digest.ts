import { createHash } from 'node:crypto'

// What earlier builds found and made, kept by content. Here: the digests that contents are known by.

/** The SHA-256 digest of some bytes or a text, in lower-case hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The digest of a value that JSON can hold: the same value, the same digest. */
export function digestOf(value: unknown): string {
  return sha256(JSON.stringify(value))
}
