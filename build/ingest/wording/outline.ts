import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'
import { kindOfList } from './clause-kinds.ts'
import type { Node } from './nodes.ts'
import { outlineOf } from './numbering.ts'
import { goesOnFrom, innermostNumber, numberUnder, uniqueNames } from './printed-numbers.ts'
import {
  type ClauseDraft,
  type OutlinePlace,
  type PlaceKind,
  isCaption,
  isInSubMember,
  isTitleOfPart,
  root,
} from './outline-stack.ts'
import { rowsOfProvisions, withRows } from './row-clauses.ts'
import { sectionLooks } from './sections.ts'
import { isTerm } from './definitions.ts'
import { isNextAlike, isProse, nameOf, tidy, titleOf } from './titles.ts'
import { grouped } from '../../contract/groups.ts'

// Where a clause begins: entries are read in order, with a stack of open parts, sections, members and list items.

/** Cuts the entries of a document into clauses. */
export class Outline {
  readonly drafts: ClauseDraft[] = []
  readonly skipped: { page: number; label: string; after: string }[] = []
  private stack: OutlinePlace[] = [root()]
  private readonly looks: ReadonlySet<string>
  private readonly plan: ReadonlyMap<Entry, Node>
  private readonly unique: ReadonlySet<string>
  private readonly places = new Map<Node, OutlinePlace>()
  private readonly entries: readonly Entry[]
  /** The lists by their first members. */
  private readonly members: ReadonlyMap<Node, readonly Node[]>

  constructor(entries: readonly Entry[]) {
    this.entries = withRows(entries)
    this.looks = sectionLooks(this.entries)
    this.plan = outlineOf(this.entries)
    this.unique = uniqueNames([...this.plan.values()].flatMap(({ label }) => label ?? []))
    this.members = grouped([...this.plan.values()].toReversed().map((node) => [node.first ?? node, node]))
    for (const [at, entry] of this.entries.entries()) this.read(entry, at)
  }

  private read(entry: Entry, at: number): void {
    if (entry.tables.length > 0 && !this.plan.has(entry)) return this.table(entry)
    if (isTitleOfPart(entry, this.top)) return this.entitle(entry)
    const node = this.plan.get(entry)
    if (node?.label) {
      this.stack = this.stackOf(node)
      return this.labelled(entry, node, node.label)
    }
    if (node !== undefined && !entry.heading) {
      this.stack = this.stackOf(node)
      this.define(entry)
      this.places.set(node, this.top)
      return
    }
    if (node !== undefined && this.opensBlock(at, node) && !isInSubMember(this.stack))
      return this.heading(entry, node)
    if (isTerm(entry, this.stack)) return this.define(entry)
    if (this.isOpening(entry)) this.drafts.push({ number: '', title: '', parent: null, entries: [] })
    this.add(entry)
  }

  private table(entry: Entry): void {
    const rows = rowsOfProvisions(entry)
    if (rows === null) return this.add(entry)
    const depth = this.stack.findLastIndex(({ kind, clause }) => clause !== null && kind !== 'term') + 1
    for (const row of rows) {
      if (row.name === '') this.add(row.entry)
      else {
        this.stack.length = depth
        const [label = null] = row.entry.labels
        const above = innermostNumber(this.stack)
        this.open(row.entry, 'term', label, label === null ? above.number : numberUnder(above, label))
      }
    }
  }

  /** The open places above a place of the outline. */
  private stackOf(node: Node): OutlinePlace[] {
    const stack = [root()]
    const nodes: Node[] = []
    for (let above = node.parent; above !== null; above = above.parent) nodes.unshift(above)
    for (const above of nodes) {
      const place = this.places.get(above)
      if (place !== undefined) stack.push(place)
    }
    return stack
  }

  private get top(): OutlinePlace {
    return this.stack.at(-1) as OutlinePlace
  }

  private entitle(entry: Entry): void {
    const { clause } = this.top
    if (clause === null) return
    clause.title = tidy(entry.text)
    clause.entries.push(entry)
    if (/definition/iu.test(entry.text)) this.top.definitions = true
  }

