import { createHash } from 'node:crypto'

/** The digest of some bytes: SHA-256, lower-case hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
