import type { Manifest, ReleaseFile } from '../../contract/release.ts'

/** Files that a release is made from. */
export interface ReleaseSource {
  /** Every path there is so far, relative, in no order. */
  paths(): Iterable<string>
  read(path: string): Uint8Array
}

/** Files that a download is made from. */
export interface DownloadSource extends ReleaseSource {
  /** The size and digest of a file. */
  readonly file: (path: string) => ReleaseFile
}

/** The previous release, whole and at hand. */
export interface Previous {
  readonly manifest: Manifest
  paths(): Iterable<string>
  read(path: string): Uint8Array | null
  /** Removes what was fetched for it. */
  close(): void
}
