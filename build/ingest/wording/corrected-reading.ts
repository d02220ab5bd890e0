import type { Override } from '../../contract/authored/overrides.ts'
import { type Stretch, breaksIn, findPlace } from './places.ts'
import type { ReadClause } from './read-clause.ts'

// Applies the corrections that people made in a reading to it:
//
//     { page: 9, words: "6. Towing", begins: true, number: "6", title: "Towing" }
//
//     5. Windscreen …        5. Windscreen …
//     6. Towing …            6. Towing …      ← a clause of its own, the items below it are now in it
//       a) within 50 km        a) within 50 km

/** A reading with overrides applied. */
export interface CorrectedReading {
  readonly clauses: readonly ReadClause[]
  /** For each clause the places, in the list before, of those that its words come from, its own first. */
  readonly from: readonly (readonly number[])[]
  /** The overrides that could not be applied, their words not being there or their parent not earlier. */
  readonly unplaced: readonly Override[]
}

interface Item {
  parent: Item | null
  number: string
  title: string
  text: string
  page: number
  from: number[]
}

/** Applies overrides to the clauses of a reading, one after the other. */
export function corrected(read: readonly ReadClause[], overrides: readonly Override[]): CorrectedReading {
  const items: Item[] = []
  for (const [at, { parent, number, title, text, page }] of read.entries())
    items.push({
      parent: parent === null ? null : (items[parent] ?? null),
      number,
      title,
      text,
      page,
      from: [at],
    })
  const unplaced = overrides.filter((override) => !isApplied(items, override))
  const places = new Map(items.map((item, at) => [item, at]))
  return {
    clauses: items.map(({ parent, number, title, text, page }) => ({
      parent: parent === null ? null : (places.get(parent) ?? null),
      number,
      title,
      text,
      page,
      pageEnd: page + breaksIn(text),
    })),
    from: items.map(({ from }) => from),
    unplaced,
  }
}

/** Applies all of an override or, where something of it cannot be, nothing. */
function isApplied(items: Item[], override: Override): boolean {
  const found = findPlace(items, override)
  if (found === null || !isWanted(items, override, found)) return false
  const { begins, text } = override
  const parent = override.parent && items[findPlace(items, override.parent)?.at ?? 0]
  if (begins === false) join(items, found.at)
  else {
    const own = begins === true && found.start > 0 ? split(items, found) : (items[found.at] as Item)
    if (override.number !== undefined) own.number = override.number
    if (override.title !== undefined) own.title = override.title
    if (parent !== undefined) own.parent = parent
  }
  if (text !== undefined) reword(items, findPlace(items, override) ?? found, text)
  return true
}

/** Whether an override can be applied where its words were found. */
function isWanted(items: readonly Item[], override: Override, { at, start }: Stretch): boolean {
  const { begins, number, title, parent } = override
  const isOfClause = [begins === false || undefined, number, title, parent].some((one) => one !== undefined)
  if (isOfClause && start > 0 && begins !== true) return false
  if (begins === false && at === 0) return false
  if (parent === undefined || parent === null) return true
  const above = findPlace(items, parent)
  return above !== null && above.start === 0 && (above.at < at || (above.at === at && start > 0))
}

/** Cuts an item in two. What was below a clause goes with the part that is printed right above it. */
function split(items: Item[], { at, start }: Stretch): Item {
  const item = items[at] as Item
  const before = item.text.slice(0, start)
  const own: Item = {
    parent: item.parent,
    number: item.number,
    title: '',
    text: item.text.slice(start),
    page: item.page + breaksIn(before),
    from: [...item.from],
  }
  item.text = before.trimEnd()
  for (const one of items) if (one.parent === item) one.parent = own
  items.splice(at + 1, 0, own)
  return own
}

/** Puts the text of an item at the end of the one before it. */
function join(items: Item[], at: number): void {
  const [item, before] = [items[at] as Item, items[at - 1] as Item]
  const pages = item.page - before.page - breaksIn(before.text)
  before.text += `${pages > 0 ? '\f'.repeat(pages) : '\n'}${item.text}`
  before.from = [...new Set([...before.from, ...item.from])]
  takeOut(items, at, before)
}

/** Takes an item out; the items in it are then in another. */
function takeOut(items: Item[], at: number, above: Item | null): void {
  const [item] = items.splice(at, 1)
  for (const one of items) if (one.parent === item) one.parent = above
}

/** Puts a text in place of words. Without words left, the line goes too, and the item where it was all. */
function reword(items: Item[], { at, start, end }: Stretch, text: string): void {
  const item = items[at] as Item
  const [before, after] = [item.text.slice(0, start), item.text.slice(end)]
  item.text = text === '' ? closed(before, after) : `${before}${text}${after}`
  item.page += breaksIn(/^\s*/u.exec(item.text)?.[0] ?? '')
  item.text = item.text.trim()
  if (item.text === '') takeOut(items, at, item.parent)
}

/** Two texts with nothing between them but the white space that is needed. */
function closed(before: string, after: string): string {
  const [start, end] = [before.replace(/[^\S\f]+$/u, ''), after.replace(/^[^\S\f]+/u, '')]
  if (start === '' || end === '' || start.endsWith('\f') || end.startsWith('\f')) return start + end
  const between = before.slice(start.length) + after.slice(0, after.length - end.length)
  return `${start}${between.includes('\n') ? '\n' : between.slice(0, 1)}${end}`
}
