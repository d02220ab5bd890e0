import type { Entry } from './entries.ts'
import { type Reading, isAlike, readLabel } from './lists.ts'
import type { Place } from './place.ts'

/** A label read in a list that was interrupted, and the stack it belongs to. */
interface Resumed {
  readonly stack: readonly Place[]
  readonly reading: Reading
}

/** Lists that a heading interrupted, and that may go on after it. */
export class InterruptedLists {
  /** The stacks that unlabelled headings closed, the last at the end. */
  private closed: (readonly Place[])[] = []
  /** The last of a list below a labelled heading, and the labelled heading that came after it. */
  private before: { readonly last: Place; readonly heading: Place } | null = null

  clear(): void {
    this.closed = []
  }

  /** An unlabelled heading, or an unlabelled term, comes after what is open. */
  close(stack: readonly Place[]): void {
    if (stack.some(({ label }) => label !== null)) this.closed.push([...stack])
  }

  /** A labelled heading comes after a list below the one before it. */
  follow(last: Place | undefined, heading: Place): void {
    if (last !== undefined && last.label !== null && last.kind !== 'item') this.before = { last, heading }
  }

  /** The interrupted list that an entry goes on with; only one that is set like it, where it may be of another. */
  resume(entry: Entry, stack: readonly Place[], onlyAlike: boolean): Resumed | null {
    return this.reopened(entry, onlyAlike) ?? this.carriedOn(entry, stack)
  }

  /** The list of those closed that an entry is the next of: the last that is set like it. */
  private reopened(entry: Entry, onlyAlike: boolean): Resumed | null {
    const found = this.closed.flatMap((stack, at) => {
      const reading = readLabel(entry, stack)
      const last = reading === null ? undefined : stack[reading.depth]
      if (reading === null || last?.label?.value !== reading.label.value - 1) return []
      const near = Math.abs(last.indent - entry.indent) < 8 || at === this.closed.length - 1
      const alike = isAlike(last, entry)
      return alike || (near && !entry.heading && !onlyAlike) ? [{ stack, at, reading, alike }] : []
    })
    const list = found.findLast(({ alike }) => alike) ?? found.at(-1)
    if (list === undefined) return null
    this.closed = this.closed.slice(0, list.at)
    return list
  }

  /** "18." below "ii. Specific terms", after 1 to 17 below "i. Standard terms". */
  private carriedOn(entry: Entry, stack: readonly Place[]): Resumed | null {
    const { last, heading } = this.before ?? {}
    const depth = stack.findIndex((place) => place === heading) + 1
    if (last === undefined || last.label === null || depth === 0 || !isAlike(last, entry)) return null
    const { style, shape, value } = last.label
    const isNext = (one: Reading['label']) =>
      one.style === style && one.shape === shape && one.value === value + 1
    const label = entry.labels.find(isNext)
    return label === undefined ? null : { stack, reading: { label, depth, skips: null } }
  }
}
