// The standing of a product as the column of that name packs it; `ColumnFile` publishes the same in words.

const WITHDRAWN = 1
const SUPERSEDED = 2
const OF_A_WORD = 4

/** Packs whether a product is withdrawn or superseded, and how many words of its name tell it from others. */
export function packedStanding(isWithdrawn: boolean, isSuperseded: boolean, words: number): number {
  return OF_A_WORD * words + (isSuperseded ? SUPERSEDED : 0) + (isWithdrawn ? WITHDRAWN : 0)
}

export const isWithdrawn = (standing: number): boolean => (standing & WITHDRAWN) !== 0
export const isSuperseded = (standing: number): boolean => (standing & SUPERSEDED) !== 0
export const tellingWords = (standing: number): number => Math.floor(standing / OF_A_WORD)
