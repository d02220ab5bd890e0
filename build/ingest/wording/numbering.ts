import type { Entry } from './blocks.ts'
import { type NamedWay, nameWay, ofClosed, ofEntry, ofList, ofPlace } from './features.ts'
import { ofMemory } from './memory.ts'
import { type Node, chainOf, levelOf } from './nodes.ts'
import { type Seen, seenIn } from './seen.ts'
import { type Way, isCandidate, waysOf } from './ways.ts'
import { Part, type Weights } from './weights.ts'

// The outline of a document as a whole. Every line start that may be a label, and every heading, is read in all the ways
// it can be: the next of an open list, the first of a new one, or no label at all; a clause, or an item in one. Many
// outlines are kept side by side, each with a score, and the best at the document's end wins: "3" is a label where a 4
// goes on from it.
//
//     2. Cover          ← 2 after 1
//       a) Hospital     ← a new list in 2
//       b) Day care     ← b after a
//     38. of the Act    ← no label: 38 goes on from nothing
//     3. Exclusions     ← 3 after 2 closes a) and b)

/** An outline up to an entry. */
export interface State {
  readonly score: number
  readonly top: Node | null
  readonly trail: OutlineTrail | null
  /** The last place of each kind of label. */
  readonly last: ReadonlyMap<string, Node>
}

/** Steps that led to an outline, the last one first. */
export interface OutlineTrail {
  readonly before: OutlineTrail | null
  readonly entry: Entry
  readonly way: Way
  readonly node: Node | null
  readonly parts: readonly Part[]
}

/** An outline with one more entry read. */
export interface OutlineStep {
  readonly state: State
  readonly way: Way
  readonly parts: readonly Part[]
  readonly score: number
}

/** Number of outlines that are kept side by side. */
const WIDTH = 24

/** The outlines of a document, entry by entry. */
export class OutlineSearch {
  /** The entries that may open a place. */
  readonly candidates: readonly Entry[]
  private readonly seen: readonly Seen[]
  private readonly weights: Weights
  /** The features of each entry that were looked up. */
  private readonly held = new Map<number, Map<number, Part>>()
  private readonly keeps: boolean
  private parts = new Map<number, Part>()
  private names = new Map<number, NamedWay>()
  private readonly memories = new Map<string, Map<string, Part>>()

  /** With `keeps`, the features that were looked up for an entry are kept for when it is read again. */
  constructor(entries: readonly Entry[], weights: Weights, keeps = false) {
    this.keeps = keeps
    this.seen = seenIn(entries)
    this.candidates = entries.filter((entry, at) => isCandidate(entry, entries[at - 1]))
    this.weights = weights
  }

  readonly start: State = { score: 0, top: null, trail: null, last: new Map() }

  /** The places that the best outline of some entries has, after an outline; each of the labelled ones, if so asked. */
  read(start: State, entries: readonly Entry[], isEachLabelled = false): Map<Entry, Node> {
    let states: State[] = [start]
    for (const entry of entries) {
      const steps = this.steps(states, entry)
      const isPlaced = isEachLabelled && entry.labels.length > 0
      states = bestOf(isPlaced ? steps.filter(({ way }) => way.parent !== undefined) : steps, entry)
    }
    const places = new Map<Entry, Node>()
    for (let trail = states[0]?.trail ?? null; trail !== null; trail = trail.before)
      if (trail.node !== null) places.set(trail.entry, trail.node)
    return places
  }

  /** Every way to read an entry after each of some outlines. */
  steps(states: readonly State[], entry: Entry): OutlineStep[] {
    this.parts = this.held.get(entry.serial) ?? new Map<number, Part>()
    if (this.keeps) this.held.set(entry.serial, this.parts)
    this.names = new Map()
    return states.flatMap((state) => {
      const open = chainOf(state.top)
      return waysOf(entry, state.top, state.last).map((way) => {
        const parts = this.partsOf(entry, way, open, state)
        return { state, way, parts, score: parts.reduce((sum, part) => sum + part.score, state.score) }
      })
    })
  }

