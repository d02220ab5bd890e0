import { closeSync, openSync, writeSync } from 'node:fs'
import { Gzip } from 'fflate'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'
import type { ReleaseSource } from './source.ts'

/** How hard to compress: 6, which gzip itself takes, needs a third more time for 3 % fewer bytes. */
const LEVEL = 4

/** Writes a `tar.gz` of some files, in the order given. */
export function writeArchive(
  place: string,
  source: Pick<ReleaseSource, 'read'>,
  paths: Iterable<string>,
  seconds: number,
): void {
  writeGzip(place, pieces(source, paths, seconds))
}

function* pieces(
  source: Pick<ReleaseSource, 'read'>,
  paths: Iterable<string>,
  seconds: number,
): Generator<Uint8Array> {
  for (const path of paths) {
    const bytes = source.read(path)
    yield tarHeader(path, bytes.byteLength, seconds)
    yield bytes
    yield tarPadding(bytes.byteLength)
  }
  yield TAR_END
}

/**
 * Writes bytes compressed, piece by piece. Made by a compressor in plain JavaScript: zlib gives other bytes on another
 * processor or in another version of Node, and a download is to be the same wherever it is built.
 */
export function writeGzip(place: string, content: Iterable<Uint8Array>): void {
  const file = openSync(place, 'w')
  try {
    const gzip = new Gzip({ level: LEVEL, mtime: 0 }, (chunk) => writeWhole(file, chunk))
    for (const piece of content) if (piece.byteLength > 0) gzip.push(piece)
    gzip.push(new Uint8Array(), true)
  } finally {
    closeSync(file)
  }
}

/** Writes all of some bytes: the disk may take a part of them at a time. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.byteLength;) at += writeSync(file, bytes, at)
}
