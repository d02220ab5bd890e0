import { stemmer } from 'stemmer'

// One definition of words, used when indexes are built and when they are read.

/** A word of a text: where it stands (in UTF-16 units) and the tokens it is found by. */
export interface Word {
  readonly start: number
  readonly end: number
  readonly tokens: readonly string[]
}

/** What stands between the parts of a hyphenated word, as a character class. */
export const HYPHENS = '-\u2010\u2011\u2013'
const LETTER = String.raw`\p{L}\p{N}\p{M}`
/** Where a number may begin and end: not within more digits. */
const [FIRST, LAST] = [String.raw`(?<![\p{N},])\p{Nd}{1,3}`, String.raw`\p{Nd}{3}(?!\p{N}|,\p{N})`]
/** The comma between the groups of one number, Indian or western: of "5,00,000", not of the list "1,2,3". */
const GROUP_COMMA = [2, 3]
  .map((size) => `(?<=${FIRST}(?:,\\p{Nd}{${size}})*),(?=(?:\\p{Nd}{${size}},)*${LAST})`)
  .join('|')
/** A run of letters and digits; hyphens not between digits, apostrophes, and the commas and points of numbers may be inside. */
const WORD = new RegExp(
  String.raw`[\p{L}\p{N}](?:[${LETTER}\u00ad]|['’](?=\p{L})|(?<!\p{N})[${HYPHENS}](?=\p{N})|[${HYPHENS}](?=\p{L})|(?<=\p{N})\.(?=\p{N})|${GROUP_COMMA})*`,
  'gu',
)
const HYPHEN = new RegExp(`[${HYPHENS}]`, 'u')
const LARGE: ReadonlyMap<string, number> = new Map([
  ...['lakh', 'lakhs', 'lac', 'lacs'].map((word) => [word, 1e5] as const),
  ...['crore', 'crores'].map((word) => [word, 1e7] as const),
])

/** The form in which letters are compared: NFKC, lower case, without diacritics and soft hyphens. */
export function fold(text: string): string {
  if (/^[\u0000-\u007f]*$/u.test(text)) return text.toLowerCase()
  const marked = text.normalize('NFKC').toLowerCase().normalize('NFD')
  return marked.replace(/[\u0300-\u036f\u00ad]+/gu, '').normalize('NFC')
}

/**
 * The words of a text with their places: a hyphenated word is found by its parts and by the whole joined, digits in
 * groups are one number, and a number before lakh or crore is found by its value too.
 *
 * @example wordsAt('Co-pay') // [{ start: 0, end: 6, tokens: ['co', 'pay', 'copay'] }]
 */
export function wordsAt(text: string): Word[] {
  const words: Word[] = []
  for (const chunk of text.matchAll(/\S+/gu)) {
    for (const { start, end, tokens, times } of wordsOf(chunk[0])) {
      const before = words.at(-1)
      const value = times === 0 ? null : amountOf(before?.tokens[0], times)
      if (before !== undefined && value !== null) {
        words[words.length - 1] = { ...before, tokens: [...before.tokens, value] }
      }
      words.push({ start: chunk.index + start, end: chunk.index + end, tokens })
    }
  }
  return words
}

/**
 * The words of a text as search sees them, not yet stemmed.
 *
 * @example tokens('Co-pay of ₹5,00,000') // ['co', 'pay', 'copay', 'of', '500000']
 */
export function tokens(text: string): string[] {
  const found: string[] = []
  let before: string | undefined
  for (const chunk of text.split(/\s+/u)) {
    for (const { tokens, times } of wordsOf(chunk)) {
      for (const token of tokens) found.push(token)
      const value = times === 0 ? null : amountOf(before, times)
      if (value !== null) found.push(value)
      before = tokens[0]
    }
  }
  return found
}

/** The rupees of "5 lakh", from the number and what the word after it stands for. */
function amountOf(number: string | undefined, times: number): string | null {
  const count = Number(number)
  return count > 0 ? String(Math.round(count * times)) : null
}

/** A word as it is remembered; `times` is what a number before it is multiplied by, 0 for most words. */
interface KnownWord extends Word {
  readonly times: number
}

const chunks = new Map<string, readonly KnownWord[]>()
const CHUNKS_KEPT = 50_000

/** The words of a text without white space; the same few thousand make up most of every wording. */
function wordsOf(chunk: string): readonly KnownWord[] {
  const known = chunks.get(chunk)
  if (known !== undefined) return known
  const words = Array.from(chunk.matchAll(WORD), ({ 0: run, index }) => {
    const tokens = tokensOf(run)
    return { start: index, end: index + run.length, tokens, times: LARGE.get(tokens[0] ?? '') ?? 0 }
  })
  if (chunks.size >= CHUNKS_KEPT) chunks.clear()
  if (chunk.length <= 64) chunks.set(chunk, words)
  return words
}

/** Fractions and raised or lowered digits: no part of the number they stand beside (30¹ days are not 301). */
const SMALL_DIGITS = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u218b]/gu

/** The tokens of one run of letters and digits. */
function tokensOf(run: string): string[] {
  if (/^[a-zA-Z]+$/u.test(run)) return [run.toLowerCase()]
  const folded = fold(run.replace(SMALL_DIGITS, '-'))
  const parts = folded
    .split(HYPHEN)
    .map(bare)
    .filter((part) => part !== '')
  return parts.length < 2 ? parts : [...parts, parts.join('')]
}

function bare(word: string): string {
  return word.replace(/['’]s$|[^\p{L}\p{N}\p{M}.]|(?<!\p{N})\.|\.(?!\p{N})/gu, '')
}

const stems = new Map<string, string>()
const STEMS_KEPT = 50_000

/** The stem of a word: "hospitalisation", "hospitalised" and "hospitalize" are found by each other. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = /^[a-z]{3,}$/u.test(word) ? stemmer(word.replace(/iz(?=e|i|ation)/u, 'is')) : word
  if (stems.size >= STEMS_KEPT) stems.clear()
  stems.set(word, made)
  return made
}
