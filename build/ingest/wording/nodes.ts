import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'

/** A place of the outline: an entry that opens one, below another. */
export interface Node {
  readonly entry: Entry
  readonly label: Label | null
  readonly parent: Node | null
  /** The first of its list: itself, where it begins one. */
  readonly first: Node | null
  /** The one before it in its list. */
  readonly follows: Node | null
  /** The innermost place that was open when an unlabelled heading came. */
  readonly interrupted: Node | null
  readonly depth: number
  /** The label it follows where that is not the one before it; empty where it follows none. */
  readonly skips: string | null
}

/** What is remembered of a reading from its beginning. */
export interface Memory {
  /** The last place of each kind of label, and how deep it was. */
  readonly last: ReadonlyMap<string, Node>
}

const kinds = new WeakMap<Label | Pick<Entry, 'look' | 'heading'>, string>()

/** What labels of one list share, or headings of one level. */
export function kindOf(entry: Pick<Entry, 'look' | 'heading'>, label: Label | null): string {
  const known = kinds.get(label ?? entry)
  if (known !== undefined) return known
  const kind = label === null ? unlabelled(entry) : listOf(label)
  kinds.set(label ?? entry, kind)
  return kind
}

/** What lists of one level share: those of headings are not those of text. */
export function levelOf(entry: Pick<Entry, 'look' | 'heading'>, label: Label | null): string {
  return `${entry.heading ? 'heading' : 'text'} ${kindOf(entry, label)}`
}

/** Defined terms are of one kind, however they are set. */
function unlabelled({ heading, look }: Pick<Entry, 'look' | 'heading'>): string {
  return heading ? `heading ${look.replace('centred', '')}` : 'term'
}

function listOf({ style, shape, keyword, path }: Label): string {
  const components = path.map((part) => (/^\d/u.test(part) ? '1' : 'a')).join('.')
  return `${style} ${shape} ${keyword} ${components}`
}

/** Whether a place is a defined term that has no label. */
export function isTermNode({ label, entry }: Node): boolean {
  return label === null && !entry.heading
}
