/** A stretch of a file and what replaces it. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly text: string
}
