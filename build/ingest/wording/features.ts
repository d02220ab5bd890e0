import type { Label } from '../layout/labels.ts'
import { type Node, isAlike, isBare, isNext, kindOf } from './nodes.ts'
import type { Seen } from './seen.ts'
import { endOf, sizeOf } from './signs.ts'
import { type Way, namesIn } from './ways.ts'

// Table of the features that decide between the ways to read an entry. Each is a word; its weight was learned
// (weights.json), and nothing else decides. All of them are about one way: the entry by itself, the one before it in its
// list, its place, each place that it closes, and earlier lists of its kind.

/** A reading of an entry: the observations of it, and one way to read it. */
export interface Chosen extends NamedWay {
  readonly seen: Seen
  readonly way: Way
}

/** A way to read an entry in words. */
export interface NamedWay {
  /** The way and the label in words: "clause number", "text heading". */
  readonly what: string
  /** The same, with labels of lists as one. */
  readonly kind: string
  /** The way and how the entry is set, whatever its label. */
  readonly role: string
}

export function nameWay(seen: Seen, way: Way): NamedWay {
  const { entry } = seen
  const label = way.parent === undefined ? (entry.labels[0] ?? null) : way.label
  const role = way.parent === undefined ? 'text' : way.clause ? 'clause' : 'item'
  return {
    what: `${role} ${classOf(seen, label)}`,
    kind: `${role} ${groupOf(seen, label)}`,
    role: `${role} ${label === null ? 'unlabelled' : 'labelled'} ${seen.form}`,
  }
}

/** Class of a label, or of an entry without one. */
function classOf({ form, isTerm }: Pick<Seen, 'form' | 'isTerm'>, label: Label | null): string {
  if (label === null) return form === 'heading' ? 'heading' : isTerm ? 'term' : 'opening'
  return label.style === 'part' ? label.keyword : label.style
}

export function groupOf(seen: Pick<Seen, 'form' | 'isTerm'>, label: Label | null): string {
  if (label === null) return classOf(seen, null)
  return /^(?:letter|roman)$/u.test(label.style)
    ? 'list'
    : /^(?:LETTER|ROMAN)$/u.test(label.style)
      ? 'LIST'
      : label.style
}

/** Features of an entry by itself. */
export function ofEntry({ seen, way, what, kind, role }: Chosen): string[] {
  const label = way.parent === undefined ? (seen.entry.labels[0] ?? null) : way.label
  const lists = seen.lists.get(label) ?? []
  const all = [...seen.text, ...seen.place, ...seen.look, ...lists]
  return [
    what,
    `${what} ${seen.form}`,
    `${kind} ${label?.shape ?? ''}`,
    ...graded(all, kind, role),
    ...lists.map((one) => `${role}, ${seen.text[0]}: ${one}`),
    ...seen.words.map((word) => `${role}, ${word}`),
  ]
}

/** Features of a kind of label, and of any. */
function graded(all: readonly string[], kind: string, role: string): string[] {
  const any = role.split(' ')[0]
  return all.flatMap((one) => [`${kind}: ${one}`, `${role}: ${one}`, `${any}: ${one}`])
}

/** Features of a label compared with the one before it in its list. */
export function ofList(
  { seen: { entry, all }, way: { label, parent, clause, interrupted }, kind }: Chosen,
  follows: Node,
): string[] {
  const steps = stepOf(label, follows.label)
  const isOpen = parent === follows.parent
  const turn = follows.clause === clause ? 'as before' : 'unlike before'
  return [
    `goes on ${turn}`,
    `${kind} goes on ${turn}`,
    `goes on ${kind}: ${steps} ${isOpen ? 'here' : 'elsewhere'}`,
    `goes on: ${steps} ${isOpen ? 'here' : 'elsewhere'}`,
    ...[
      isAlike(entry, follows.entry) ? 'alike' : 'set otherwise',
      entry.heading === follows.entry.heading ? 'same form' : 'other form',
      `moved ${Math.max(-3, Math.min(3, Math.round((entry.indent - follows.entry.indent) / 8)))}`,
      label === null || kindOf(follows.entry, follows.label) === kindOf(entry, label)
        ? 'same kind'
        : 'other kind',
      interrupted === null ? 'in a row' : 'interrupted',
      label !== null && all.beginsBetween(follows.entry, entry, label) ? 'over another' : 'over none',
    ].flatMap((one) => [`goes on ${kind}: ${one}`, `goes on: ${one}`]),
  ]
}

/** Step from one label of a list to another. */
function stepOf(label: Label | null, before: Label | null): string {
  if (label === null || before === null || isNext(label, before)) return 'next'
  const step = label.value - before.value
  return step === 0 ? 'again' : step < 0 ? 'back' : `skip ${sizeOf(step)}`
}

