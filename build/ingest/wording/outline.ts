import type { Entry } from './entries.ts'
import type { Label } from './labels.ts'
import { type Reading, readLabel } from './lists.ts'
import { numberUnder } from './numbers.ts'
import { sectionLooks } from './sections.ts'

// Where a clause begins. The outline is read from the first entry to the last, with a stack of what is open: a part, a
// section in it, a member of the section, an item of a list in the member.

/** What an open place of the outline is. Of items and of the root no clause begins. */
export type Kind = 'root' | 'part' | 'section' | 'heading' | 'member' | 'term' | 'item'

/** An open place of the outline. */
export interface Place {
  readonly kind: Kind
  readonly label: Label | null
  readonly look: string
  readonly indent: number
  /** The clause that begins here, or null. */
  readonly clause: Draft | null
  readonly number: string
  /** Whether definitions stand in it. */
  readonly definitions: boolean
  /** Whether only its heading has been read so far. */
  bare: boolean
  /** Whether its last paragraph leads over to a list. */
  leadsOn: boolean
}

/** A clause as it is cut: its entries, and the clause it stands in. */
export interface Draft {
  readonly number: string
  title: string
  readonly parent: Draft | null
  readonly entries: Entry[]
}

const ROOT: Omit<Place, 'bare' | 'leadsOn'> = {
  kind: 'root',
  label: null,
  look: '',
  indent: 0,
  clause: null,
  number: '',
  definitions: false,
}

/** Cuts the entries of a document into clauses. */
export class Outline {
  readonly drafts: Draft[] = []
  readonly skipped: { page: number; label: string; after: string }[] = []
  private stack: Place[] = [{ ...ROOT, bare: true, leadsOn: false }]
  private readonly looks: ReadonlySet<string>
  /** What an unlabelled heading closed: a list may go on after it. */
  private closed: readonly Place[] = []
  private readonly lookDepth = new Map<string, number>()
  private readonly entries: readonly Entry[]

  constructor(entries: readonly Entry[]) {
    this.entries = entries
    this.looks = sectionLooks(entries)
    for (const [at, entry] of entries.entries()) this.read(entry, at)
  }

  private read(entry: Entry, at: number): void {
    if (entry.tables.length > 0) return this.add(entry)
    if (this.isTitleOfPart(entry)) return this.entitle(entry)
    const reading = readLabel(entry, this.stack) ?? this.reopened(entry)
    if (reading !== null) return this.labelled(entry, at, reading)
    if (entry.heading && this.opensBlock(at) && !this.isInSubMember()) return this.heading(entry)
    if (this.isTerm(entry)) return this.term(entry)
    if (this.isOpening(entry)) this.drafts.push({ number: '', title: '', parent: null, entries: [] })
    this.add(entry)
  }

  /** A list that went on before an unlabelled heading, and goes on below it. */
  private reopened(entry: Entry): Reading | null {
    if (this.closed.length === 0) return null
    const reading = readLabel(entry, this.closed)
    const last = reading === null ? undefined : this.closed[reading.depth]?.label
    if (reading === null || !last || last.value + 1 !== reading.label.value) return null
    this.stack = [...this.closed]
    return reading
  }

  private get top(): Place {
    return this.stack.at(-1) as Place
  }

  /** A heading just below the label of a part is the part's title. */
  private isTitleOfPart(entry: Entry): boolean {
    const { kind, bare, clause } = this.top
    if (kind !== 'part' || !bare || clause === null || clause.title !== '' || !entry.heading) return false
    return entry.labels.every(
      ({ style }) => style === 'part' && entry.labels[0]?.keyword !== this.top.label?.keyword,
    )
  }

  private entitle(entry: Entry): void {
    const { clause } = this.top
    if (clause === null) return
    clause.title = tidy(entry.text)
    clause.entries.push(entry)
    if (/definition/iu.test(entry.text))
      this.stack[this.stack.length - 1] = { ...this.top, definitions: true }
  }

  private labelled(entry: Entry, at: number, { label, depth, skips }: Reading): void {
    if (skips !== null) this.skipped.push({ page: entry.page, label: label.name, after: skips })
    const sibling = this.stack[depth]
    this.stack.length = depth
    if (label.style === 'part') this.closed = []
    const parent = this.top
    const kind = isNextClause(sibling, label, entry) ? sibling.kind : this.kindOf(entry, at, label, parent)
    this.open(
      entry,
      kind,
      label,
      parent.number === '' && kind === 'item' ? '' : numberUnder(this.numbered(), label),
    )
  }

