import { sha256 } from '../../files/digest.ts'

// What earlier builds found and made, kept by content. This module: the digests that values are known by.

/** The digest of a value that JSON can hold: the same value, the same digest. */
export function digestOf(value: unknown): string {
  return sha256(JSON.stringify(value))
}
