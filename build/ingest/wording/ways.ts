import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'
import { isUnnumbered, isWrittenAsTerm } from './definitions.ts'
import { type Node, chainOf, formOf, isAlike, isNext, kindOf, levelOf } from './nodes.ts'

/** One way to read an entry: as a place below its parent, or, where the parent is undefined, as text that goes on. */
export interface Way {
  readonly label: Label | null
  readonly parent: Node | null | undefined
  readonly follows: Node | null
  readonly interrupted: Node | null
  readonly skips: string | null
  readonly clause: boolean
}

type Place = Pick<Way, 'parent'> & Partial<Way>

const TEXT: Way = {
  label: null,
  parent: undefined,
  follows: null,
  interrupted: null,
  skips: null,
  clause: false,
}

/** Whether an entry may open a place; the title below the bare name of a part goes with it. */
export function isCandidate(entry: Entry, before: Entry | undefined): boolean {
  const [label] = entry.labels
  if (label !== undefined) return label.style !== 'bullet' || isWrittenAsTerm(entry)
  if (entry.tables.length > 0) return false
  return entry.heading ? !isTitleOf(entry, before) : entry.page === 1 || isWrittenAsTerm(entry)
}

function isTitleOf({ page }: Entry, before: Entry | undefined): boolean {
  const [label] = before?.labels ?? []
  return label?.style === 'part' && page === before?.page && label.length >= (before?.text.length ?? 0) - 1
}

/** Every way to read an entry that may be a label or a heading, below the open places. No clause begins in an item. */
export function waysOf(entry: Entry, top: Node | null, last: ReadonlyMap<string, Node>): Way[] {
  const ways = placesIn(entry, chainOf(top), last)
  return [TEXT, ...ways.filter(({ clause, parent }) => !clause || parent?.clause !== false)]
}

function placesIn(entry: Entry, open: readonly Node[], last: ReadonlyMap<string, Node>): Way[] {
  if (isUnnumbered(entry)) {
    const places = entry.heading ? headings(open) : isWrittenAsTerm(entry) ? terms(open) : opening(last)
    return places.map((place) => ({ ...TEXT, clause: true, ...place }))
  }
  return entry.labels.flatMap((label) =>
    placesOf(label, entry, open, last).flatMap((place) => {
      const way = { ...TEXT, label, ...place }
      if (label.style === 'part') return [{ ...way, clause: true }]
      const isOne = isOneList(entry, way)
      // A row of a table is an entry of its own where it is a provision: no item.
      const all = formOf(entry) === 'row' ? [true] : [true, false]
      return all.flatMap((clause) => (isOne && clause !== way.follows?.clause ? [] : [{ ...way, clause }]))
    }),
  )
}

/** Whether an entry goes on with a list as the one before it did: the members of a list are all clauses, or all items. */
function isOneList(entry: Entry, { follows, parent, interrupted }: Way): boolean {
  if (follows === null || follows.parent !== parent || interrupted !== null) return false
  return formOf(entry) === formOf(follows.entry)
}

function headings(open: readonly Node[]): Place[] {
  const [interrupted = null] = open
  return [...open, null].map((parent) => ({ parent, interrupted }))
}

/** The first paragraph below the title and the letterhead, where no heading parts it from them. */
function opening(last: ReadonlyMap<string, Node>): Place[] {
  return last.size === 0 ? [{ parent: null }] : []
}

/** A term beside the one before it, below clauses about definitions; if none are, below any place but a term. */
function terms(open: readonly Node[]): Place[] {
  const isTerm = ({ label, entry }: Node) => label === null && !entry.heading
  const others = open.filter((node) => !isTerm(node))
  const about = others.filter(
    ({ clause, defining, entry, parent }) =>
      clause && defining && (entry.heading || parent?.defining !== true),
  )
  return (about.length > 0 ? about : [...others, null]).map((parent) => ({
    parent,
    follows: open.find((node) => isTerm(node) && node.parent === parent) ?? null,
  }))
}

function placesOf(
  label: Label,
  entry: Entry,
  open: readonly Node[],
  last: ReadonlyMap<string, Node>,
): Place[] {
  if (label.style === 'note')
    return open.length === 0 ? [{ parent: null }] : open.map((parent) => ({ parent }))
  const going = [...continued(label, entry, open), ...resumed(label, entry, open)]
  return [...going, ...(label.style === 'decimal' ? below(label, open) : begun(label, entry, open, last))]
}

