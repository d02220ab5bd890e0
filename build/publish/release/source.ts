/** Files that a release is made from. */
export interface ReleaseSource {
  /** Every path there is so far, relative, in no order. */
  paths(): Iterable<string>
  read(path: string): Uint8Array
}
