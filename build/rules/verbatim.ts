// What "verbatim" means: equal after one normal form, the same for a quote and for the text it was taken from.

/** A text in its normal form, with the way back to the characters it was made of. */
export interface NormalText {
  readonly original: string
  readonly normal: string
  /** For every unit of the normal form, where the character it came from begins. */
  readonly starts: Int32Array
  /** Where the page breaks stand in the original. */
  readonly breaks: readonly number[]
}

/** One place in a text where a quote stands. */
export interface Place {
  /** How many page breaks stand before it. */
  readonly pagesOn: number
  /** Whether it begins and ends where words and numbers do. */
  readonly whole: boolean
}

/** What is not seen (white space of any width, soft hyphens), and what is printed in many shapes. */
const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/[\s\u00ad\u200b\u2060]+/gu, ''],
  [/[`\u00b4\u02b9\u02bb\u02bc\u2018-\u201b\u2032\u2035]/gu, "'"],
  [/[\u02ba\u201c-\u201f\u2033\u2036]/gu, '"'],
  [/[\p{Pd}\u02d7\u2212]/gu, '-'],
  [
    /[\p{Co}\u00b7\u2023\u2043\u2219\u22c5\u25a0-\u25ff\u2605\u2606\u2610-\u2612\u26aa\u26ab\u2713-\u2718\u274f-\u2752\u2756\u2794-\u27be\u2981\u29bf\u2b1b\u2b1c]/gu,
    '•',
  ],
]
/** A character with the marks that belong to it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/uy

/** The normal form of one character with its marks; empty where it is not seen. */
function normalCharacter(character: string): string {
  return folded(folded(character).normalize('NFKC'))
}

function folded(text: string): string {
  return FOLDED.reduce((made, [shape, plain]) => made.replace(shape, plain), text)
}

/** The characters met so far; wordings use a hundred or so. */
const known = new Map<string, string>()
const KNOWN_KEPT = 10_000

function remembered(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const made = normalCharacter(character)
  if (known.size >= KNOWN_KEPT) known.clear()
  known.set(character, made)
  return made
}

/** A text in its normal form: one pass, however long it is. */
export function normalText(original: string): NormalText {
  const starts: number[] = []
  const breaks: number[] = []
  let normal = ''
  for (let at = 0; at < original.length;) {
    const end = endOfCharacter(original, at)
    const made = remembered(original.slice(at, end))
    if (original[at] === '\f') breaks.push(at)
    for (let unit = 0; unit < made.length; unit++) starts.push(at)
    normal += made
    at = end
  }
  return { original, normal, starts: Int32Array.from(starts), breaks }
}

/** Where the character ends that begins at a place: marks belong to the letter before them. */
function endOfCharacter(text: string, at: number): number {
  if (text.charCodeAt(at) < 0x80 && !(text.charCodeAt(at + 1) >= 0x300)) return at + 1
  CHARACTER.lastIndex = at
  return at + (CHARACTER.exec(text)?.[0].length ?? 1)
}

/** The normal form alone. */
export function normalForm(text: string): string {
  return normalText(text).normal
}

/** Every place where a quote stands in a text, in order; none for a quote without a visible character. */
export function placesOf(quote: string, text: NormalText): Place[] {
  const sought = normalForm(quote)
  const places: Place[] = []
  if (sought === '') return places
  let pagesOn = 0
  for (let at = text.normal.indexOf(sought); at >= 0; at = text.normal.indexOf(sought, at + 1)) {
    const start = text.starts[at] ?? 0
    while ((text.breaks[pagesOn] ?? Infinity) < start) pagesOn++
    const whole = isBoundary(text, at) && isBoundary(text, at + sought.length)
    places.push({ pagesOn, whole })
  }
  return places
}

/** Whether no word and no number of the original runs across a place of the normal form. */
function isBoundary(text: NormalText, at: number): boolean {
  if (at === 0 || at === text.normal.length) return true
  const after = text.starts[at] ?? 0
  if (text.starts[at - 1] === after) return false
  return (
    !joins(text.original, after) &&
    !joins(text.original, endOfCharacter(text.original, text.starts[at - 1] ?? 0))
  )
}

const DIGIT = '[\\p{Nd}\\u00bc-\\u00be\\u2150-\\u215f]'
const WORD_BEFORE = /[\p{L}\p{M}]$/u
const DIGIT_BEFORE = new RegExp(`${DIGIT}$`, 'u')
const ANY_AFTER = new RegExp(`^\\p{L}|^${DIGIT}`, 'u')
const JOINED_BEFORE = /\p{L}\p{M}*['\u2019\u2010\u2011-]$/u
const JOINER_AFTER = /^['\u2019\u2010\u2011-]\p{L}/u
const POINT_BEFORE = /\p{Nd}[.,\u2044]$/u
const PLAIN_DIGIT_BEFORE = /\p{Nd}$/u
const POINT_AFTER = /^[.,\u2044]\p{Nd}/u

/**
 * Whether a word or a number runs across a place of a text: letters and digits on both sides, or the hyphen or
 * apostrophe inside a word ("non-payment"), or the point or comma inside a number ("2.5", "1,50,000").
 */
function joins(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 8), at)
  const after = text.slice(at, at + 4)
  if (WORD_BEFORE.test(before)) return ANY_AFTER.test(after) || JOINER_AFTER.test(after)
  if (PLAIN_DIGIT_BEFORE.test(before) && POINT_AFTER.test(after)) return true
  if (DIGIT_BEFORE.test(before)) return ANY_AFTER.test(after)
  if (JOINED_BEFORE.test(before)) return /^\p{L}/u.test(after)
  return POINT_BEFORE.test(before) && /^\p{Nd}/u.test(after)
}
