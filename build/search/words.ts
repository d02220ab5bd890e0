import { stemmer } from 'stemmer'
import { Memo, remembered } from '../contract/lazily.ts'
import { GENERIC_WORDS, LIGHT_WORDS, SPECIAL_WORDS, STOP_WORDS } from './stop-words.ts'
import { ASCII_WORD, HYPHENS, JOINERS, patternsFor } from './word-patterns.ts'

// One definition of words, used when indexes are built and when they are read. Words and stems are cached.

/** A word of a text: its place (in UTF-16 units), the tokens it is found by, and the stem of each. */
export interface Word {
  readonly start: number
  readonly end: number
  readonly tokens: readonly string[]
  readonly stems: readonly string[]
}

const HYPHEN = new RegExp(`[${HYPHENS}]`, 'u')
const LARGE: ReadonlyMap<string, number> = new Map([
  ...['lakh', 'lakhs', 'lac', 'lacs'].map((word) => [word, 1e5] as const),
  ...['crore', 'crores'].map((word) => [word, 1e7] as const),
])

/** Characters that are not compared: diacritics, the dot below letters of Devanagari, and characters without a width. */
const UNCOMPARED = new RegExp(`[\\u0300-\\u036f\\u093c${JOINERS}]+`, 'gu')

/** Nasal signs of Devanagari, and its nasal letters before a consonant: all are read as one sound. */
const NASALS =
  /\u0901|[\u0919\u091e\u0923]\u094d(?=[\u0915-\u0927])|\u0928\u094d(?=[\u0915-\u0927\u092a-\u092d\u0936-\u0938])|\u092e\u094d(?=[\u092a-\u092d])/gu

/** The form in which letters are compared: NFKC, lower case, without diacritics and characters without a width. */
export function fold(text: string): string {
  if (/^[\u0000-\u007f]*$/u.test(text)) return text.toLowerCase()
  const marked = text.normalize('NFKC').toLowerCase().normalize('NFD')
  return marked.replace(UNCOMPARED, '').replace(NASALS, '\u0902').normalize('NFC')
}

/**
 * The words of a text with their places: a hyphenated word is found by its parts and by the whole joined, digits in
 * groups are one number, and a number before lakh or crore is found by its value too.
 *
 * @example wordsAt('Waived') // [{ start: 0, end: 6, tokens: ['waived'], stems: ['waiv'] }]
 * @example wordsAt('Co-pay')[0].tokens // ['co', 'pay', 'copay']
 */
export function wordsAt(text: string): Word[] {
  const words: Word[] = []
  eachWord(text, ({ start, end, tokens, stems }, chunkStart, value) => {
    const before = words.at(-1)
    if (before !== undefined && value !== null) {
      const { tokens, stems } = before
      words[words.length - 1] = { ...before, tokens: [...tokens, value], stems: [...stems, value] }
    }
    words.push({ start: chunkStart + start, end: chunkStart + end, tokens, stems })
  })
  return words
}

/**
 * The words of a text as search sees them, not yet stemmed.
 *
 * @example tokens('Co-pay of ₹5,00,000') // ['co', 'pay', 'copay', 'of', '500000']
 */
export function tokens(text: string): string[] {
  const found: string[] = []
  eachToken(text, (token) => found.push(token))
  return found
}

/** Calls back for every one of these words. */
function eachToken(text: string, take: (token: string) => void): void {
  eachWord(text, ({ tokens }, _chunkStart, value) => {
    for (const token of tokens) take(token)
    if (value !== null) take(value)
  })
}

/**
 * Calls back for every word of a text, with where the run of characters it is in begins, and with the rupees that it
 * and the number before it make: 500000 at "lakh" in "5 lakh", null at most words.
 */
function eachWord(
  text: string,
  take: (word: ReadWord, chunkStart: number, value: string | null) => void,
): void {
  let before: string | undefined
  for (let at = 0; at < text.length; at++) {
    const start = at
    while (at < text.length && !isWhite(text.charCodeAt(at))) at++
    if (at === start) continue
    for (const word of wordsOf(text.slice(start, at))) {
      take(word, start, word.times === 0 ? null : amountOf(before, word.times))
      before = word.tokens[0]
    }
  }
}

/** Whether a UTF-16 unit is white space, as \s of a regular expression has it. */
const isWhite = (unit: number) =>
  unit < 0xa0 ? unit === 0x20 || (unit >= 9 && unit <= 13) : /\s/u.test(String.fromCharCode(unit))

