import type { Label } from '../layout/labels.ts'
import type { Entry } from './blocks.ts'
import { type Opened, inside } from './heading-fits.ts'
import type { Node } from './nodes.ts'

/** Whether the name of a part opens it: set as a heading, or parted from a title ("List I - Items …"). */
export function isPartHeading({ shape }: Label, { heading, lead, text }: Entry): boolean {
  return heading || lead !== '' || (/^[-–—:]$/u.test(shape) && text.length < 110 && !text.endsWith('.'))
}

/** A part closes those of its kind; a list or a section may be in another part. */
export function parts(label: Label, entry: Entry, open: readonly Node[]): Opened[] {
  const isPart = (node: Node) => node.label?.style === 'part'
  const same = open.find((node) => isPart(node) && node.label?.keyword === label.keyword)
  if (same !== undefined) return [{ score: 4, parent: same.parent, follows: same }]
  const outer = open.find(isPart)
  const nests = label.keyword === 'list' || label.keyword === 'section'
  const depth = outer !== undefined && nests && !/^list$/u.test(outer.label?.keyword ?? '') ? outer : null
  return [{ score: 4 + inside(entry, depth) * 0.1, parent: depth }]
}
