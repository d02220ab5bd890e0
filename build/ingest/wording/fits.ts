import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'
import { type Fit, type Opened, headings, inside, isAlike, level } from './heading-fits.ts'
import { type Memory, type Node, kindOf, levelOf } from './nodes.ts'
import { isPartHeading, parts } from './part-fits.ts'
import { terms } from './term-fits.ts'

/** Every way to read an entry that may be a label or a heading, below what is open. */
export function fitsFor(entry: Entry, top: Node | null, memory: Memory): Fit[] {
  const plain = { label: null, follows: null, interrupted: null, skips: null }
  const none: Fit = { ...plain, score: asText(entry), parent: undefined }
  const made = (label: Label | null) => (fit: Opened) => ({ ...plain, label, ...fit })
  const open = chainOf(top)
  if (entry.labels.length === 0)
    return [none, ...(entry.heading ? headings(entry, open, memory) : terms(entry, open)).map(made(null))]
  return [none, ...entry.labels.flatMap((label) => places(label, entry, open, memory).map(made(label)))]
}

/** The open places from the innermost to the outermost. */
function chainOf(top: Node | null): Node[] {
  const chain: Node[] = []
  for (let node = top; node !== null; node = node.parent) chain.push(node)
  return chain
}

/** What it costs to take an entry for text that goes on. */
function asText({ labels: [label], heading }: Entry): number {
  if (label === undefined) return heading ? -0.8 : 0
  return heading ? -2 : -1
}

function places(label: Label, entry: Entry, open: readonly Node[], memory: Memory): Opened[] {
  if (label.style === 'note') return [{ score: 1, parent: open[0] ?? null }]
  if (label.style === 'part') return isPartHeading(label, entry) ? parts(label, entry, open) : []
  const going = [...continued(label, entry, open, 0), ...resumed(label, entry, open)]
  if (label.style === 'decimal') return [...going, ...below(label, open)]
  return [...going, ...begun(label, entry, open, memory)]
}

/** As the next of a list that is open; everything in it is closed. */
function continued(label: Label, entry: Entry, open: readonly Node[], cost: number): Opened[] {
  return open.flatMap((node): Opened[] => {
    if (node.label === null) return []
    const isOne = isOfOneList(node, node.label, entry, label)
    if (!isOne && !isMisprinted(node, node.label, entry, label)) return []
    if (label.path.slice(0, -1).join('.') !== node.label.path.slice(0, -1).join('.')) return []
    const step = label.value - node.label.value
    const named = label.style === 'named' || label.style === 'decimal'
    // A heading may repeat the number of the one before it by mistake.
    if (step < (entry.heading ? 0 : 0.001) || (step > 4 && !named)) return []
    const next = step === 1 || (named && step < 1.5)
    const far = (next ? 0 : 1.5 + 0.3 * Math.min(step, 6)) + (isOne ? 0 : 1.5)
    const score = 3 + alike(node.entry, entry) - far - cost
    return [{ score, parent: node.parent, follows: node, skips: next ? null : node.label.name }]
  })
}

/** Whether two labels are written alike; 10 goes on from 09. */
function isOfOneList(node: Node, one: Label, entry: Entry, two: Label): boolean {
  const padded =
    two.value === 10 && one.value === 9 && one.style === two.style && one.shape === `0${two.shape}`
  return padded || kindOf(node.entry, one) === kindOf(entry, two)
}

/** Whether a title goes on from one whose number has another closing sign: "2) Benefits" after "1. Cover". */
function isMisprinted({ entry: before }: Node, one: Label, { lead }: Entry, two: Label): boolean {
  const signs = /^[.)]$/u
  const alike =
    one.style === 'number' && two.style === 'number' && signs.test(one.shape) && signs.test(two.shape)
  return alike && two.value === one.value + 1 && lead !== '' && before.lead !== ''
}

/** What it costs to go on with a list below a label that the heading closed: the label would be left and come back. */
const CLOSED = 2

function isClosed(parent: Node | null, open: readonly Node[]): boolean {
  return parent !== null && parent.label !== null && !open.includes(parent)
}

