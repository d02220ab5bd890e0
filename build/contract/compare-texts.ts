/** The order of texts by their UTF-16 units, the same on every machine: for `toSorted`. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
