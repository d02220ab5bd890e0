import { Gzip } from 'fflate'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'
import type { Tree } from './tree.ts'

/** How hard to compress: 6 is what gzip itself does. */
const LEVEL = 6

/**
 * A `tar.gz` of some files in the order given. Made by a compressor in plain JavaScript: zlib gives other bytes on
 * another processor or in another version of Node, and an archive is to be the same wherever it is built.
 */
export function archiveOf(tree: Tree, paths: Iterable<string>, seconds: number): Uint8Array {
  const chunks: Uint8Array[] = []
  const gzip = new Gzip({ level: LEVEL, mtime: 0 }, (chunk) => void chunks.push(chunk))
  for (const path of paths) {
    const bytes = tree.read(path)
    gzip.push(tarHeader(path, bytes.byteLength, seconds))
    if (bytes.byteLength > 0) gzip.push(bytes)
    const padding = tarPadding(bytes.byteLength)
    if (padding.byteLength > 0) gzip.push(padding)
  }
  gzip.push(TAR_END, true)
  return Buffer.concat(chunks)
}

/** Lines compressed, the same bytes every time. */
export function gzippedLines(lines: Iterable<Uint8Array>): Uint8Array {
  const chunks: Uint8Array[] = []
  const gzip = new Gzip({ level: LEVEL, mtime: 0 }, (chunk) => void chunks.push(chunk))
  for (const line of lines) gzip.push(line)
  gzip.push(new Uint8Array(), true)
  return Buffer.concat(chunks)
}