  private numbered() {
    const number = this.stack.findLast((place) => place.number !== '')?.number ?? ''
    const own =
      this.stack.findLast((place) => place.number === number && place.label !== null)?.label?.name ?? ''
    return { number, own }
  }

  private kindOf(entry: Entry, at: number, label: Label, parent: Place): Kind {
    if (label.style === 'part') return 'part'
    if (parent.kind === 'term') return 'item'
    if (label.style === 'bullet') return 'item'
    if (label.style === 'note') return this.next(at)?.labels.length ? 'heading' : 'item'
    const clause = parent.definitions && !/\bdefinitions?\b/iu.test(entry.lead) ? 'term' : 'member'
    if (label.style === 'decimal' || label.style === 'definition') return clause
    const number = label.style === 'number'
    if (parent.kind === 'root') return entry.heading ? 'section' : number ? 'member' : 'item'
    if (parent.kind === 'part' || parent.kind === 'section')
      return number || entry.heading || !parent.leadsOn ? clause : 'item'
    const above = this.stack.at(-2)
    const paragraph = entry.lead !== '' || entry.text.length > 80
    const direct = above?.kind === 'section' || above?.kind === 'part'
    if (parent.kind === 'heading') return number && parent.bare && direct && paragraph ? clause : 'item'
    if (parent.kind !== 'member') return 'item'
    if (
      parent.bare &&
      number &&
      parent.label?.style !== 'decimal' &&
      (paragraph || !isListStyle(parent.label))
    )
      return clause
    if (above?.kind === 'member' && isListStyle(parent.label)) return 'item'
    return this.hasBody(entry, at, parent) ? clause : 'item'
  }

  /** Whether a labelled entry is a heading with a body of its own: paragraphs, or a list of another kind. */
  private hasBody(entry: Entry, at: number, parent: Place): boolean {
    const next = this.next(at)
    if (next === undefined || next.labels[0]?.style === 'part') return false
    if (entry.heading && !next.heading && !/[.]$/u.test(entry.text)) return true
    if (entry.lead !== '' && parent.bare && /^[A-Z]$/u.test(entry.labels[0]?.name ?? '')) return true
    const words = entry.text.split(/\s+/u).length
    const [label] = next.heading && next.labels.length === 0 ? (this.next(at + 1)?.labels ?? []) : next.labels
    const goesOn = ({ style, value }: Label) =>
      entry.labels.some((own) => own.style === style && own.value + 1 === value)
    if (next.labels.some(goesOn)) return false
    const list =
      label !== undefined &&
      label.style !== 'bullet' &&
      entry.labels.every(({ style }) => style !== label.style)
    return list && label.value === 1 && words <= 9 && words >= 3 && /[\p{L}]$/u.test(entry.text)
  }

  private next(at: number): Entry | undefined {
    return this.entries[at + 1]
  }

  /** A heading that nothing follows but a label of the same line, or a signature, opens no block. */
  private opensBlock(at: number): boolean {
    return this.entries[at + 1] !== undefined && (this.stack.length > 1 || this.isUsual(this.entries[at]))
  }

  /** In a list item that is a clause of its own, headings part its list, and open no clause. */
  private isInSubMember(): boolean {
    const inner = this.stack.filter(({ kind }) => kind === 'member')
    return inner.length > 1 && isListStyle(inner.at(-1)?.label ?? null)
  }

  /** The first paragraph below the title and the letterhead of a document, where no heading parts it from them. */
  private isOpening(entry: Entry): boolean {
    return (
      this.stack.length === 1 && this.drafts.length === 1 && isProse(entry.text) && entry.labels.length === 0
    )
  }

  /** Before the first section only such headings count as have others like them further on. */
  private isUsual(entry: Entry | undefined): boolean {
    if (entry === undefined) return false
    if (this.drafts.some(({ entries }) => entries.some(({ text }) => isProse(text)))) return true
    return (
      this.looks.has(entry.look) || /^(?:preamble|operati(?:ve|ng) clause|definitions?)\b/iu.test(entry.text)
    )
  }

  private heading(entry: Entry): void {
    if (/:$/u.test(entry.text) && this.top.definitions && !/[^:]\b[A-Z]{4,}/u.test(entry.text))
      return this.term(entry)
    if (entry.text.startsWith('(') && this.drafts.length > 0) return this.add(entry)
    const section = this.looks.has(entry.look) || this.stack.length === 1
    if (this.stack.some(({ label }) => label !== null)) this.closed = section ? [] : [...this.stack]
    if (section) this.stack.length = 1
    else this.stack.length = this.depthOf(entry)
    const parent = this.numbered()
    const number = section ? nameOf(entry.text) : parent.number
    this.open(entry, section ? 'section' : 'heading', null, number)
    if (!section) this.lookDepth.set(`${entry.look}`, this.stack.length - 1)
  }

