/** One thing found in the dataset: where, what is wrong, and what is allowed. */
export interface Finding {
  readonly path: string
  /** A JSON pointer into the file, a line and column, or empty for the file as a whole. */
  readonly where: string
  readonly message: string
  readonly rule: string
  readonly level: 'error' | 'warning'
}
