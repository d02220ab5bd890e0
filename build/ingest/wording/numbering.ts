import type { Entry } from './blocks.ts'
import { isWrittenAsTerm } from './definitions.ts'
import { fitsFor } from './fits.ts'
import type { Fit } from './heading-fits.ts'
import { type Memory, type Node, levelOf } from './nodes.ts'

// The outline of a document as a whole. Every line start that may be a label, and every heading, is read in all the ways
// it can be: the next of an open list, the first of a new one, or no label at all. Many outlines are kept side by side,
// each with a score, and the best at the document's end wins: "3" is a label where a 4 goes on from it.
//
//     2. Cover          ← 2 after 1
//       a) Hospital     ← a new list in 2
//       b) Day care     ← b after a
//     38. of the Act    ← no label: 38 goes on from nothing
//     3. Exclusions     ← 3 after 2 closes a) and b)

interface State extends Memory {
  readonly score: number
  readonly top: Node | null
  readonly trail: Trail | null
}

interface Trail {
  readonly node: Node
  readonly before: Trail | null
}

/** How many outlines are kept side by side. */
const WIDTH = 60

/** The places of the best outline by their entries. */
export function outlineOf(entries: readonly Entry[]): ReadonlyMap<Entry, Node> {
  let states: State[] = [{ score: 0, top: null, trail: null, last: new Map() }]
  for (const [at, entry] of entries.entries()) {
    if (!isCandidate(entry, entries[at - 1])) continue
    const ways = states.flatMap((state) =>
      fitsFor(entry, state.top, state).map((fit) => ({ state, fit, score: state.score + fit.score })),
    )
    const next = new Map<string, State>()
    for (const { state, fit } of ways.sort((one, two) => two.score - one.score)) {
      if (next.size === WIDTH) break
      const key = keyOf(state.top, entry, fit)
      if (!next.has(key)) next.set(key, after(state, entry, fit))
    }
    states = [...next.values()]
  }
  const places = new Map<Entry, Node>()
  for (let trail = states[0]?.trail ?? null; trail !== null; trail = trail.before)
    places.set(trail.node.entry, trail.node)
  return places
}

/** Whether an entry may open a place; the title below the bare name of a part goes with it. */
function isCandidate(entry: Entry, before: Entry | undefined): boolean {
  const [label] = entry.labels
  if (entry.tables.length > 0 && label === undefined) return false
  if (label === undefined) return entry.heading ? !isTitleOf(entry, before) : isWrittenAsTerm(entry)
  return label.style !== 'bullet'
}

function isTitleOf({ page }: Entry, before: Entry | undefined): boolean {
  const [label] = before?.labels ?? []
  return label?.style === 'part' && page === before?.page && label.length >= (before?.text.length ?? 0) - 1
}

function after(
  state: State,
  entry: Entry,
  { score, label, parent, follows, interrupted, skips }: Fit,
): State {
  if (parent === undefined) return { ...state, score: state.score + score }
  const depth = (parent?.depth ?? 0) + 1
  const first = follows?.first ?? follows
  const node: Node = { entry, label, parent, interrupted, depth, skips, follows, first }
  const last = new Map(state.last).set(levelOf(entry, label), node)
  return { score: state.score + score, top: node, trail: { node, before: state.trail }, last }
}

/** What is open after an entry: of two outlines that have the same places open, the better one is kept. */
function keyOf(top: Node | null, entry: Entry, { parent, label }: Fit): string {
  const open = parent === undefined ? [] : [entry.serial, label?.style ?? '']
  for (let node = parent === undefined ? top : parent; node !== null; node = node.parent)
    open.push(node.entry.serial, node.label?.style ?? '')
  return open.join(' ')
}
