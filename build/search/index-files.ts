/** The files of an index that are at hand while a query is answered; what else it asks for is noted. */
export interface IndexFiles {
  /** A file, opened; null where it has yet to be read: then nothing that comes of this counts. */
  file<File, T>(path: string, open: (file: File) => T): T | null
  /** Whether everything that was asked for is at hand. */
  readonly isWhole: boolean
}
