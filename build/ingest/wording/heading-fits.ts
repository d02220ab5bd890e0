import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'
import { type Memory, type Node, kindOf, levelOf } from './nodes.ts'
import { strikes } from './sections.ts'

/** One way to read an entry: how well it fits, and below which place; without a parent it opens no place. */
export interface Fit {
  readonly score: number
  readonly label: Label | null
  readonly parent: Node | null | undefined
  /** The one before it in its list. */
  readonly follows: Node | null
  readonly interrupted: Node | null
  readonly skips: string | null
}

export type Opened = Partial<Fit> & { readonly score: number; readonly parent: Node | null }

/** An unlabelled heading in an open place: beside one that is set alike, below one that is more striking. */
export function headings(entry: Entry, open: readonly Node[], memory: Memory): Opened[] {
  const before = memory.last.get(levelOf(entry, null))
  const [top = null] = open
  return [...open, null].map((parent, popped) => {
    const child = open[popped - 1]
    const beside =
      child !== undefined && isAlike(child.entry, entry)
        ? child.label === null
          ? 1
          : child.label.style === 'decimal'
            ? 0.2
            : 0.6
        : 0
    return {
      score: 0.6 - 0.2 * popped + beside + under(entry, parent) + 1.5 * level(before, parent),
      parent,
      interrupted: top,
    }
  })
}

/** Whether two are set alike; whether a short line is centred cannot always be told. */
export function isAlike(one: Entry, two: Entry): boolean {
  return one.look.replace('centred', '') === two.look.replace('centred', '')
}

function under(entry: Entry, parent: Node | null): number {
  if (parent === null) return -0.2
  const over = parent.entry
  if (!over.heading) return over.lead === '' ? -0.9 : -0.3
  if (isAlike(entry, over)) return parent.label === null ? -1 : -0.4
  return strikes(entry.look) > strikes(over.look) + 0.01 ? -1.3 : 0.3
}

/** Lists of one kind are as deep as each other, below places of one kind. */
export function level(before: Node | undefined, parent: Node | null): number {
  if (before === undefined) return 0
  const depth = before.depth === (parent?.depth ?? 0) + 1 ? 0.3 : -0.2
  const over = before.parent === null ? '' : kindOf(before.parent.entry, before.parent.label)
  return depth + (over === (parent === null ? '' : kindOf(parent.entry, parent.label)) ? 0.4 : -0.1)
}

/** How well an entry is set below a place: not more strikingly, and not further left. */
export function inside(entry: Entry, parent: Node | null): number {
  if (parent === null) return entry.heading ? 0 : -0.4
  const over = parent.entry
  const left = !entry.heading && over.indent > entry.indent + 6 && !over.look.includes('centred') ? -0.5 : 0
  if (!entry.heading) return left
  if (parent.label === null && isAlike(entry, over)) return -0.6
  return strikes(entry.look) > strikes(over.look) + 0.01 && parent.label?.style !== 'part' ? -1.2 : 0
}
