import { type ReadAgain, foundInQuarter } from './sure.ts'

/** Figures of documents that nobody labelled: the clauses that the trade prints alike, long clauses, lost letters. */
export function labelFree(readings: readonly ReadAgain[], doubts: Readonly<Record<string, number>>): string {
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
  const mean = (shares: readonly number[]) =>
    `${((100 * sum(shares)) / Math.max(1, shares.length)).toFixed(1)} %`
  const begun = [0, 1].map((at) => sum(readings.map((one) => one.begun[at] ?? 0)))
  const long = readings.map(({ reading: { doubts: own }, pages }) => {
    const letters = sum(own.flatMap(({ kind, letters: some }) => (kind === 'long' ? some : [])))
    return letters / Math.max(1, sum(pages.map((page) => page.letters)))
  })
  const lost = readings.map(({ reading: { coverages } }) => {
    const printed = sum(coverages.map((one) => one.printed))
    return 1 - sum(coverages.map((one) => one.inClauses + one.inFurniture)) / Math.max(1, printed)
  })
  const pages = readings.flatMap((one) => one.pages)
  return [
    `${readings.length} documents`,
    `${begun[0]} of ${begun[1]} known clauses begin`,
    `in long clauses ${mean(long)}`,
    `lost ${mean(lost)}`,
    `${foundInQuarter(pages, doubts).join(' of ')} pages with a wrong start are in the most doubtful quarter`,
  ].join('; ')
}
