import type { Entry } from './blocks.ts'
import { type Label, isListStyle } from '../layout/labels.ts'
import { strikes } from './sections.ts'

/** What an open place of the outline is. Of items and of the root no clause begins. */
export type PlaceKind = 'root' | 'part' | 'section' | 'heading' | 'member' | 'term' | 'item'

/** An open place of the outline. */
export interface OutlinePlace {
  readonly kind: PlaceKind
  readonly label: Label | null
  readonly look: string
  readonly indent: number
  /** The clause that begins here, or null. */
  readonly clause: ClauseDraft | null
  readonly number: string
  /** Whether it contains definitions. */
  definitions: boolean
  /** Whether only its heading has been read so far. */
  bare: boolean
  /** Whether its last paragraph leads over to a list. */
  leadsOn: boolean
}

/** The place that contains the whole document. */
export function root(): OutlinePlace {
  return {
    kind: 'root',
    label: null,
    look: '',
    indent: 0,
    clause: null,
    number: '',
    definitions: false,
    bare: true,
    leadsOn: false,
  }
}

/** A clause as it is cut: its entries, and the clause that contains it. */
export interface ClauseDraft {
  readonly number: string
  title: string
  readonly parent: ClauseDraft | null
  readonly entries: Entry[]
}

/** Whether the innermost place is in a list item that is a clause of its own: there headings part its list, and open no clause. */
export function isInSubMember(stack: readonly OutlinePlace[]): boolean {
  const inner = stack.filter(({ kind }) => kind === 'member')
  return inner.length > 1 && isListStyle(inner.at(-1)?.label ?? null)
}

/** Whether a heading in a labelled clause that has begun, no more striking than its label, is over a table or an example. */
export function isCaption(
  { kind, bare, look: above }: OutlinePlace,
  { text, look }: Entry,
  isOverTable: boolean,
): boolean {
  if (kind !== 'member' || bare || strikes(look) > strikes(above)) return false
  return isOverTable || /^(?:illustration|example)s?\b/iu.test(text)
}

/** Whether a heading is the title of the part whose label is just above it. */
export function isTitleOfPart(entry: Entry, { kind, bare, clause, label }: OutlinePlace): boolean {
  if (kind !== 'part' || !bare || clause === null || clause.title !== '' || !entry.heading) return false
  // "List I" below "Annexure A" is a part in it; "Section 38 - Assignment" below "Annexure I" is its title.
  return entry.labels.every(
    ({ style, keyword, value }) => style === 'part' && keyword !== label?.keyword && value !== 1,
  )
}
