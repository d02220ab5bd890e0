import { item } from '../contract/item.ts'
import type { Phrase } from './trade-words.ts'
import { stem } from './words.ts'

/** The fewest letters of a segment; a number may have any. */
const SHORTEST = 3
/** How long words are that are segmented, and how many segmentations are kept. */
const MOST = { letters: 40, segmentations: 8 } as const

/**
 * The ways to cut a word into two or more known ones, as stems, the fewest segments first. Numbers are cut off whole.
 *
 * @example segmentsOf('familycare2020', isKnown) // [['famili', 'care', '2020']]
 */
export function segmentsOf(word: string, isKnown: (stem: string) => boolean): Phrase[] {
  if (word === '' || word.length > MOST.letters) return []
  // The segmentations of the letters before each place.
  const before: Phrase[][] = [[[]]]
  for (let end = 1; end <= word.length; end += 1) {
    const found: Phrase[] = []
    for (let from = 0; from < end; from += 1) {
      const earlier = item(before, from)
      if (earlier.length === 0 || (from === 0 && end === word.length) || !isSegment(word, from, end)) continue
      const last = stem(word.slice(from, end))
      if (isKnown(last)) found.push(...earlier.map((phrase) => [...phrase, last]))
    }
    before.push(found.toSorted((one, two) => one.length - two.length).slice(0, MOST.segmentations))
  }
  return item(before, word.length)
}

/** Whether the letters from one place to another may be a segment: a whole number, or letters alone. */
function isSegment(word: string, from: number, end: number): boolean {
  const segment = word.slice(from, end)
  if (/^\p{L}+$/u.test(segment)) return segment.length >= SHORTEST
  const isCut = (at: number) => !/^[0-9]{2}$/u.test(word.slice(at - 1, at + 1))
  return /^[0-9]+$/u.test(segment) && (from === 0 || isCut(from)) && isCut(end)
}
