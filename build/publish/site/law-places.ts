import type { LawBody } from '../../contract/published/instruments.ts'
import { lawPath } from './paths.ts'

// Where the sections of an instrument are: on which page, and at which fragment.

export type Section = LawBody['sections'][number]

/** How many characters of sections one page may hold: about 40 kB over the wire. */
const PAGE_LENGTH = 120_000

/** A section with its place: the page it is on, and the fragment. */
export interface Placed {
  readonly section: Section
  readonly path: string
  readonly place: string
}

/** Sections on the page of the instrument where they fit, else on pages `/1`, `/2` and so on below it. */
export function placedSections({ slug, sections }: LawBody): Placed[] {
  const lengths = sections.map(
    ({ heading, text, summary, exceptions }) =>
      [heading, text, summary, ...exceptions.map(({ says }) => says)].join('').length,
  )
  const isShort = lengths.reduce((sum, length) => sum + length, 0) <= PAGE_LENGTH
  const places = placesOf(sections)
  let page = 1
  let filled = 0
  return sections.map((section, at) => {
    const length = lengths[at] ?? 0
    if (filled > 0 && filled + length > PAGE_LENGTH) {
      page += 1
      filled = 0
    }
    filled += length
    return { section, place: places[at] ?? '', path: isShort ? lawPath(slug) : `${lawPath(slug)}/${page}` }
  })
}

/**
 * A place for each section, made of its number; where two would be the same, the later one gets a count.
 *
 * @example placesOf([{ number: '45' }, { number: 'Chapter I, 5' }]) // ['s-45', 's-chapter-i-5']
 */
function placesOf(sections: readonly Section[]): string[] {
  const taken = new Map<string, number>()
  return sections.map(({ number }) => {
    const place = `s-${number
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-|-$/gu, '')}`
    const count = (taken.get(place) ?? 0) + 1
    taken.set(place, count)
    return count === 1 ? place : `${place}-${count}`
  })
}
