import { type Word, stem, tokens, wordsAt, partsOf, runOf } from '../../search/words.ts'
import { INVISIBLE } from './characters.ts'

/** The words of a text as absence sees them. */
export interface TextWords {
  /** Every stem in it. */
  readonly stems: ReadonlySet<string>
  /** Those among them that are not joined of two words for a term. */
  readonly printed: ReadonlySet<string>
  /** Its stems in their order, ` one two ` with a space at each end: with hyphenated words in their parts, and joined. */
  readonly rows: readonly string[]
}

/** Reads a text for absence; `beginnings` are of words that terms write joined. */
export function wordsOfText(text: string, beginnings: readonly Beginnings[]): TextWords {
  const read = readings(text).map((reading) => wordsAt(reading))
  const stems = new Set<string>()
  for (const word of read.flat()) for (const one of word.stems) stems.add(one)
  const printed = new Set(stems)
  for (const words of read) addJoinedPairs(words, beginnings, stems)
  let rows: string[] | null = null
  // Few clauses hold every word of a phrase: only these need their words in a row.
  return {
    stems,
    printed,
    get rows() {
      return (rows ??= read.flatMap((words) => [runOf(words), joinedRunOf(words)]))
    },
  }
}

/** The stems of a text in a row as `runOf` gives them, with hyphenated words joined. */
function joinedRunOf(words: readonly Word[]): string {
  return ` ${words.map(({ stems }) => stems.at(-1)).join(' ')} `
}

const UNSEEN = new RegExp(`\\u00ad\\s*|${INVISIBLE}`, 'gu')
const BROKEN = /(?<=\p{L}[-\u2010\u2011\u00ad])\s+(?=\p{L})/gu

/** Single letters with points or spaces between: "A.Y.U.S.H.", "I. C. U.", "M A T E R N I T Y". */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:(?:\.[^\S\n\f]?|[^\S\n\f])\p{L}(?![\p{L}\p{N}])){2,}\.?/gu

/**
 * A text as it is printed, and with the words made whole that it breaks or spells: "mater-\nnity" is also "mater-nity", and
 * "A.Y.U.S.H." also "AYUSH".
 */
function readings(text: string): string[] {
  const plain = text.replace(UNSEEN, '')
  return [...new Set([plain, whole(plain.replace(BROKEN, '')), text])]
}

/** A text in which spelled words are whole: "A.Y.U.S.H." is "AYUSH". */
export function whole(text: string): string {
  return text.replace(SPELLED, (letters) => letters.replace(/[^\p{L}]/gu, ''))
}

/** For each beginning of a word, the stems of the words it begins. */
export type Beginnings = ReadonlyMap<string, ReadonlySet<string>>

/** The beginnings of the words of some terms. */
export function beginningsOf(terms: readonly string[]): Beginnings {
  const beginnings = new Map<string, Set<string>>()
  const words = new Set(terms.flatMap((term) => tokens(term)))
  for (const word of words)
    for (let end = 1; end < word.length; end++) {
      const start = word.slice(0, end)
      beginnings.set(start, (beginnings.get(start) ?? new Set()).add(stem(word)))
    }
  return beginnings
}

/** Adds the words of terms that are here as two words: "co pay" is also "copay". */
function addJoinedPairs(words: readonly Word[], beginnings: readonly Beginnings[], stems: Set<string>): void {
  const parts = words.flatMap(({ tokens }) => partsOf(tokens))
  for (const [at, part] of parts.entries())
    for (const of of beginnings) {
      const whole = of.get(part)
      if (whole === undefined) continue
      const joined = stem(`${part}${parts[at + 1] ?? ''}`)
      if (whole.has(joined)) stems.add(joined)
    }
}