  private partsOf(entry: Entry, way: Way, open: readonly Node[], { last }: State): Part[] {
    const { label, parent, follows, clause, interrupted } = way
    const opens = parent !== undefined
    const own =
      (label === null ? 0 : entry.labels.indexOf(label) + 1) * 4 + (opens ? 2 : 0) + (clause ? 1 : 0)
    const seen = this.seenOf(entry)
    const named = this.names.get(own) ?? nameWay(seen, way)
    this.names.set(own, named)
    const one = { seen, way, ...named }
    const parts = [this.part(0, own, null, () => ofEntry(one))]
    const closed = !opens ? 0 : parent === null ? open.length : open.indexOf(parent)
    const { all, left } = ofMemory(one, open, closed, last)
    for (const what of all) parts.push(this.named(one.kind, what))
    if (left !== '') parts.push(this.named(one.kind, left), this.named(one.role, left))
    if (!opens) return parts
    const isHere = parent === follows?.parent
    if (follows !== null)
      parts.push(
        this.part(!isHere ? 6 : interrupted === null ? 1 : 2, own, follows, () => ofList(one, follows)),
      )
    if (!isHere)
      parts.push(
        this.part(follows === null ? 3 : 4, own, parent, () =>
          ofPlace(one, parent, parent === null ? null : this.seenOf(parent.entry)),
        ),
      )
    for (const node of open.slice(0, closed))
      if (node !== follows)
        parts.push(this.part(5, own, node, () => ofClosed(one, node, this.seenOf(node.entry))))
    return parts
  }

  private seenOf({ serial }: Entry): Seen {
    return this.seen[serial] as Seen
  }

  /** The same features of several outlines are looked up once. */
  private part(what: number, own: number, node: Node | null, names: () => string[]): Part {
    const key = ((node === null ? 0 : codeOf(node)) * 16 + own) * 8 + what
    const held = this.parts.get(key)
    if (held !== undefined) return held
    const made = new Part(names(), this.weights)
    this.parts.set(key, made)
    return made
  }

  private named(of: string, what: string): Part {
    const held = this.memories.get(of) ?? new Map<string, Part>()
    this.memories.set(of, held)
    const made = held.get(what) ?? new Part([`${of}: ${what}`], this.weights)
    held.set(what, made)
    return made
  }
}

/** Number of a place by all that features tell of it; the places above it make no difference. */
function codeOf({ entry, label, clause, defining }: Node): number {
  const at = label === null ? 0 : entry.labels.indexOf(label) + 1
  return 1 + entry.serial * 16 + at * 4 + (clause ? 2 : 0) + (defining ? 1 : 0)
}

/** The best outlines after an entry; of two that have the same places open, the better one. */
export function bestOf(steps: readonly OutlineStep[], entry: Entry, width = WIDTH): State[] {
  const next = new Map<string, State>()
  for (const step of [...steps].sort((one, two) => two.score - one.score)) {
    if (next.size === width) break
    const key = keyOf(step.state.top, entry, step.way)
    if (!next.has(key)) next.set(key, after(step, entry))
  }
  return [...next.values()]
}

function after({ state, way, parts, score }: OutlineStep, entry: Entry): State {
  const { label, parent, follows, interrupted, skips, clause } = way
  if (parent === undefined)
    return { ...state, score, trail: { before: state.trail, entry, way, node: null, parts } }
  const depth = (parent?.depth ?? 0) + 1
  const named = entry.heading || label === null ? entry.text : entry.lead
  const defining = parent?.defining === true || (clause && /\bdefinitions?\b/iu.test(named))
  const node: Node = { entry, label, parent, clause, interrupted, depth, skips, follows, defining }
  const last = new Map(state.last).set(levelOf(entry, label), node)
  return { score, top: node, trail: { before: state.trail, entry, way, node, parts }, last }
}

/** Key of the places open after an entry: of two outlines with the same key, the better one is kept. */
function keyOf(top: Node | null, entry: Entry, { parent, label, clause }: Way): string {
  let key = parent === undefined ? '' : `${entry.serial} ${label?.style ?? ''} ${clause} `
  for (let node = parent === undefined ? top : parent; node !== null; node = node.parent)
    key += `${node.entry.serial} ${node.label?.style ?? ''} ${node.clause} `
  return key
}
