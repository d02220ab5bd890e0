import { stemmer } from 'stemmer'

// One definition of words, used when indexes are built and when they are read.

const stems = new Map<string, string>()
const STEMS_KEPT = 50_000

/** The form in which letters are compared: NFKC, lower case, without diacritics. */
export function fold(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase()
  return /[^\u0000-\u007f]/u.test(lower) ? lower.normalize('NFD').replace(/\p{Mn}+/gu, '').normalize('NFC') : lower
}

/**
 * The words of a text as search sees them, not yet stemmed: a hyphenated word gives its parts and the whole
 * joined, digits in groups are one number.
 *
 * @example tokens('Co-pay of ₹5,00,000') // ['co', 'pay', 'copay', 'of', '500000']
 */
export function tokens(text: string): string[] {
  const found: string[] = []
  for (const [whole] of fold(text).matchAll(WORD)) {
    const parts = whole.split(/[-\u2010\u2011\u2013]/u)
    if (parts.length === 1) found.push(bare(whole))
    else found.push(...parts.map(bare), bare(parts.join('')))
  }
  return found
}

/** A run of letters and digits; hyphens, apostrophes, and the commas and points of numbers may stand inside. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’](?=\p{L})|[-\u2010\u2011\u2013](?=[\p{L}\p{N}])|[.,](?=\p{N})(?<=\p{N}[.,]))*/gu

function bare(word: string): string {
  return word.replace(/['’]s$|[,'’]/gu, '')
}

/** The stem of a word: "hospitalisation", "hospitalised" and "hospitalise" are found by each other. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = /^[a-z]{3,}$/u.test(word) ? stemmer(word.replace(/iz(?=e|i|ation)/u, 'is')) : word
  if (stems.size >= STEMS_KEPT) stems.clear()
  stems.set(word, made)
  return made
}
