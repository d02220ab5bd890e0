import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import { type Node, chainOf } from '../../../../build/ingest/wording/nodes.ts'
import { nameOf } from '../../../../build/ingest/wording/titles.ts'
import { type Way, namesIn } from '../../../../build/ingest/wording/ways.ts'
import { wordsIn } from '../hashed-words.ts'

// Examples that the weights of the outline are learned from. Of an entry as much is wanted as is known: a truth file
// knows all of its pages, the corpus only what the trade prints alike everywhere.

/** Facts that are known of an entry; what is left out is not known. */
export interface Wanted {
  /** Whether a clause begins here. */
  readonly begins?: boolean
  /** The entries with one of which the clause around it begins, by their serials; null at the top. */
  readonly parents?: readonly (number | null)[]
  /** The entry of a clause that contains whatever begins here, clause or not. */
  readonly within?: number
  /** The number of that clause, where it is on no page that is known. */
  readonly under?: string
  /** The number of the clause, which its label ends. */
  readonly number?: string
}

/** A document to learn from. */
export interface Example {
  readonly name: string
  /** Whose document it is: insurers are left out as a whole. */
  readonly insurer: string
  readonly bytes: Uint8Array
  readonly entries: readonly Entry[]
  readonly wanted: ReadonlyMap<number, Wanted>
}

/** Whether a way to read an entry is as wanted; `top` is the innermost place that is open. */
export function isAsWanted(entry: Entry, way: Way, wanted: Wanted | undefined): boolean {
  if (wanted === undefined) return true
  const above = chainOf(way.parent ?? null)
  if (
    way.parent !== undefined &&
    wanted.within !== undefined &&
    !above.some(({ entry: { serial } }) => serial === wanted.within)
  )
    return false
  const begins = way.parent !== undefined && way.clause
  if (wanted.begins !== undefined && begins !== wanted.begins) return false
  if (!begins) return true
  if (wanted.parents?.includes(serialOf(way.parent ?? null)) === false) return false
  const { number = '', under } = wanted
  if (under !== undefined && !isNamedBy(under, above)) return false
  const named = entry.labels.filter(({ name }) => endsIn(number, name))
  if (named.length === 0) return true
  if (way.label === null || !named.includes(way.label)) return false
  const before = plain(number).slice(0, -plain(way.label.name).length)
  if (before === '') return true
  // A label that says "3.1" goes on from what is above 3.
  const { path } = way.label
  const others = above.filter(({ label }) => label === null || namesIn(label, path) === 0)
  return (
    isNamedBy(before, others) || (wanted.parents !== undefined && others.every(({ label }) => label === null))
  )
}

/** Whether a number ends in the name of a place: of the innermost labelled one, or of a heading in that. */
function isNamedBy(number: string, places: readonly Node[]): boolean {
  const labelled = places.findIndex(({ label }) => label !== null)
  const own = labelled === -1 ? places : places.slice(0, labelled + 1)
  return own.some(({ label, entry }) =>
    endsIn(number, label?.name ?? (entry.heading ? nameOf(entry.text) : '')),
  )
}

/** Serial number of the innermost clause at or above a place. */
export function serialOf(node: Node | null): number | null {
  return chainOf(node).find(({ clause }) => clause)?.entry.serial ?? null
}

export function endsIn(number: string, label: string): boolean {
  return label !== '' && plain(number).endsWith(plain(label))
}

/** Marks all entries after one up to another as in it. */
export function within(wanted: Map<number, Wanted>, owner: number, last: number): void {
  for (let at = owner + 1; at <= last; at++) {
    const held = wanted.get(at) ?? {}
    if ((held.within ?? -1) < owner) wanted.set(at, { ...held, within: owner })
  }
}

/** The words of a number, each after a space. */
export function plain(number: string): string {
  return wordsIn(number)
    .map((word) => ` ${word}`)
    .join('')
}
