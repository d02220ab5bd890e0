import type { Entry } from './blocks.ts'
import type { Node } from './nodes.ts'
import { outlineOf } from './long-clauses.ts'
import { type Doubt, type DoubtKind } from './reading-doubts.ts'
import { Part, type Weights } from './weights.ts'
import { grouped } from '../../contract/groups.ts'

/** Number of pages that are read alone, to compare them with the reading of the whole. */
const WINDOW = 4

/** Finds entries at which the outline of some pages, read alone, begins other clauses than that of the whole. */
export function readApart(
  entries: readonly Entry[],
  plan: ReadonlyMap<Entry, Node>,
  weights: Weights,
): Doubt[] {
  const windows = grouped(entries.map((entry) => [Math.floor((entry.page - 1) / WINDOW), entry]))
  if (windows.size < 2) return []
  return [...windows.values()].flatMap((own) => {
    const numbered = own.map((entry, serial) => ({ ...entry, serial }))
    const alone = outlineOf(numbered, weights)
    return own.flatMap((entry, at): Doubt[] => {
      const [whole, part] = [
        plan.get(entry)?.clause ?? false,
        alone.get(numbered[at] as Entry)?.clause ?? false,
      ]
      if (whole === part) return []
      const what = `“${entry.text.slice(0, 60)}” ${whole ? 'begins a clause' : 'is in the clause before it'}; read without the other pages it ${part ? 'begins one' : 'does not'}`
      return [{ page: entry.page, what, letters: entry.text.length, kind: 'apart' }]
    })
  })
}

/** Features of a page: for each kind of doubt the share of the letters in doubt, in quarters, rounded up. */
export function measuresOf(doubts: readonly Doubt[], letters: number): string[] {
  const shares = grouped(doubts.map(({ kind, letters: some }): [DoubtKind, number] => [kind, some]))
  const measures = Array.from(shares, ([kind, some]) => {
    const share = Math.min(1, some.reduce((one, two) => one + two, 0) / Math.max(1, letters))
    return [`page: ${kind}`, `page: ${kind} ${Math.ceil(4 * share)}`]
  })
  return ['page', ...measures.flat(), ...(doubts.length > 2 ? ['page: several'] : [])]
}

/** Confidence in the reading of each page and of the whole, 0 to 1: the chance that no clause begins wrongly there. */
export function confidenceOf(
  doubts: readonly Doubt[],
  letters: ReadonlyMap<number, number>,
  unread: ReadonlySet<number>,
  weights: Weights,
): { pages: ReadonlyMap<number, number>; whole: number } {
  const on = grouped(doubts.map((doubt) => [doubt.page, doubt]))
  const pages = new Map(
    Array.from(letters, ([page, some]) => {
      if (unread.has(page)) return [page, 0]
      const { score } = new Part(measuresOf(on.get(page) ?? [], some), weights)
      return [page, some === 0 ? 1 : 1 / (1 + Math.exp(-score))]
    }),
  )
  const all = [...letters.values()].reduce((one, two) => one + two, 0)
  const sure = Array.from(letters, ([page, some]) => some * (pages.get(page) ?? 0))
  return { pages, whole: all === 0 ? 0 : sure.reduce((one, two) => one + two, 0) / all }
}
