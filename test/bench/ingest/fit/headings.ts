import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import type { Outline } from '../../../../build/ingest/wording/outline.ts'
import { type Wanted, serialOf, within } from './example.ts'
import { beginningOf, foundInOrder, isSameBeginning } from './truth.ts'

// Whole documents of which the headings were read by hand: which of them begin a clause, and in which other one each
// stands. A section that is hung wrongly takes all with it that it contains, and a window of ten pages has few sections.

/** The headings of one document in the order of its pages. */
export interface HeadingsRead {
  readonly file: string
  readonly headings: readonly {
    readonly page: number
    /** Hashes of its first words. */
    readonly words: string
    /** Place in this list of the heading that contains it, null at the top; left out where no clause begins. */
    readonly parent?: number | null
  }[]
}

export function headingsRead(folder = FOLDER): HeadingsRead[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as HeadingsRead)
}

const FOLDER = join(import.meta.dirname, 'headings-by-hand')

/** Finds what is wanted of the entries that are headings, and of those between a heading and one that it contains. */
export function wantedByHeadings(entries: readonly Entry[], { headings }: HeadingsRead): Map<number, Wanted> {
  const places = foundInOrder(
    entries,
    headings,
    (entry, { page, words }) =>
      entry.page === page && isSameBeginning(words.split(' '), beginningOf(entry.text)),
  )
  const wanted = new Map<number, Wanted>()
  for (const [at, { parent }] of headings.entries()) {
    const entry = places[at]
    const over = typeof parent === 'number' ? places[parent] : null
    if (entry === undefined || over === undefined) continue
    const own = parent === undefined ? { begins: false } : { begins: true, parents: [over?.serial ?? null] }
    wanted.set(entry.serial, { ...wanted.get(entry.serial), ...own })
    if (over !== null) within(wanted, over.serial, entry.serial)
  }
  return wanted
}

/** Counts of the headings of a document that begin clauses: all, those that do, and of these the ones in the right place. */
export type HeadingCounts = readonly [all: number, begun: number, hung: number]

export function countsOfHeadings(
  { headings }: { readonly headings: ReadonlyMap<number, Wanted> },
  { entries, plan }: Outline,
): HeadingCounts {
  const sought = [...headings].filter(([, { begins }]) => begins === true)
  const begun = sought.flatMap(([serial, { parents }]) => {
    const node = plan.get(entries[serial] as Entry)
    return node?.clause === true ? [{ parents, over: serialOf(node.parent) }] : []
  })
  const isHung = ({ parents, over }: (typeof begun)[number]) => parents?.includes(over) === true
  return [sought.length, begun.length, begun.filter(isHung).length]
}

/** The shares of the headings of some documents that are right. */
export function figuresOfHeadings(counts: readonly HeadingCounts[]): string {
  const sum = (key: 0 | 1 | 2) => counts.reduce((all, one) => all + one[key], 0)
  const share = (key: 1 | 2) => (sum(key) / Math.max(1, sum(0))).toFixed(3)
  return `${sum(0)} headings of whole documents: begin ${share(1)}, in the right place ${share(2)}`
}
