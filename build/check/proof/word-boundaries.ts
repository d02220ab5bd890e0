import { APOSTROPHES, DASHES, FRACTIONS, HYPHENS, visible } from './characters.ts'

// Tells where a text may be cut: between its words, not inside them.

const LETTER = String.raw`[\p{L}\p{M}]`
const DIGIT = String.raw`[\p{Nd}${FRACTIONS}\u215f]`
/** White space within a line or cell. */
const BLANKS = String.raw`[^\S\t\n\f]+`
/** A word after a hyphen with white space; not the next of a pair: "pre- and post-hospitalisation". */
const NEXT_HALF = String.raw`(?!(?:and|or|to)(?!\p{L}))\p{L}`
/** One in the same line; with a capital it follows a heading: "Room rent- Single room". */
const SMALL_HALF = String.raw`(?!\p{Lu})${NEXT_HALF}`
/** The end of a word before a hyphen and a line break; a word that leads to what follows is whole: "as below-". */
const FIRST_HALF = String.raw`${LETTER}(?<!(?<!\p{L})(?:below|follows|following|hereunder|namely|viz|are|is|means|includes?|including|that|of|for|under))`
/** The rest of a word in the next line; "i." and "Regd." begin something else. */
const BROKEN_HALF = String.raw`${NEXT_HALF}(?<!\p{Lu})\p{Ll}{2}`
/** Prefixes that a hyphen makes one word of with any word after it. */
const PREFIX =
  '(?<!\\p{L})(?:non|pre|post|co|sub|anti|re|self|semi|multi|inter|over|under|in|out|ex|mid|un|third|half|day)'
/** An answer that is chosen from two: "Yes / No", "Y/N", "Covered / Not covered". */
const ANSWER = String.raw`(?:yes|no|not|y|n)(?![\p{L}\p{M}])`

const joint = (source: string, flags = 'uy') => new RegExp(source, flags)

/**
 * Joins that make one word or number of what is on both sides: no quote begins or ends before it, after it, or in the
 * white space that it holds. `|` marks such places in the examples.
 */
const JOINTS: readonly RegExp[] = [
  // "cover|ed", "15 day|s", "10|L", "1|½"
  joint(`(?<=${LETTER}|${DIGIT})(?=${LETTER}|${DIGIT})`),
  // "non|-|payment", "24|-|hour", "non|- |disclosure", "grand|-\n|children", "Non|- |Network", "pre| -|existing"
  joint(String.raw`(?<=${LETTER}|${DIGIT})[${DASHES}](?=\p{L})`),
  joint(`(?<=${LETTER})[${HYPHENS}]${BLANKS}(?=${SMALL_HALF})`),
  joint(String.raw`(?<=${FIRST_HALF})[\-\u2010\u2011]\s*[\n\f]\s*(?=${BROKEN_HALF})`),
  joint(String.raw`(?<=${PREFIX})[${HYPHENS}]\s+(?=${NEXT_HALF}\p{L})`, 'iuy'),
  joint(String.raw`(?<=${LETTER})${BLANKS}[${HYPHENS}](?=\p{L})`),
  // "insured|'|s"
  joint(String.raw`(?<=${LETTER})[${APOSTROPHES}](?=\p{L})`),
  // "2|.|5", "1|,|50,000", "1|⁄|2", "10|:|30", "5|\n|,|000"
  joint(String.raw`(?<=\p{Nd})\s*[.,:'\u2019×\u2044·](?=\p{Nd})`),
  // "±|5", "−|5"
  joint(String.raw`(?<=[±∓]|(?:^|[\s(])\u2212)(?=\p{Nd})`),
  // "Yes| |/ No", "Yes /| |No", "Covered|/Not covered"
  joint(String.raw`(?<=\p{L})\s*(?=[/|]\s*${ANSWER})`, 'iuy'),
  joint(String.raw`(?<=(?<!\p{L})(?:yes|no|y|n)\s*[/|])\s*(?=${ANSWER})`, 'iuy'),
  // "care|@example.in", "care.of@|example.in", "www.example|.in"
  joint(String.raw`(?<=[\p{L}\p{Nd}][.+-]?)(?=[\p{L}\p{Nd}.+-]*@\p{L})`),
  joint(
    String.raw`(?<=(?:[\p{L}\p{Nd}]@|[Ww]{3}\.)(?!\p{Nd})[\p{L}\p{Nd}.-]*)(?=[.-]?(?!\p{Lu}\p{Ll})\p{L})`,
  ),
]

/** What may stand directly before a place within a join: no join takes in letters or digits. */
const WITHIN_JOIN = new RegExp(`(?:(?!${LETTER}|${DIGIT}).)*$`, 'su')

/** Length of the text on either side that is looked at; no break of a page has more white space around it. */
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
  const [start, end] = [before.length, before.length + white.length]
  const nearby = `${before}${white}${after}`
  const first = before.search(WITHIN_JOIN)
  return JOINTS.some((shape) => {
    for (let at = first; at <= start; at += 1) {
      shape.lastIndex = at
      const found = shape.exec(nearby)
      if (found !== null && end <= found.index + found[0].length) return true
    }
    return false
  })
}
