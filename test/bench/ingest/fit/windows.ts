import type { Clause } from '../../../../build/contract/authored/clauses.ts'
import { aboveBareHeadings } from '../bare-headings.ts'
import { endsIn, plain } from './example.ts'
import { type Truth, beginningOf, foundInOrder, isSameBeginning } from './truth.ts'

/** Counts of one window: of its clauses those that begin, have their numbers and parents; of those read, the true ones. */
export interface WindowCounts {
  readonly all: number
  readonly begun: number
  readonly numbered: number
  readonly hung: number
  readonly read: number
  readonly real: number
}

/** Counts what is right in a reading of a window that was read by hand, by the first words of each clause. */
export function countsInWindow(truth: Truth, read: readonly Clause[]): WindowCounts {
  const [first, last] = truth.pages
  const clauses = aboveBareHeadings(read, truth)
  const own = clauses.filter(({ page }) => page >= first && page <= last)
  const words = new Map(own.map((clause) => [clause, beginningOf(clause.text.slice(0, 400))]))
  const begins = (clause: Clause, page: number, starts: string) =>
    clause.page === page && isSameBeginning(starts.split(' '), words.get(clause) ?? [])
  const isJoined = ({ page, words: own }: Truth['clauses'][number]) =>
    truth.optional_joins?.some((one) => one.page === page && own.startsWith(one.starts)) === true
  const found = foundInOrder(own, truth.clauses, (one, { page, words: starts }) => begins(one, page, starts))
  const sought = truth.clauses.flatMap((clause, at) =>
    (clause.cut && at === 0) || isJoined(clause) ? [] : [{ clause, at, got: found[at] }],
  )
  const got = sought.flatMap(({ got: one, ...rest }) => (one === undefined ? [] : [{ ...rest, got: one }]))
  const isNamed = (number: string, asked: readonly (string | null)[]) =>
    asked.some((one) => plain(number) === plain(one ?? '') || endsIn(number, one ?? ''))
  const isHung = ({ clause: { parent_number: asked }, at, got: { parent } }: (typeof got)[number]) => {
    const held = truth.clauses.findLastIndex(
      ({ number, number_alt = [] }, of) =>
        of < at && [number, number_alt].flat().some((one) => plain(one) === plain(asked ?? '')),
    )
    const over = clauses.find(({ id }) => id === parent)
    return (over !== undefined && found[held]?.id === over.id) || isNamed(over?.number ?? '', [asked])
  }
  const held = new Set(found.map((one) => one?.id))
  const isFair = (clause: Clause) =>
    held.has(clause.id) ||
    truth.optional_starts?.some(({ page, starts }) => begins(clause, page, starts)) === true
  return {
    all: sought.length,
    begun: got.length,
    numbered: got.filter(({ clause, got: { number } }) =>
      isNamed(number, [clause.number, clause.number_alt ?? []].flat()),
    ).length,
    hung: got.filter(isHung).length,
    read: own.length,
    real: own.filter(isFair).length,
  }
}

/** The shares of all clauses of some windows that are right. */
export function figuresOfWindows(counts: readonly WindowCounts[]): string {
  const sum = (key: keyof WindowCounts) => counts.reduce((all, one) => all + one[key], 0)
  const share = (some: keyof WindowCounts, of: keyof WindowCounts) =>
    (sum(some) / Math.max(1, sum(of))).toFixed(3)
  const [starts, numbers, parents] = (['begun', 'numbered', 'hung'] as const).map((key) => share(key, 'all'))
  return `${counts.length} windows of ${sum('all')} clauses: starts ${starts}, precision ${share('real', 'read')}, numbers ${numbers}, parents ${parents}`
}