/** As the next of a list that an unlabelled heading interrupted; one that is set like it. */
function resumed(label: Label, entry: Entry, open: readonly Node[]): Opened[] {
  return open.flatMap(({ label: own, interrupted }) => {
    if (own !== null || interrupted === null) return []
    const closed = chainOf(interrupted).filter((node) => !open.includes(node))
    return continued(label, entry, closed, 1)
      .filter(({ follows }) => entry.heading === follows?.entry.heading && isAlike(entry, follows.entry))
      .map((fit) => ({ ...fit, score: fit.score - (isClosed(fit.parent, open) ? CLOSED : 0) }))
  })
}

/** How much two of one list look alike; whether a short line is centred cannot always be told. */
function alike(one: Entry, two: Entry): number {
  const look = isAlike(one, two) ? 0.7 : 0
  const near = Math.abs(one.indent - two.indent) < 8 ? 0.5 : -0.3
  return look + near - (one.heading === two.heading ? 0 : 1)
}

/** As the first of a new list in an open place, or in none. */
function begun(label: Label, entry: Entry, open: readonly Node[], memory: Memory): Opened[] {
  const kind = kindOf(entry, label)
  const before = memory.last.get(levelOf(entry, label))
  const carries = before?.label?.value === label.value - 1 && !open.includes(before)
  const first = Math.floor(label.value) === 1
  const start = first ? 1.2 : carries ? 0.5 : label.style === 'named' ? 0.4 : entry.heading ? -0.8 : -2
  return [...open, null].map((parent, popped) => {
    const same = open
      .slice(popped)
      .filter((node) => node.label !== null && kindOf(node.entry, node.label) === kind)
    const alike = same.some((node) => isAlike(node.entry, entry))
    const nested = alike ? 2 : same.some((node) => node.entry.heading === entry.heading) ? 0.3 : 0
    const child = open[popped - 1]
    const again = first && child?.label && kindOf(child.entry, child.label) === kind ? 1.5 : 0
    const score =
      start +
      (popped === 0 && leadsTo(parent, entry) ? 0.6 : 0) -
      closing(entry, open.slice(0, popped)) -
      nested -
      again +
      inside(entry, parent) +
      level(before, parent)
    const follows = carries && !first ? before : null
    return { score, parent, follows, skips: first || carries ? null : '' }
  })
}

/** Whether an entry comes directly after the line that opens a place. */
function leadsTo(parent: Node | null, entry: Entry): boolean {
  return parent !== null && parent.entry.serial === entry.serial - 1
}

/** What it costs to close places before a new list: text goes on with what is above it, further left or not. */
function closing(entry: Entry, closed: readonly Node[]): number {
  return closed.reduce((sum, { entry: over }) => {
    if (entry.heading) return sum + 0.15
    if (over.heading) return sum + (entry.lead === '' ? 1.2 : 0.6)
    return sum + (entry.indent > over.indent - 3 ? 0.6 : 0.15)
  }, 0)
}

/** A label that names its parents belongs below the nearest of them. */
function below({ path, value }: Label, open: readonly Node[]): Opened[] {
  const first = value <= 1
  const skips = first ? null : ''
  const own = open.flatMap((node, popped): Opened[] => {
    const held = node.label === null ? [] : pathOf(node.label)
    if (held.length === 0 || held.length >= path.length || held.some((part, at) => part !== path[at]))
      return []
    const missing = path.length - held.length - 1
    return [{ score: 4 - 0.7 * missing - 0.01 * popped - (first ? 0 : 1.5), parent: node, skips }]
  })
  if (own.length > 0) return own
  const section = open.find(({ label: of }) => of === null || of.style === 'part')
  return [
    { score: 0.2, parent: section ?? null, skips },
    { score: -0.1, parent: null, skips },
  ]
}

function pathOf({ style, path, name, keyword }: Label): readonly string[] {
  if (style === 'decimal') return path
  if (style === 'part')
    return keyword === 'part' || keyword === 'section' ? [name.split(' ').at(-1) ?? ''] : []
  return style === 'number' || style === 'LETTER' || style === 'ROMAN' ? [name] : []
}
