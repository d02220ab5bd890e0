import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'

/** A place of the outline: an entry that opens one, below another. */
export interface Node {
  readonly entry: Entry
  readonly label: Label | null
  readonly parent: Node | null
  /** Whether a clause begins here; if not, it is an item of a list in one. */
  readonly clause: boolean
  /** The one before it in its list. */
  readonly follows: Node | null
  /** The innermost place that was open when an unlabelled heading came. */
  readonly interrupted: Node | null
  readonly depth: number
  /** The label it follows where that is not the one before it; empty where it follows none. */
  readonly skips: string | null
  /** Whether it is about definitions, or in a place that is. */
  readonly defining: boolean
}

const kinds = new WeakMap<Label | Entry, string>()

/** Key that labels of one list share, or headings of one level. */
export function kindOf(entry: Entry, label: Label | null): string {
  const known = kinds.get(label ?? entry)
  if (known !== undefined) return known
  const kind = label === null ? unlabelled(entry) : listOf(label)
  kinds.set(label ?? entry, kind)
  return kind
}

/** Key that lists of one level share: lists of headings have other keys than lists of text. */
export function levelOf(entry: Entry, label: Label | null): string {
  return `${entry.heading ? 'heading' : 'text'} ${kindOf(entry, label)}`
}

/** Defined terms are of one kind, however they are set. */
function unlabelled({ heading, look }: Entry): string {
  return heading ? `heading ${look.replace('centred', '')}` : 'term'
}

function listOf({ style, shape, keyword, path }: Label): string {
  const components = path.map((part) => (/^\d/u.test(part) ? '1' : 'a')).join('.')
  return `${style} ${shape} ${keyword} ${components}`
}

/** Whether a label may be the next after another: 2 or 2A after 1, 3 after 2A. */
export function isNext(label: Label, before: Label): boolean {
  return label.value > before.value && Math.floor(label.value) - Math.floor(before.value) <= 1
}

/** Whether an entry comes right after the one that opened a place: nothing was begun there. */
export function isBare({ entry: { serial } }: Node, entry: Entry): boolean {
  return serial === entry.serial - 1
}

/** Whether an entry is set apart as a whole, begins with words that are, or neither; or is a row of a table. */
export function formOf({ heading, lead, tables }: Entry): 'heading' | 'led' | 'plain' | 'row' {
  if (tables.length > 0) return 'row'
  return heading ? 'heading' : lead === '' ? 'plain' : 'led'
}

/** Whether two are set alike; whether a short line is centred cannot always be told. */
export function isAlike(a: Entry, b: Entry): boolean {
  return a.look.replace('centred', '') === b.look.replace('centred', '')
}

/** The open places from the innermost to the outermost. */
export function chainOf(top: Node | null): Node[] {
  const chain: Node[] = []
  for (let node = top; node !== null; node = node.parent) chain.push(node)
  return chain
}