  /** How deep an unlabelled heading stands: as those that look alike, else in the innermost clause. */
  private depthOf(entry: Entry): number {
    const known = this.lookDepth.get(entry.look)
    if (known !== undefined && known <= this.stack.length && known > 0) return known
    const high = /capitals/u.test(entry.look)
    const inner = this.stack.findLastIndex(({ kind, clause }) =>
      high ? kind === 'part' || kind === 'section' : clause !== null && kind !== 'term' && kind !== 'heading',
    )
    return Math.max(inner, 0) + 1
  }

  private isTerm(entry: Entry): boolean {
    if (!this.stack.some(({ definitions }) => definitions)) return false
    if (entry.labels.length > 0) return false
    const rest = entry.text.slice(entry.lead.length).trim()
    const lead =
      entry.lead !== '' && entry.text.startsWith(entry.lead) && entry.lead.split(/\s+/u).length <= 14
    if (lead && !/^[(]?(?:notes?|explanation|or|and)\b/iu.test(entry.lead))
      return (
        /:$/u.test(entry.lead) ||
        /^(?:["”'’)]*\s*)(?:[:–—,(-]|means?\b|refers?\b|shall\b|is\b|are\b|includes?\b|or\b|and\b)/iu.test(
          rest,
        )
      )
    return TERM.test(entry.text) && !(this.top.kind === 'term' && this.top.bare)
  }

  private term(entry: Entry): void {
    const inner = this.stack.findLastIndex(
      ({ definitions, kind }) => definitions && kind !== 'term' && kind !== 'item',
    )
    this.stack.length = Math.max(inner, 0) + 1
    this.open(entry, 'term', null, this.numbered().number)
  }

  private open(entry: Entry, kind: Kind, label: Label | null, number: string): void {
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
    if (this.drafts.length === 0) this.drafts.push({ number: '', title: '', parent: null, entries: [] })
    const draft = this.drafts.at(-1) as Draft
    draft.entries.push(entry)
    for (const place of this.stack) {
      place.bare = false
      place.leadsOn = entry.labels.length === 0 && /[:–—-]\s*$/u.test(entry.text)
    }
  }
}

/** Whether a text is a paragraph, and not a letterhead: it has many of the small words of sentences. */
function isProse(text: string): boolean {
  return (text.match(/\b(?:the|shall|this|of|by|and|is|to|in)\b/gu) ?? []).length >= 8
}

/** Whether a label goes on with a list whose labels begin clauses. */
function isNextClause(sibling: Place | undefined, label: Label, entry: Entry): sibling is Place {
  if (sibling?.label?.style !== label.style || sibling.label.shape !== label.shape) return false
  if (label.style !== 'number' && label.style !== 'LETTER' && entry.lead === '') return false
  return sibling.kind === 'member' || sibling.kind === 'term'
}

/** Whether a label is of the kind that lists have: (a), i. */
function isListStyle(label: Label | null): boolean {
  return /^(?:letter|roman)$/iu.test(label?.style ?? '')
}

const TERM =
  /^["“'‘]?\p{Lu}[^.;:]{1,70}?["”'’]?\s*(?:\([^)]*\)\s*)?(?:[-–—]\s*)?(?:means|mean|refers to|shall mean|is defined as|shall include)\b/u

/** The printed heading of an entry, or of a term its name; empty where it has none. */
function titleOf(entry: Entry, label: Label | null, definitions: boolean): string {
  if (label?.style === 'note') return ''
  const text = entry.text.slice(label?.length ?? 0)
  if (entry.lead !== '') return tidy(label?.style === 'part' ? text.slice(0, 200) : entry.lead)
  const line = tidy(text)
  if (label !== null && line.split(' ').length <= 8 && /[\p{L})”"]$/u.test(line)) return line
  if (!definitions) return ''
  return tidy(
    /^(.{2,80}?)\s*(?:[-–—]\s*)?(?:means|mean|refers to|shall mean|is defined as|shall include)\b/u.exec(
      text,
    )?.[1] ?? '',
  )
}

function tidy(title: string): string {
  return title.replace(/^[\s:–—-]+|[\s:–—-]+$/gu, '').replace(/\s+/gu, ' ')
}

/** A heading in the place of a label: "GENERAL EXCEPTIONS" as "General Exceptions". */
function nameOf(text: string): string {
  const name = tidy(text.replace(/\([^)]*\)\s*$/u, ''))
  if (name.split(' ').length > 6) return ''
  return name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name
}
