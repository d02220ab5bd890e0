import { sha256 } from '../../files/digest.ts'
import type { DownloadSource } from './source.ts'
import type { GzipPiece } from './gzip-members.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** The pieces of a tar of some files, in the order given. `seconds` is the time it gives them. */
export function* tarPieces(
  source: DownloadSource,
  paths: Iterable<string>,
  seconds: number,
): Generator<GzipPiece> {
  for (const path of paths) {
    const { bytes, sha256: digest } = source.file(path)
    yield {
      from: sha256(`${digest} ${seconds} ${path}`),
      bytes,
      content: () => [tarHeader(path, bytes, seconds), source.read(path), tarPadding(bytes)],
    }
  }
  yield { from: sha256('end'), bytes: TAR_END.byteLength, content: () => [TAR_END] }
}
