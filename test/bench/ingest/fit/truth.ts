import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import type { Label } from '../../../../build/ingest/layout/labels.ts'
import { nameOf } from '../../../../build/ingest/wording/titles.ts'
import { hashed, wordsIn } from '../hashed-words.ts'
import { type Wanted, plain, within } from './example.ts'

/** A wording read by hand: of its clauses the hashes of their words, or of the first six (../shared/real/README.md, 19). */
export interface Truth {
  readonly file: string
  readonly pages: readonly [first: number, last: number]
  readonly clauses: readonly TrueClause[]
  readonly optional_starts?: readonly OptionalPlace[]
  readonly optional_joins?: readonly OptionalPlace[]
}

interface TrueClause {
  readonly number: string
  readonly number_alt?: string | readonly string[]
  readonly parent_number: string | null
  readonly page: number
  readonly cut: boolean
  readonly words: string
}

/** Place at which another cut is as fair. */
interface OptionalPlace {
  readonly page: number
  readonly starts: string
}

export function truthOf(real: string, name: string): Truth {
  return JSON.parse(readFileSync(join(real, 'ingest', `${name}.json`), 'utf8')) as Truth
}

/** Windows of wordings of the corpus that were read by hand, of which the beginnings of clauses are kept, by their names. */
export function truthsOfWindows(folder = WINDOWS): (readonly [name: string, truth: Truth])[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files
    .sort()
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Truth])
}

const WINDOWS = join(import.meta.dirname, 'read-by-hand')

/** Number of words that tell where a clause begins. */
const ENOUGH = 6

/** The hashes of the words with which a text begins, as many as tell where a clause begins. */
export function beginningOf(text: string): string[] {
  return hashed(wordsIn(text).slice(0, ENOUGH))
}

/** Whether one of two beginnings begins with the other; none is that of a text without words. */
export function isSameBeginning(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length)
  return length > 0 && one.slice(0, length).every((hash, at) => hash === other[at])
}

/** The first match of each thing after the match of the one before it; undefined where there is none. */
export function foundInOrder<One, Sought>(
  all: readonly One[],
  sought: readonly Sought[],
  isIt: (one: One, of: Sought) => boolean,
): (One | undefined)[] {
  let from = 0
  return sought.map((of) => {
    const at = all.findIndex((one, place) => place >= from && isIt(one, of))
    if (at !== -1) from = at + 1
    return all[at]
  })
}

/** Finds what a truth file wants of entries. */
export function wantedByTruth(entries: readonly Entry[], truth: Truth): Map<number, Wanted> {
  const [first, last] = truth.pages
  const own = entries.filter(({ page }) => page >= first && page <= last)
  const words = new Map(own.map((entry) => [entry, beginningOf(entry.text)]))
  const begins = (entry: Entry, starts: readonly string[], page: number) =>
    entry.page === page && isSameBeginning(starts, words.get(entry) ?? [])
  const optional = [...(truth.optional_starts ?? []), ...(truth.optional_joins ?? [])]
  const wanted = new Map<number, Wanted>(own.map(({ serial }) => [serial, { begins: false }]))
  for (const entry of own)
    if (optional.some(({ page, starts }) => begins(entry, starts.split(' '), page)))
      wanted.set(entry.serial, {})
  const known = foundInOrder(own, truth.clauses, (entry, clause) => {
    const isCutFirst = clause.cut && clause === truth.clauses[0]
    return !isCutFirst && begins(entry, clause.words.split(' ').slice(0, ENOUGH), clause.page)
  })
  for (const [at, clause] of truth.clauses.entries()) {
    const entry = known[at]
    if (entry === undefined) continue
    // An entry at which another cut is as fair has only its place known.
    const isSure = wanted.get(entry.serial)?.begins !== undefined
    wanted.set(entry.serial, {
      ...(isSure && { begins: true, number: clause.number }),
      ...parentOf(clause, known.slice(0, at + 1), truth.clauses, entry.labels),
    })
    keepWithin(wanted, entry, entries, own[0]?.serial ?? 0)
  }
  return wanted
}

/** Marks all between the beginnings of a clause and of one in it as in it; the one may be above the known pages. */
function keepWithin(
  wanted: Map<number, Wanted>,
  { serial, labels }: Entry,
  entries: readonly Entry[],
  first: number,
): void {
  const { parents, number = '', under } = wanted.get(serial) ?? {}
  const named =
    under === undefined
      ? ownerAbove(aboveIn(number, labels), entries.slice(0, serial))
      : ownerAbove(under, entries.slice(0, first))
  // Of several clauses that may be the parent none is sure.
  const owner = parents === undefined ? named?.serial : parents.length === 1 ? parents[0] : null
  if (owner !== undefined && owner !== null) within(wanted, owner, serial)
}

/** Part of a number before the label of its clause; empty where it is no number of such a label. */
function aboveIn(number: string, labels: readonly Label[]): string {
  const own = labels.find(({ name }) => plain(number).endsWith(plain(name)))
  return own === undefined ? '' : plain(number).slice(0, -plain(own.name).length)
}

/** The last heading above whose label, read as most likely, or whose name is a number. */
function ownerAbove(number: string, above: readonly Entry[]): Entry | undefined {
  if (number === '') return undefined
  return above.findLast(
    ({ heading, labels, text }) => heading && plain(labels[0]?.name ?? nameOf(text)) === plain(number),
  )
}

/**
 * The entries that may be the parent of a clause, by the number it names: of several clauses with one number the labelled
 * one, or the headings below it. Where the number of a clause says more than its label, the heading above may be no clause.
 */
function parentOf(
  { parent_number: number, number: own }: TrueClause,
  known: readonly (Entry | undefined)[],
  all: readonly TrueClause[],
  labels: readonly Label[],
): Wanted {
  if (number === null)
    return labels.length === 0 || labels.some(({ name }) => plain(name) === plain(own))
      ? { parents: [null] }
      : {}
  const parents = all.slice(0, known.length - 1).flatMap((clause, at) => {
    const entry = known[at]
    const isNamed = [clause.number, clause.number_alt ?? []]
      .flat()
      .some((one) => plain(one) === plain(number))
    const isOwner = plain(clause.parent_number ?? '') !== plain(number)
    return entry !== undefined && isNamed && (isOwner || entry.heading) ? [entry.serial] : []
  })
  return parents.length === 0 ? { under: number } : { parents }
}
