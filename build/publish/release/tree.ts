import type { ReleaseFile } from '../../contract/release.ts'
import type { Download } from './download-file.ts'
import type { DownloadSource } from './source.ts'

/** Puts a file into a tree. */
type Put = (path: string, content: string | Uint8Array) => void

/** The files of a build before they are published: what a release is made of, and where it adds its own. */
export interface Tree extends DownloadSource {
  readonly put: Put
  /** Puts another content in the place of what was put. */
  readonly replace: Put
  /** Puts files that are made from nothing but `from`: they are kept where they were made from the same before. */
  once(name: string, from: unknown, make: (put: Put) => void): Promise<void>
  /** Puts a file for download. It is kept where it was made from the same files before; several are made at once. */
  download(what: Download): Promise<ReleaseFile>
}
