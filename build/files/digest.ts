import * as crypto from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { bytesAt } from './bytes-at.ts'

// Shared by rooms that use the disk. This module: digests of texts and of files.

/** The one call for a whole digest: twice as fast for small files, and missing before Node 20.12. */
const whole = crypto.hash as typeof crypto.hash | undefined

/** The digest of some bytes or a text: SHA-256, lower-case hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return whole?.('sha256', content) ?? crypto.createHash('sha256').update(content).digest('hex')
}

/** The digest of a file's bytes as they are now; null where it is gone. */
export function digestAt(path: string): string | null {
  const bytes = bytesAt(path)
  return bytes === null ? null : sha256(bytes)
}

/** The digest of a value that JSON can hold: the same value, the same digest. */
export function digestOf(value: unknown): string {
  return sha256(JSON.stringify(value))
}

const buffer = Buffer.allocUnsafeSlow(2 ** 20)

/** The digest and the size of a file, read piece by piece into one buffer: a copy has very many small files. */
export function fileDigest(path: string): { sha256: string; bytes: number } {
  const file = openSync(path, 'r')
  try {
    let read = readSync(file, buffer, 0, buffer.length, null)
    if (read < buffer.length) return { sha256: sha256(buffer.subarray(0, read)), bytes: read }
    const hash = crypto.createHash('sha256')
    let bytes = 0
    for (; read > 0; read = readSync(file, buffer, 0, buffer.length, null)) {
      hash.update(buffer.subarray(0, read))
      bytes += read
    }
    return { sha256: hash.digest('hex'), bytes }
  } finally {
    closeSync(file)
  }
}
