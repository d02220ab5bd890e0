// Classes of characters that the normal form, the places of quotes and the reading of numbers share. Each is the inside
// or the whole of a regular expression for the flag `u`.

/**
 * Characters that are not seen: those without a glyph (soft hyphen, zero-width space, joiners, variation selectors, byte order
 * mark), and control characters that are no white space. Marks that turn the direction of text are left out: with them
 * the letters are not read in the order in which they are stored.
 */
export const INVISIBLE =
  '(?:(?![\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}|(?!\\s)\\p{Cc}|[\\ufff9-\\ufffb]|\\p{Noncharacter_Code_Point})'

/** Hyphens and dashes of every width, and the minus sign: as the inside of a character class. */
export const DASHES = '\\p{Pd}\\u02d7\\u2212'

/** The dashes short enough to be the hyphen of a word: as the inside of a character class. */
export const HYPHENS = '\\-\\u2010\\u2011\\u2013\\ufe63\\uff0d'

/** Apostrophes and what is printed for them: as the inside of a character class. */
export const APOSTROPHES = "'`\\u00b4\\u02b9\\u02bb\\u02bc\\u2018-\\u201b\\u2032\\u2035"

/** Fractions in one character: as the inside of a character class. */
export const FRACTIONS = '\\u00bc-\\u00be\\u2150-\\u215e\\u2189'

/** Raised, lowered and circled digits: marks of footnotes and labels, never a part of what is beside them. */
export const MARKS = `(?:(?![${FRACTIONS}])\\p{No}|[\\u207d\\u207e\\u208d\\u208e])`

const UNSEEN = new RegExp(INVISIBLE, 'gu')
const BROKEN_AT_SOFT_HYPHEN = /\u00ad\s+/gu

/** A text without what is not seen in it; a soft hyphen takes the line break after it along. */
export function visible(text: string): string {
  return text.replace(BROKEN_AT_SOFT_HYPHEN, '').replace(UNSEEN, '')
}

/** Apostrophes, ticks, crosses and bullets, in Unicode and as the fonts of symbols name them: the first stands for all. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ["'", new RegExp(`[${APOSTROPHES}]`, 'gu')],
  ['\u2713', /[\u2705\u2713\u2714\u{1f5f8}\uf0fc]/gu],
  ['\u2717', /[\u2715-\u2718\u274c\u274e\u{1f5f4}\u{1f5f6}\uf0fb]/gu],
  ['\u2022', /[\u2022\u00b7\u2023\u2043\u2219\u22c5\u25aa\u27a2-\u27a4\u2756\uf0b7\uf0a7\uf0d8\uf076]/gu],
]

/** A text in which the signs of one meaning are one sign. */
export function withEqualSigns(text: string): string {
  return SIGNS.reduce((made, [sign, group]) => made.replace(group, sign), text)
}
