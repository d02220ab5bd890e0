import { lazily } from '../contract/lazily.ts'

// Patterns of what a word is made of. Everything else about words is in words.ts.

/** The characters between the parts of a hyphenated word, for a character class. */
export const HYPHENS = '-\u2010\u2011\u2013'

/** Characters without a width that are inside words: soft hyphens, and what joins or parts letters for the eye alone. */
export const JOINERS = '\u00ad\u200b-\u200d'

/** Patterns that read words of some characters, given as they are named in a character class. */
interface Patterns {
  /** A run of letters and digits; hyphens not between digits, apostrophes, the commas and points of numbers, and the full stops of initials may be inside. */
  readonly run: RegExp
  /** Signs that are not part of a word: the end of "insurer's", points that are in no number. */
  readonly signs: RegExp
}

function patternsOf(letter: string, digit: string, decimal: string, mark: string): Patterns {
  // Numbers begin and end outside of more digits.
  const first = `(?<![${digit},]|[${digit}]\\.)[${decimal}]{1,3}`
  const last = `[${decimal}]{3}(?![${digit}]|,[${digit}])`
  // The comma between the groups of one number, Indian or western: of "5,00,000", not of the list "1,2,3".
  const commas = [2, 3].map(
    (size) => `(?<=${first}(?:,[${decimal}]{${size}})*),(?=(?:[${decimal}]{${size}},)*${last})`,
  )
  const inside = [
    `[${letter}${digit}${mark}${JOINERS}]`,
    `['’](?=[${letter}])`,
    `(?<![${digit}])[${HYPHENS}](?=[${digit}])`,
    `[${HYPHENS}](?=[${letter}])`,
    `(?<=[${digit}])\\.(?=[${digit}])`,
    // Single letters parted by full stops are one word: "L.I.C."
    `(?<=(?<![${letter}${digit}${mark}])[${letter}])\\.(?=[${letter}](?![${letter}${digit}${mark}]))`,
    ...commas,
  ]
  return {
    run: new RegExp(`[${letter}${digit}](?:${inside.join('|')})*`, 'gu'),
    signs: new RegExp(`['’]s$|[^${letter}${digit}${mark}.]|(?<![${digit}])\\.|\\.(?![${digit}])`, 'gu'),
  }
}

/** The same patterns twice: a new process takes milliseconds to compile the classes of Unicode, and most texts need none. */
const ofUnicode = lazily(() =>
  patternsOf(String.raw`\p{L}`, String.raw`\p{N}`, String.raw`\p{Nd}`, String.raw`\p{M}`),
)
const ofAscii = lazily(() => patternsOf('A-Za-z', '0-9', '0-9', ''))
/** A word of nothing but letters and digits of ASCII, as most are. */
export const ASCII_WORD = /^[a-zA-Z0-9]+$/u
/** Characters of ASCII with the quotation marks, dashes and hyphens that are printed between them. */
const ASCII_TEXT = /^[\u0000-\u007f\u2010-\u201d]*$/u

/** The patterns for a text: those of ASCII where it has no letters and digits but these. */
export function patternsFor(text: string): Patterns {
  return ASCII_TEXT.test(text) ? ofAscii() : ofUnicode()
}
