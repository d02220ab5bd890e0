import { APOSTROPHES, DASHES, FRACTIONS, HYPHENS, visible } from './characters.ts'

// Where a text may be cut: between its words, not inside them.

const LETTER = String.raw`[\p{L}\p{M}]`
const DIGIT = String.raw`[\p{Nd}${FRACTIONS}\u215f]`
/** A word after a hyphen with white space; not the next of a pair: "pre- and post-hospitalisation". */
const NEXT_HALF = String.raw`(?!(?:and|or|to)(?!\p{L}))\p{L}`
/** One in the same line; with a capital it follows a heading: "Room rent- Single room". */
const SMALL_HALF = String.raw`(?!\p{Lu})${NEXT_HALF}`
/** The end of a word before a hyphen and a line break; a word that leads to what follows is whole: "as below-". */
const FIRST_HALF = String.raw`${LETTER}(?<!(?<!\p{L})(?:below|follows|following|hereunder|namely|viz|are|is|means|includes?|including|that|of|for|under))`
/** The rest of a word in the next line; "i." and "Regd." begin something else. */
const BROKEN_HALF = String.raw`${NEXT_HALF}(?<!\p{Lu})\p{Ll}{2}`
const SHORT = '\\-\\u2010\\u2011'
/** What a hyphen makes one word of with any word after it. */
const PREFIX =
  '(?<!\\p{L})(?:non|pre|post|co|sub|anti|re|self|semi|multi|inter|over|under|in|out|ex|mid|un|third|half|day)'
const APOSTROPHE = `[${APOSTROPHES}]`
/** What makes one number, time or ratio of the digits on both sides. */
const POINT = String.raw`[.,:'\u2019×\u2044·]`
/** An answer that is chosen from two: "Yes / No", "Y/N", "Covered / Not covered". */
const ANSWER = String.raw`(?:yes|no|not|y|n)(?![\p{L}\p{M}])`
/** What follows the comma of a number that is broken there: "50,000", "000". */
const GROUPS = String.raw`(?:\p{Nd}{2},)*\p{Nd}{3}(?!\p{Nd})`

/** What makes one word or number of what is directly on both sides of a place, `|` in the examples. */
const JOINED: readonly (readonly [before: RegExp, after: RegExp])[] = [
  // "cover|ed", "15 day|s", "10|L", "1|½"
  [edge(`(?:${LETTER}|${DIGIT})$`), edge(String.raw`^(?:\p{L}|\p{M}|${DIGIT})`)],
  // "non|-payment", "24|-hour", "insured|'s", "non|- disclosure"
  [edge(`(?:${LETTER}|${DIGIT})$`), edge(String.raw`^[${DASHES}]\p{L}`)],
  [edge(`${LETTER}$`), edge(String.raw`^[${HYPHENS}][^\S\t\n\f]+${SMALL_HALF}`)],
  [edge(`${FIRST_HALF}$`), edge(String.raw`^[${SHORT}][^\S\n\f]*[\n\f]\s*${BROKEN_HALF}`)],
  [answer(`${PREFIX}$`), answer(String.raw`^[${HYPHENS}]\s+${NEXT_HALF}\p{L}`)],
  [edge(`${LETTER}$`), edge(String.raw`^${APOSTROPHE}\p{L}`)],
  // "non-|payment", "insured'|s"
  [edge(`(?:${LETTER}|${DIGIT})[${DASHES}]$`), edge(String.raw`^\p{L}`)],
  [edge(String.raw`${LETTER}[^\S\t\n\f]+[${HYPHENS}]$`), edge(String.raw`^\p{L}`)],
  [edge(`${LETTER}${APOSTROPHE}$`), edge(String.raw`^\p{L}`)],
  // "2|.5", "1,|50,000", "1|⁄2", "10:|30"
  [edge(String.raw`\p{Nd}$`), edge(String.raw`^${POINT}\p{Nd}`)],
  [edge(String.raw`\p{Nd}\s*${POINT}$`), edge(String.raw`^\p{Nd}`)],
  // "±|5", "−|5"
  [edge(String.raw`(?:[±∓]|(?:^|[\s(])\u2212)$`), edge(String.raw`^\p{Nd}`)],
  // "Yes|/No", "Yes/|No", "Covered|/Not covered"
  [edge(String.raw`\p{L}$`), answer(String.raw`^[/|]\s*${ANSWER}`)],
  [answer(String.raw`(?<!\p{L})(?:yes|no|y|n)\s*[/|]$`), answer(`^${ANSWER}`)],
  // "care|@example.in", "care.of@|example.in", "www.example|.in"
  [edge(String.raw`[\p{L}\p{Nd}][.+-]?$`), edge(String.raw`^[\p{L}\p{Nd}.+-]*@\p{L}`)],
  [
    edge(String.raw`(?:[\p{L}\p{Nd}]@|[Ww]{3}\.)(?!\p{Nd})[\p{L}\p{Nd}.-]*$`),
    edge(String.raw`^[.-]?(?!\p{Lu}\p{Ll})\p{L}`),
  ],
  // "1,50|,\n000"
  [edge(String.raw`\p{Nd}$`), edge(String.raw`^,[^\S\n\f]*[\n\f]\s*${GROUPS}`)],
]

