import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'
import { type Node, chainOf } from './nodes.ts'
import { outlineOf } from './long-clauses.ts'
import { type Numbered, goesOnFrom, innermostNumber, numberUnder, uniqueNames } from './printed-numbers.ts'
import { labelledRows, rowsOfProvisions, withRows } from './row-clauses.ts'
import { namesDocument } from './signs.ts'
import { strikes } from './style.ts'
import { nameOf, tidy, titleOf } from './titles.ts'
import type { Weights } from './weights.ts'

/** Draft of a clause: its entries, and the clause that contains it. */
export interface ClauseDraft {
  readonly number: string
  title: string
  readonly parent: ClauseDraft | null
  readonly entries: Entry[]
}

/** A place of the outline, or a row of a table that is a clause. */
interface Place extends Numbered {
  readonly clause: ClauseDraft | null
  readonly label: Label | null
  /** Whether it is the title of the document, which contains nothing. */
  readonly isTitle: boolean
}

/** Number of what is above all headings and labels. */
const TITLE = 'Title'

/** Cuts the entries of a document into clauses, where the outline says that one begins. */
export class Outline {
  readonly drafts: ClauseDraft[] = []
  readonly skipped: { page: number; label: string; after: string }[] = []
  readonly plan: ReadonlyMap<Entry, Node>
  /** The entries that it was made of: rows of tables are entries of their own. */
  readonly entries: readonly Entry[]
  private readonly unique: ReadonlySet<string>
  private readonly places = new Map<Node, Place>()
  private top: Node | null = null
  private readonly titles: ReadonlySet<Node>

  constructor(entries: readonly Entry[], weights: Weights) {
    this.entries = withRows(entries)
    this.plan = outlineOf(this.entries, weights)
    this.titles = new Set(titlesOver([...this.plan.values()]))
    this.unique = uniqueNames([...this.plan.values()].flatMap(({ label }) => label ?? []))
    for (const entry of this.entries) this.read(entry)
  }

  private read(entry: Entry): void {
    const node = this.plan.get(entry)
    if (node !== undefined) this.open(entry, node)
    else if (entry.tables.length > 0) this.table(entry)
    else if (this.isTitle(entry)) this.entitle(entry)
    else this.add(entry)
  }

  /** The open places of a node from the outermost to the innermost. */
  private stackOf(node: Node | null): Place[] {
    return chainOf(node)
      .toReversed()
      .flatMap((above) => this.places.get(above) ?? [])
  }

  private open(entry: Entry, node: Node): void {
    const { label, parent, skips, defining } = node
    if (skips !== null && label !== null)
      this.skipped.push({ page: entry.page, label: label.name, after: skips })
    const stack = this.stackOf(parent)
    const within = stack.findLast(({ clause, isTitle }) => clause !== null && !isTitle)?.clause ?? null
    const number = this.numberOf(entry, node, stack)
    const clause = node.clause
      ? { number, title: titleOf(entry, label, defining), parent: within, entries: [entry] }
      : null
    if (clause === null) this.add(entry)
    else this.drafts.push(clause)
    const isTitle = this.titles.has(node)
    this.places.set(node, { clause, label, isTitle, number: isTitle ? '' : number, own: label?.name ?? '' })
    this.top = node
  }

  private numberOf(entry: Entry, { label, clause, parent }: Node, stack: readonly Place[]): string {
    const above = innermostNumber(stack)
    if (label === null && !entry.heading && this.drafts.length === 0) return TITLE
    if (label === null && parent !== null && this.titles.has(parent)) return nameOf(parent.entry.text)
    if (label === null)
      return parent === null ? nameOf(entry.heading ? entry.text : entry.lead) : above.number
    if (!clause && above.number === '') return ''
    const isWhole = this.unique.has(label.name) && !goesOnFrom(above, label)
    return isWhole ? label.name : numberUnder(above, label)
  }

  /** Rows of sentences are clauses of their own below the innermost clause. */
  private table(entry: Entry): void {
    const rows = rowsOfProvisions(entry) ?? labelledRows(entry)
    if (rows === null) return this.add(entry)
    const stack = this.stackOf(this.top)
    const [above, parent] = [
      innermostNumber(stack),
      stack.findLast(({ clause, isTitle }) => clause !== null && !isTitle)?.clause ?? null,
    ]
    for (const { name, entry: row } of rows) {
      const [label = null] = row.labels
      const number = label === null ? above.number : numberUnder(above, label)
      if (name === '') this.add(row)
      else this.drafts.push({ number, title: titleOf(row, label, false), parent, entries: [row] })
    }
  }

  /** Whether a heading is the title of the part whose label is just above it. */
  private isTitle(entry: Entry): boolean {
    const last = this.drafts.at(-1)
    return (
      entry.heading &&
      this.top?.label?.style === 'part' &&
      last?.title === '' &&
      last.entries.at(-1) === this.top.entry
    )
  }

  private entitle(entry: Entry): void {
    const last = this.drafts.at(-1)
    if (last !== undefined) last.title = tidy(entry.text)
    last?.entries.push(entry)
  }

  /** Adds an entry to the clause that was opened last; entries above the first clause are the title. */
  private add(entry: Entry): void {
    if (this.drafts.length === 0) this.drafts.push({ number: TITLE, title: '', parent: null, entries: [] })
    this.drafts.at(-1)?.entries.push(entry)
  }
}

/**
 * The titles of documents, which contain nothing: headings without a label that name a document, and the first of all
 * headings where it is set louder than every other.
 */
export function titlesOver(places: readonly Node[]): Node[] {
  const [first, ...others] = places
  const loudness = first?.entry.heading === true ? strikes(first.entry.look) : -Infinity
  const isLoudest = others.every(({ entry }) => !entry.heading || strikes(entry.look) < loudness)
  return places.filter((node) => {
    const isTitle = namesDocument(node.entry) || (node === first && isLoudest)
    return isTitle && node.label === null && node.parent === null
  })
}