  private labelled(entry: Entry, node: Node, label: Label): void {
    if (node.skips !== null) this.skipped.push({ page: entry.page, label: label.name, after: node.skips })
    const sibling = node.follows === null ? undefined : this.places.get(node.follows)
    const kind = isNextAlike(sibling, label, this.top)
      ? sibling.kind
      : kindOfList(this.members.get(node) ?? [node], this.stack, this.entries)
    const above = innermostNumber(this.stack)
    const isWhole = this.unique.has(label.name) && !goesOnFrom(above, label)
    const number = isWhole ? label.name : numberUnder(above, label)
    this.open(entry, kind, label, this.top.number === '' && kind === 'item' ? '' : number)
    this.places.set(node, this.top)
  }

  /** A heading that nothing follows but a label of the same line, or a signature, opens no block. */
  private opensBlock(at: number, node: Node): boolean {
    const next = this.entries[at + 1]
    if (next === undefined) return false
    if (this.stack.length === 1) return this.isUsual(this.entries[at])
    return !isCaption(this.top, node.entry, next.tables.length > 0 && !this.plan.has(next))
  }

  /** The first paragraph below the title and the letterhead of a document, where no heading parts it from them. */
  private isOpening(entry: Entry): boolean {
    const isFirst = this.stack.length === 1 && this.drafts.length === 1
    return isFirst && isProse(entry.text) && entry.labels.length === 0
  }

  /** Before the first section only such headings count as have others like them further on. */
  private isUsual(entry: Entry | undefined): boolean {
    if (entry === undefined) return false
    if (this.drafts.some(({ entries }) => entries.some(({ text }) => isProse(text)))) return true
    return (
      this.looks.has(entry.look) || /^(?:preamble|operati(?:ve|ng) clause|definitions?)\b/iu.test(entry.text)
    )
  }

  private heading(entry: Entry, node: Node): void {
    if (entry.text.endsWith(':') && this.top.definitions && !/[^:]\b[A-Z]{4,}/u.test(entry.text))
      return this.define(entry)
    if (entry.text.startsWith('(') && this.drafts.length > 0) return this.add(entry)
    this.stack = this.stackOf(node)
    const section = this.stack.length === 1
    const number = section ? nameOf(entry.text) : innermostNumber(this.stack).number
    this.open(entry, section ? 'section' : 'heading', null, number)
    this.places.set(node, this.top)
  }

  private define(entry: Entry): void {
    const inner = this.stack.findLastIndex(
      ({ definitions, kind }) => definitions && kind !== 'term' && kind !== 'item',
    )
    this.stack.length = Math.max(inner, 0) + 1
    this.open(entry, 'term', null, innermostNumber(this.stack).number)
  }

  private open(entry: Entry, kind: PlaceKind, label: Label | null, number: string): void {
    const inside = this.stack.some(({ definitions }) => definitions)
    const definitions =
      inside || (kind !== 'item' && kind !== 'term' && /\bdefinitions?\b/iu.test(entry.lead))
    const within = this.stack.findLast(({ clause }) => clause !== null)?.clause ?? null
    const clause =
      kind === 'item'
        ? null
        : { number, title: titleOf(entry, label, inside), parent: within, entries: [entry] }
    if (clause === null) this.add(entry)
    else this.drafts.push(clause)
    const bare = (entry.heading || kind === 'part') && kind !== 'item'
    this.stack.push({
      kind,
      label,
      look: entry.look,
      indent: entry.indent,
      clause,
      number,
      definitions,
      bare,
      leadsOn: false,
    })
  }

  /** Adds an entry to the clause that was opened last. */
  private add(entry: Entry): void {
    if (this.drafts.length === 0) this.drafts.push({ number: 'Title', title: '', parent: null, entries: [] })
    this.drafts.at(-1)?.entries.push(entry)
    for (const place of this.stack) {
      place.bare = false
      place.leadsOn = entry.labels.length === 0 && /[:–—-]\s*$/u.test(entry.text)
    }
  }
}