/** White space within a line or cell. */
const SAME_LINE = /^[^\S\t\n\f]+$/u

/** What makes one word or number across white space. */
const JOINED_ACROSS: readonly (readonly [before: RegExp, white: RegExp, after: RegExp])[] = [
  // "non- |disclosure", "grand-\f|children", "Non- |Network"
  [edge(`${LETTER}[${HYPHENS}]$`), SAME_LINE, edge(`^${SMALL_HALF}`)],
  [edge(`${FIRST_HALF}[${SHORT}]$`), /[\n\f]/u, edge(`^${BROKEN_HALF}`)],
  [answer(`${PREFIX}[${HYPHENS}]$`), /./su, answer(String.raw`^${NEXT_HALF}\p{L}`)],
  // "pre| -existing"
  [edge(`${LETTER}$`), SAME_LINE, edge(String.raw`^[${HYPHENS}]\p{L}`)],
  // "1,50,\n|000"
  [edge(String.raw`\p{Nd},$`), /[\n\f]/u, edge(`^${GROUPS}`)],
  // "5\n|,000"
  [edge(String.raw`\p{Nd}$`), /./su, edge(String.raw`^[.,\u2044·]\p{Nd}`)],
  // "Yes |/ No", "Yes / |No"
  [edge(String.raw`\p{L}$`), /./su, answer(String.raw`^[/|]\s*${ANSWER}`)],
  [answer(String.raw`(?<!\p{L})(?:yes|no|y|n)\s*[/|]$`), /./su, answer(`^${ANSWER}`)],
  // "10 |000", "5 |00", not "clause 5 |01/04/2025"
  [
    edge(String.raw`\p{Nd}$`),
    /^[^\S\t\n\f]$/u,
    edge(String.raw`^0\p{Nd}+(?!\p{Nd}|[:\-]|\/(?!-)|[.]\p{Nd})`),
  ],
]

function edge(source: string): RegExp {
  return new RegExp(source, 'u')
}

function answer(source: string): RegExp {
  return new RegExp(source, 'iu')
}

/** How much of the text on either side is looked at; no break of a page has more white space around it. */
const REACH = 60

/**
 * Whether a word or a number runs across a stretch of a text in which nothing is seen: a quote then neither begins nor
 * ends there. What is not seen joins; a soft hyphen joins across the line break after it.
 *
 * @example runsAcross('Non-\nmedical', 4, 5) // true
 */
export function runsAcross(text: string, from: number, to: number): boolean {
  const before = visible(text.slice(Math.max(0, from - REACH), from))
  const after = visible(text.slice(to, to + REACH))
  const white = visible(text.slice(from, to))
  if (white === '') return JOINED.some(([one, two]) => one.test(before) && two.test(after))
  return JOINED_ACROSS.some(([one, gap, two]) => one.test(before) && gap.test(white) && two.test(after))
}
