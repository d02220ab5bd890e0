import { item } from '../../contract/item.ts'
import { sectionPath } from '../../contract/markdown-alternates.ts'
import type { LawBody } from '../../contract/published/instruments.ts'
import { sectionNames } from '../answers/section-names.ts'
import { lawPath } from '../../view/page-paths.ts'

// Places of the sections of an instrument: the page each is on, and the fragment it is at.

export type Section = LawBody['sections'][number]

/** Most characters of sections that one page may hold: about 40 kB over the wire. */
const PAGE_LENGTH = 120_000

/** A section with its places. */
export interface Placed {
  readonly section: Section
  /** The page of its own. */
  readonly own: string
  /** Page to read it on among the others: that of the instrument where that holds the words, else its own. */
  readonly path: string
  /** The fragment on either page. */
  readonly place: string
}

/** Sections on the page of the instrument where they fit, else on their own pages alone. */
export function placedSections({ slug, sections }: LawBody): Placed[] {
  const length = sections.reduce((sum, section) => sum + lengthOf(section), 0)
  const names = sectionNames(sections)
  return sections.map((section, at) => {
    const name = item(names, at)
    const own = sectionPath(slug, name)
    return { section, own, path: length <= PAGE_LENGTH ? lawPath(slug) : own, place: `s-${name}` }
  })
}

function lengthOf({ heading, text, summary, exceptions }: Section): number {
  return [heading, text, summary, ...exceptions.map(({ says }) => says)].join('').length
}
