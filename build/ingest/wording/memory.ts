import type { Label } from '../layout/labels.ts'
import type { Entry } from './blocks.ts'
import { type Chosen, groupOf } from './features.ts'
import { type Node, isAlike, isBare, kindOf, levelOf } from './nodes.ts'
import type { Seen } from './seen.ts'
import type { Way } from './ways.ts'

// Features of the document so far: the lists that are open, and earlier ones of the same kind.

/** Features of a new list: the places that are open, earlier lists of its kind, and the list that it leaves. */
export function ofMemory(
  { seen, way }: Chosen,
  open: readonly Node[],
  closed: number,
  last: ReadonlyMap<string, Node>,
): { all: string[]; left: string } {
  const { entry } = seen
  const { label, parent, follows, clause } = way
  const left = leftNext(seen, way, open)
  const from = open[0] === undefined ? 'first' : isBare(open[0], entry) ? 'right below' : 'further on'
  if (parent === undefined) return { all: [from], left }
  const before = last.get(levelOf(entry, label))
  const all: string[] = []
  if (open.length === 0) all.push('the very first')
  if (follows === null || parent !== follows.parent) {
    const same = open
      .slice(closed)
      .some((node) => node.label !== null && kindOf(node.entry, node.label) === kindOf(entry, label))
    const child = open[closed - 1]
    if (same) all.push('in one of its kind')
    if (child?.label && label && kindOf(child.entry, child.label) === kindOf(entry, label)) all.push('again')
    if (label === null && child !== undefined)
      all.push(
        `beside ${groupOf({ form: child.entry.heading ? 'heading' : 'plain', isTerm: true }, child.label)} ${isAlike(child.entry, entry) ? 'alike' : ''}`,
      )
  }
  if (before === undefined) all.push('no such before')
  else {
    const held = before.parent === null ? '' : kindOf(before.parent.entry, before.parent.label)
    const isSame = held === (parent === null ? '' : kindOf(parent.entry, parent.label))
    all.push(`such ${before.clause === clause ? 'was alike' : 'was otherwise'}`)
    all.push(
      `such was ${Math.sign(before.depth - (parent?.depth ?? 0) - 1)} ${isSame ? 'there' : 'elsewhere'}`,
    )
  }
  if (entry.heading) all.push(...ofAlike(entry, label, parent, last))
  return { all, left }
}

/** Features of a heading compared with the last one that is set alike, whatever their labels. */
function ofAlike(
  entry: Entry,
  label: Label | null,
  parent: Node | null,
  last: ReadonlyMap<string, Node>,
): string[] {
  let alike: Node | undefined
  for (const node of last.values())
    if (node.entry.heading && node.entry.serial > (alike?.entry.serial ?? -1) && isAlike(node.entry, entry))
      alike = node
  if (alike === undefined) return ['none alike']
  const deeper = Math.sign((parent?.depth ?? 0) + 1 - alike.depth)
  const labels = `${alike.label?.style ?? '-'} ${label?.style ?? '-'}`
  return [`alike ${deeper} ${alike.parent === parent ? 'there' : 'elsewhere'}`, `alike ${deeper} ${labels}`]
}

/** Feature of leaving an open list that a label of the entry would go on with; empty where no list is left. */
function leftNext({ entry }: Seen, { label, follows }: Way, open: readonly Node[]): string {
  const next = open.find(
    (node) =>
      node.label !== null &&
      entry.labels.some(
        (one) =>
          node.label !== null &&
          (label === null || one === label) &&
          one.value === node.label.value + 1 &&
          kindOf(entry, one) === kindOf(node.entry, node.label) &&
          one.path.slice(0, -1).join('.') === node.label.path.slice(0, -1).join('.'),
      ),
  )
  if (next === undefined || next === follows) return ''
  const form =
    next.entry.heading === entry.heading ? (isAlike(next.entry, entry) ? 'alike' : 'of its form') : 'unlike'
  return `leaves ${follows === null ? '' : 'for another '}a list it is next of, ${form} ${next.clause ? 'clause' : 'item'}`
}
