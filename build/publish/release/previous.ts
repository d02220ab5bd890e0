import type { Manifest } from '../../contract/release.ts'

/** The previous release, whole and at hand. */
export interface Previous {
  readonly manifest: Manifest
  paths(): Iterable<string>
  read(path: string): Uint8Array | null
  /** Removes what was fetched for it. */
  close(): void
}
