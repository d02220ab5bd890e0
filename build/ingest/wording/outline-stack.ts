import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'

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
