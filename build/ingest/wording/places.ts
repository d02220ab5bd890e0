import { literalPattern } from '../../contract/literal-pattern.ts'
import type { PlaceOnPage } from '../../contract/authored/overrides.ts'

// Words on a page of a document, found in its clauses and named.

/** A clause as it is printed: its text, with a form feed where a page ends, and the page it begins on. */
export interface PrintedText {
  readonly text: string
  readonly page: number
}

/** A stretch of the text of a clause; `at` is its place in the list of clauses. */
export interface Stretch {
  readonly at: number
  readonly start: number
  readonly end: number
}

/** Finds the words of a place; null where its page does not have them, or not as often. */
export function findPlace(clauses: readonly PrintedText[], place: PlaceOnPage): Stretch | null {
  let seen = 0
  for (const found of occurrences(clauses, place)) if ((seen += 1) === (place.nth ?? 1)) return found
  return null
}

/** Number of letters of a clause that name the place where it begins; more do not make it easier to find. */
const ENOUGH = 60

/**
 * The place of a stretch of a clause; without an end, that of its first words. Null where it is on two pages, cuts a
 * word, or holds none.
 */
export function placeAt(
  clauses: readonly PrintedText[],
  at: number,
  start: number,
  end?: number,
): PlaceOnPage | null {
  const { text, page: first } = clauses[at] ?? { text: '', page: 1 }
  const given = text.slice(start, end)
  const words = (end === undefined ? beginningOf(given) : given).trim()
  if (words === '' || words.includes('\f')) return null
  const from = start + given.length - given.trimStart().length
  const page = first + breaksIn(text.slice(0, from))
  let nth = 0
  for (const found of occurrences(clauses, { page, words })) {
    nth += 1
    if (found.at === at && found.start === from) return { page, words, ...(nth > 1 && { nth }) }
  }
  return null
}

/** The first words of a text, of its first page alone. */
function beginningOf(text: string): string {
  const page = text.trimStart().split('\f')[0] ?? ''
  const end = page.slice(ENOUGH).search(/\s/u)
  return end === -1 ? page : page.slice(0, ENOUGH + end)
}

function* occurrences(
  clauses: readonly PrintedText[],
  { page, words }: Omit<PlaceOnPage, 'nth'>,
): Generator<Stretch> {
  const sought = patternOf(words)
  for (const [at, { text, page: first }] of clauses.entries()) {
    if (first > page || first + breaksIn(text) < page) continue
    for (const { index, 0: found } of text.matchAll(sought))
      if (first + breaksIn(text.slice(0, index)) === page)
        yield { at, start: index, end: index + found.length }
  }
}

/** Whole words in a row on one page, however they are spaced. */
function patternOf(words: string): RegExp {
  const parts = words.trim().split(/\s+/u)
  const escaped = parts.map(literalPattern)
  const [before, after] = [
    String.raw`(?<![\p{L}\p{N}](?=[\p{L}\p{N}]))`,
    String.raw`(?!(?<=[\p{L}\p{N}])[\p{L}\p{N}])`,
  ]
  return new RegExp(`${before}${escaped.join(String.raw`[^\S\f]+`)}${after}`, 'gu')
}

/** Number of pages that end within a text. */
export function breaksIn(text: string): number {
  return text.split('\f').length - 1
}