/** The rupees of "5 lakh", from the token before and what the word after it multiplies it by. */
function amountOf(token: string | undefined, times: number): string | null {
  const count = Number(token)
  return count > 0 ? String(Math.round(count * times)) : null
}

/**
 * A word as it is cached, the same object wherever it is written so; `times` is what a number before it is multiplied by,
 * 0 for most words.
 */
interface ReadWord extends Word {
  readonly times: number
}

/** Most words that are kept. */
const CACHED = 50_000
const chunks = new Memo<string, readonly ReadWord[]>(CACHED)

/** The words of a text without white space; the same few thousand make up most of every wording. */
function wordsOf(chunk: string): readonly ReadWord[] {
  return chunk.length <= 64 ? chunks.of(chunk, wordsIn) : wordsIn(chunk)
}

function wordsIn(chunk: string): readonly ReadWord[] {
  const runs = ASCII_WORD.test(chunk) ? [{ 0: chunk, index: 0 }] : chunk.matchAll(patternsFor(chunk).run)
  return Array.from(runs, ({ 0: run, index }) => {
    const tokens = tokensOf(run)
    const times = LARGE.get(tokens[0] ?? '') ?? 0
    return { start: index, end: index + run.length, tokens, stems: tokens.map(stem), times }
  })
}

/** Number of letters of a word that count: longer ones are no words, and are cut alike in texts and queries. */
const LETTERS_READ = 40

/** Fractions and raised or lowered digits: not part of the number next to them (30¹ days are not 301). */
const SMALL_DIGITS = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u218b]/gu

/** The tokens of one run of letters and digits. */
function tokensOf(run: string): string[] {
  if (ASCII_WORD.test(run)) return [cut(run.toLowerCase())]
  const folded = fold(run.replace(SMALL_DIGITS, '-'))
  const parts = folded
    .split(HYPHEN)
    .map(bare)
    .filter((part) => part !== '')
  return (parts.length < 2 ? parts : [...parts, parts.join('')]).map(cut)
}

/** Letters may have grown in number when they were folded: U+FDFA is 18 characters then. */
function cut(word: string): string {
  return word.length <= LETTERS_READ ? word : Array.from(word).slice(0, LETTERS_READ).join('')
}

function bare(word: string): string {
  return word.replace(patternsFor(word).signs, '')
}

/** Words that mean something else than those the stemmer takes them for: a deductible is not a deduction. */
const OWN_STEMS: ReadonlyMap<string, string> = new Map([
  ...['deductible', 'occupant', 'terminal', 'one'].flatMap((word) =>
    ['', 's', 'ly'].map((end) => [word + end, word] as const),
  ),
  ...['use', 'uses', 'used', 'using'].map((word) => [word, 'use'] as const),
])

/**
 * The stem of a word: "hospitalisation", "hospitalised" and "hospitalize" are found by each other. A word that is no
 * function word never has one for its stem: "needs" is not "need", "haveli" not "have".
 */
export const stem = remembered(CACHED, (word: string): string => {
  const plain = /^[a-z]{3,}$/u.test(word)
  const cut = OWN_STEMS.get(word) ?? (plain ? stemmer(word.replace(/iz(?=e|i|ation)/u, 'is')) : word)
  return STOP_WORDS.has(cut) && !STOP_WORDS.has(word) ? word : cut
})

const stemsOf = (words: ReadonlySet<string>): ReadonlySet<string> => new Set(Array.from(words, stem))

/** Stems of words that say little, for texts that are stored as stems. */
export const GENERIC_STEMS = stemsOf(GENERIC_WORDS)
export const LIGHT_STEMS = stemsOf(LIGHT_WORDS)
export const SPECIAL_STEMS = stemsOf(SPECIAL_WORDS)

/** The parts of a word, of its tokens or its stems: not the hyphenated word joined, nor the value of a sum ("5 lakh"). */
export function partsOf(all: readonly string[]): readonly string[] {
  return all.length > 1 ? all.slice(0, -1) : all
}

/**
 * The stems of a text in a row, with a space at each end: hyphenated words in their parts, so that "pre existing" is in
 * "pre-existing".
 */
export function runOf(text: string): string {
  let run = ' '
  eachWord(text, ({ stems }) => {
    for (const part of partsOf(stems)) run += `${part} `
  })
  return run
}
