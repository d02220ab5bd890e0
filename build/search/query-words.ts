import { VARIANT_WEIGHTS } from './search-options.ts'
import { type Word, stem, wordsAt, partsOf } from './words.ts'
import type { Vocabulary } from './spelling.ts'
import { LIGHT_WORDS, STOP_WORDS } from './stop-words.ts'
import type { Phrase } from './trade-words.ts'
import type { Foreign } from './foreign-words.ts'

/** A variant of what was asked, as a document can say it: these stems, side by side where there are several. */
export interface Variant {
  readonly phrase: Phrase
  /**
   * Whether the words were typed, begin with what was typed, mean the same, are another form of a word, name the kind of
   * policy that it takes, are the same word spelled by ear, or are only spelled alike.
   */
  readonly kind: 'own' | 'beginning' | 'synonym' | 'family' | 'purpose' | 'sound' | 'spelling'
  /** Weight: that of a word that was typed is 1. */
  readonly weight: number
}

/** Whether a word was found as it was typed or by a synonym: not by its other forms, or words that begin with it or are spelled alike. */
export function isSaid({ kind }: Variant): boolean {
  return kind === 'own' || kind === 'synonym'
}

/** English that a word of Hindi is read as, and its stems without those that carry no question. */
interface EnglishReading {
  readonly text: string
  readonly phrase: Phrase
}

/** A word of the query while its variants are gathered. */
export interface QueryWord {
  readonly typed: string
  /** The same as search sees it, joined and not stemmed. */
  readonly word: string
  /** The stems of the word's parts: one, or several where it is hyphenated. */
  readonly parts: Phrase
  /** Readings of its parts: themselves, or the words that may have been meant, the likeliest first. */
  reads: readonly Phrase[]
  isGuess: boolean
  /** Language it is in; null where that may be English. */
  foreign: Foreign | null
  /** Meanings in English, where it is a word of Hindi. */
  readings: readonly EnglishReading[]
  /** Whether it carries some of the question; others ("of") only make up phrases. */
  isAsked: boolean
  readonly variants: Variant[]
}

/** Most different words read of a query, parts of hyphenated ones included: longer ones were not asked by a person. */
const WORDS_READ = 24

/** Terms of an index, as the reading of a query asks for them. */
export interface Terms {
  /** Whether a stem is anywhere in the index. */
  has(stem: string): boolean
  /** In how many documents a phrase is. */
  hits(phrase: Phrase): { readonly size: number }
  /** All stems, to be found by their spelling. */
  vocabulary(): Pick<Vocabulary, 'beginningWith' | 'near'>
  /** Whether the index is of names, which people spell by ear. */
  readonly ofNames?: boolean
  /** Stems that are other forms of the same word, where the index is of texts. */
  familyOf?(stem: string): readonly string[]
}

/** Whether an index holds all words of a phrase, be it in different documents. */
export function holds(terms: Pick<Terms, 'has'>, phrase: Phrase): boolean {
  return phrase.every((word) => terms.has(word))
}

/** The different words of a query in their order; those that carry nothing are there for the phrases they make up. */
export function queryWordsOf(q: string, terms: Terms): QueryWord[] {
  const words = wordsAt(q)
  const all = firstOf(eachOnce(words))
  const joined = joinedWords(words, terms)
  const carries = all.map((word) => joined.has(word) || !word.tokens.every((token) => STOP_WORDS.has(token)))
  const read = all.map((word, at) =>
    queryWordOf(q, word, joined.get(word), carries[at] === true || !carries.includes(true)),
  )
  for (const [at, word] of words.entries()) bindNumber(word, words[at + 1], read[all.indexOf(word)])
  return read
}

/** Units of time: a number before one is a period, and neither a clause nor a year of age. */
const UNITS = /^(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|saal|sal|mahin[ae]|hafte|din|ghante)$/u

/** Makes of a number before a unit of time one that is found with its unit alone, and says little of a question. */
function bindNumber(word: Word, next: Word | undefined, read: QueryWord | undefined): void {
  const [number = ''] = word.tokens
  if (read === undefined || next === undefined) return
  if (!/^[0-9]{1,3}$/u.test(number) || !UNITS.test(next.tokens[0] ?? '')) return
  const phrase = [...partsOf(word.stems), ...partsOf(next.stems)]
  read.variants.splice(0, Infinity, { phrase, kind: 'own', weight: VARIANT_WEIGHTS.light })
}

function eachOnce(words: readonly Word[]): Word[] {
  const seen = new Set<string>()
  return words.filter(({ stems }) => {
    const key = stems.join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

/** As many words as are read; a hyphenated one counts as many as it has parts. */
function firstOf(words: readonly Word[]): Word[] {
  let read = 0
  return words.filter(({ stems }) => (read += partsOf(stems).length) <= WORDS_READ)
}

/** A word of the query; a hyphenated one is found joined or in its parts. */
function queryWordOf(
  q: string,
  { start, end, tokens, stems }: Word,
  joined: Phrase | undefined,
  isAsked: boolean,
): QueryWord {
  const parts = partsOf(stems)
  // A hyphenated word, and a sum ("5 lakh"), are found as one, too.
  const phrases = stems.length === 1 ? [parts] : [parts, stems.slice(-1)]
  const isLight = tokens.every((word) => LIGHT_WORDS.has(word) || /^[0-9]{1,3}$/u.test(word))
  const weight = isLight ? VARIANT_WEIGHTS.light : 1
  const variants = phrases.map((phrase): Variant => ({ phrase, kind: 'own', weight }))
  if (joined !== undefined) variants.push({ phrase: joined, kind: 'own', weight: 1 })
  return {
    typed: q.slice(start, end),
    word: tokens.at(-1) ?? '',
    parts,
    isAsked,
    reads: phrases,
    isGuess: false,
    foreign: null,
    readings: [],
    variants,
  }
}

/** Phrase of a word joined with its neighbour, by word. */
type Joined = ReadonlyMap<Word, Phrase>

/** Two words typed apart that the index holds joined: "day care" finds "daycare". */
function joinedWords(words: readonly Word[], terms: Terms): Joined {
  const joined = new Map<Word, Phrase>()
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next === undefined) break
    const one = joinedStem(word, next)
    if (terms.has(one)) joined.set(word, [one]).set(next, [one])
  }
  return joined
}

function joinedStem(word: Word, next: Word): string {
  return stem(`${word.tokens[0] ?? ''}${next.tokens[0] ?? ''}`)
}
