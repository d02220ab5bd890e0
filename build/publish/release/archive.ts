import type { DownloadSource } from './source.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** The bytes of a tar of some files, in the order given. `seconds` is the time it gives them. */
export function* tarPieces(
  source: DownloadSource,
  paths: Iterable<string>,
  seconds: number,
): Generator<Uint8Array> {
  for (const path of paths) {
    const { bytes } = source.file(path)
    yield tarHeader(path, bytes, seconds)
    yield source.read(path)
    yield tarPadding(bytes)
  }
  yield TAR_END
}