/** How loud an entry is beside a place: -1 is less, 1 is more. */
function strikeOf(seen: Seen, over: Seen): number {
  return Math.sign(Math.round(2 * (seen.strikes - over.strikes)))
}

/** How an entry looks compared with an open place: louder or not, alike, and whether anything was begun there. */
function besideOf(seen: Seen, over: Seen, node: Node): string {
  const { entry } = seen
  const looks = `${strikeOf(seen, over)} ${isAlike(entry, node.entry) ? 'alike' : ''} ${over.form}`
  const label = node.label === null ? 'unlabelled' : 'labelled'
  return `beside ${looks} ${label} ${isBare(node, entry) ? 'bare' : 'begun'}`
}

/** Features of an entry that begins something below a place. */
export function ofPlace(
  { seen, way: { label, follows }, what, kind, role }: Chosen,
  parent: Node | null,
  above: Seen | null,
): string[] {
  const { entry } = seen
  const starts =
    label === null ? 'unlabelled' : label.value === 1 ? 'first' : follows === null ? 'later' : 'carried'
  if (parent === null || above === null)
    return [
      `${kind} at the top`,
      `${role} at the top`,
      `${what} at the top ${starts}`,
      ...graded([`at the top, ${seen.subject}`], kind, role),
      ...seen.words.map((word) => `${role} at the top, ${word}`),
    ]
  const over = groupOf(above, parent.label)
  const inside = parent.clause ? 'clause' : 'item'
  const isFirst = isBare(parent, entry)
  const named =
    label?.style === 'decimal' && parent.label !== null
      ? label.path.length - namesIn(parent.label, label.path)
      : 0
  return [
    `${kind} in ${inside} ${over}`,
    `${role} in ${inside} ${over} ${above.form}`,
    `${what} ${starts} in ${inside} ${classOf(above, parent.label)}`,
    ...graded(
      [
        `${starts} ${isFirst ? 'bare' : 'begun'}`,
        `${starts} ${isFirst ? endOf(parent.entry.text) : ''} ${seen.text[3] ?? ''}`,
        parent.defining ? 'among definitions' : 'elsewhere',
        `strikes ${strikeOf(seen, above)} ${isAlike(entry, parent.entry) ? 'alike' : ''} ${above.form}`,
        `inwards ${Math.max(-3, Math.min(3, Math.round((entry.indent - parent.entry.indent) / 8)))}`,
        `named ${label?.style === 'decimal' ? Math.min(named, 3) : '-'}`,
        `over ${above.text[0]}`,
        `${seen.subject} over ${above.subject}`,
        besideOf(seen, above, parent),
      ].map((one) => `in ${inside}, ${one}`),
      kind,
      role,
    ),
    ...seen.words.map((word) => `${role} in ${inside} ${over}, ${word}`),
    ...above.words.map((word) => `${role} in ${inside} of ${word}`),
    `${role} in ${parent.defining ? 'definitions' : 'others'}: ${seen.text.includes('means') ? 'means' : ''}`,
    `${kind} in ${over} ${seen.text[0]} ${seen.lists.get(label)?.[2] ?? ''}`,
  ]
}

/** Features of closing a place: nothing after the entry belongs to a place that it closes. */
export function ofClosed({ seen, what, kind, role }: Chosen, closed: Node, over: Seen): string[] {
  const inwards = Math.max(-2, Math.min(2, Math.round((seen.entry.indent - closed.entry.indent) / 8)))
  const group = groupOf(over, closed.label)
  const then = over.lists.get(closed.label)?.[1] ?? 'none'
  return [
    `${kind} closes ${closed.clause ? 'clause' : 'item'} ${group}`,
    `${role} closes ${group} ${over.form}`,
    `${what} closes ${classOf(over, closed.label)}`,
    ...seen.words.map((word) => `${role} closes ${over.form} for ${word}`),
    ...over.words.map((word) => `${role} closes ${word}`),
    ...graded(
      [
        `inwards ${inwards}`,
        `strikes ${strikeOf(seen, over)}`,
        isAlike(seen.entry, closed.entry) ? 'alike' : 'set otherwise',
        `for ${seen.subject}`,
        `for ${seen.subject} over ${over.subject}`,
        then,
        `list ${closed.label === null ? '-' : seen.all.below(seen.entry, closed.entry, closed.label)}`,
        besideOf(seen, over, closed),
      ].map((one) => `closes ${over.form}, ${one}`),
      kind,
      role,
    ),
  ]
}
