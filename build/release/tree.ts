/** The files of a build before they are published: what a release is made of, and where it adds its own. */
export interface Tree {
  /** Every path made so far, relative, in no order. */
  paths(): Iterable<string>
  read(path: string): Uint8Array
  put(path: string, content: string | Uint8Array): void
}
