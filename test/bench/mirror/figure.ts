/** A figure with what it may be at most; `least` turns it round. */
export interface Figure {
  readonly what: string
  readonly measured: number
  readonly limit: number
  readonly least?: boolean
  /** The numbers it was made of. */
  readonly from: string
}
