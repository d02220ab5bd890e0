import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { gzipSync } from 'fflate'
import { sha256 } from '../../files/digest.ts'

// Gzip files in members (RFC 1952, 2.2): what did not change is not compressed again.

/** How hard to compress: 6, which gzip itself takes, needs a third more time for 3 % fewer bytes. */
const LEVEL = 4

/** About how many bytes a member has before it is compressed. */
const MEMBER_BYTES = 2 ** 19

/** A piece of what is compressed. */
export interface GzipPiece {
  /** The digest of all it is made from, in hexadecimal digits. */
  readonly from: string
  /** About how many bytes it has: the larger, the sooner a member ends with it. */
  readonly bytes: number
  readonly content: () => Iterable<Uint8Array>
}

/** A member of a file, in its order there: the digest of what it was made from, and what it is compressed. */
export interface GzipMember {
  readonly from: string
  readonly bytes: number
  readonly sha256: string
}

/** A file that was written before, with its members. */
export interface WrittenBefore {
  readonly place: string
  readonly members: readonly GzipMember[]
}

/**
 * Writes pieces compressed, in members; those that `before` has are copied from it. Where a member ends is decided by
 * the piece before that place alone, so that a change reaches its own member and the next. Made by a compressor in
 * plain JavaScript: zlib gives other bytes on another processor or in another version of Node, and a download is to be
 * the same wherever it is built.
 */
export function writeGzip(
  place: string,
  pieces: Iterable<GzipPiece>,
  before: WrittenBefore | null = null,
): GzipMember[] {
  const old = before === null ? null : new OldMembers(before)
  const file = openSync(place, 'w')
  try {
    return Array.from(membersOf(pieces), (member) => {
      const from = sha256(member.map((piece) => piece.from).join(' '))
      const kept = old?.copyOf(from) ?? null
      const bytes = kept ?? compressed(member)
      writeWhole(file, bytes)
      return { from, bytes: bytes.byteLength, sha256: sha256(bytes) }
    })
  } finally {
    closeSync(file)
    old?.close()
  }
}

/** The pieces of each member; there is always one. */
function* membersOf(pieces: Iterable<GzipPiece>): Generator<GzipPiece[]> {
  let member: GzipPiece[] = []
  let count = 0
  for (const piece of pieces) {
    member.push(piece)
    if (!endsMember(piece)) continue
    yield member
    count += 1
    member = []
  }
  if (member.length > 0 || count === 0) yield member
}

/** Whether a member ends with a piece: by chance of its digest, as likely as it is large. */
function endsMember({ from, bytes }: GzipPiece): boolean {
  return Number.parseInt(from.slice(0, 8), 16) * MEMBER_BYTES < bytes * 2 ** 32
}

function compressed(member: readonly GzipPiece[]): Uint8Array {
  const content = Buffer.concat(member.flatMap((piece) => [...piece.content()]))
  return gzipSync(content, { level: LEVEL, mem: 6, mtime: 0 })
}

/** Writes all of some bytes: the disk may take a part of them at a time. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.byteLength;) at += writeSync(file, bytes, at)
}

/** The members of a file that was written before. */
class OldMembers {
  readonly #file: number
  readonly #places = new Map<string, GzipMember & { readonly at: number }>()

  constructor({ place, members }: WrittenBefore) {
    this.#file = openSync(place, 'r')
    let at = 0
    for (const member of members) {
      this.#places.set(member.from, { ...member, at })
      at += member.bytes
    }
  }

  /** The member that was made from the same; null where there is none, or its bytes are others now. */
  copyOf(from: string): Uint8Array | null {
    const found = this.#places.get(from)
    if (found === undefined) return null
    const bytes = Buffer.allocUnsafe(found.bytes)
    const isWhole = readSync(this.#file, bytes, 0, found.bytes, found.at) === found.bytes
    return isWhole && sha256(bytes) === found.sha256 ? bytes : null
  }

  close(): void {
    closeSync(this.#file)
  }
}