/** As the next of a list that is open; everything in it is closed. */
function continued(label: Label, entry: Entry, open: readonly Node[]): Place[] {
  return open.flatMap((node): Place[] => {
    if (node.label === null || !isOfOneList(node, node.label, entry, label)) return []
    if (label.path.slice(0, -1).join('.') !== node.label.path.slice(0, -1).join('.')) return []
    const step = label.value - node.label.value
    // A heading may repeat the number of the one before it by mistake.
    if (step < 0 || (step === 0 && !entry.heading && label.style !== 'part')) return []
    return [{ parent: node.parent, follows: node, skips: isNext(label, node.label) ? null : node.label.name }]
  })
}

/** Whether two labels may be of one list: 10 goes on from 09, and "2) Benefits" from "1. Cover". */
function isOfOneList({ entry: before }: Node, one: Label, entry: Entry, two: Label): boolean {
  if (one.style === 'part' && two.style === 'part') return one.keyword === two.keyword
  const isSuccessor = two.style === one.style && two.value === one.value + 1 && one.keyword === two.keyword
  return isSuccessor || kindOf(before, one) === kindOf(entry, two)
}

/** As the next of a list that an unlabelled heading interrupted; one that is set like it. */
function resumed(label: Label, entry: Entry, open: readonly Node[]): Place[] {
  return open.flatMap(({ label: own, interrupted }) => {
    if (own !== null || interrupted === null) return []
    const closed = chainOf(interrupted).filter((node) => !open.includes(node))
    return continued(label, entry, closed)
      .filter(({ follows }) => entry.heading === follows?.entry.heading && isAlike(entry, follows.entry))
      .map((place) => ({ ...place, interrupted }))
  })
}

/**
 * As the first of a new list in an open place, or in none; a list may go on from one in another place. No section begins in
 * a section, and no list with a later member in a member of its own kind: "II" in "I", which it goes on from.
 */
function begun(label: Label, entry: Entry, open: readonly Node[], last: ReadonlyMap<string, Node>): Place[] {
  const level = levelOf(entry, label)
  const before = last.get(level)
  const carries = before?.label?.value === label.value - 1 && !open.includes(before)
  const skips = carries || Math.floor(label.value) === 1 || label.style === 'part' ? null : ''
  const isOfItsKind = (node: Node) =>
    label.style === 'part'
      ? node.label?.style === 'part' && node.label.keyword === label.keyword
      : node.label !== null && levelOf(node.entry, node.label) === level
  const isFirst = label.value === 1 || label.style === 'named'
  const isFree = (parent: Node | null) =>
    label.style !== 'part' && (isFirst || (carries && before.parent === parent))
  const parents = [...open, null].filter((parent) => isFree(parent) || !chainOf(parent).some(isOfItsKind))
  return parents.map((parent) => ({ parent, follows: carries ? before : null, skips }))
}

/** A label that names its parents belongs below the nearest of them. */
function below({ path, value }: Label, open: readonly Node[]): Place[] {
  const skips = value <= 1 ? null : ''
  // The 2 in 2.11 is 2.11.2, and 2.12 is not in it.
  const isWithin = (at: number) =>
    open[at]?.label?.style !== 'decimal' &&
    open.slice(at + 1).some(({ label }) => label?.style === 'decimal' && label.path[0] === path[0])
  const named = open.map(({ label }, at) => (label === null || isWithin(at) ? 0 : namesIn(label, path)))
  const most = Math.max(...named, 1)
  const own = open.filter((_, at) => named[at] === most)
  const section = open.find(({ label: of }) => of === null || of.style === 'part') ?? null
  const parents = own.length > 0 ? own : [...new Set([section, null])]
  return parents.map((parent) => ({ parent, skips }))
}

/** Number of components of a label's path that the label of a place names; 0 where it is none of its parents. */
export function namesIn(label: Label, path: readonly string[]): number {
  const held = pathOf(label)
  return held.length < path.length && held.every((part, at) => part === path[at]) ? held.length : 0
}

function pathOf({ style, path, name, keyword }: Label): readonly string[] {
  if (style === 'decimal') return path
  if (style === 'part')
    return keyword === 'part' || keyword === 'section' ? (name.split(' ').at(-1) ?? '').split('.') : []
  return /^(?:number|LETTER|ROMAN)$/u.test(style) ? [name] : []
}
