import { isEnglish } from './english-words.ts'
import type { Lexicon } from './lexicon.ts'

// Lines become one text again. A hyphen at a line's end is a hyphen ("co-" / "payment") unless the word is known without
// it and not with it ("medi-" / "cal").

/** Joins printed lines to one text. */
export function joinedLines(lines: readonly string[], lexicon: Lexicon): string {
  return lines.reduce((text, line) => (text === '' ? line : joined(text, line, lexicon)), '')
}

/** A text and the line after it. */
export function joined(text: string, line: string, lexicon: Lexicon): string {
  const between = gap(text, line, lexicon)
  return between === DROPPED ? text.slice(0, -1) + line : text + between + line
}

/** Between the lines of a word that was parted: its hyphen goes. */
const DROPPED = '\b'

function gap(text: string, line: string, lexicon: Lexicon): string {
  const [first = ''] = line.split(/\s/u)
  const last = text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'), text.lastIndexOf('\t')) + 1)
  if (/\p{L}[-\u2010]$/u.test(text)) {
    const isCapital = /\p{Lu}.$/u.test(last) && /^\p{Lu}/u.test(first)
    if ((isCapital || /^\p{Ll}/u.test(first)) && isParted(last, first, lexicon)) return DROPPED
    if (/^\p{Ll}/u.test(first)) return ''
  }
  return isAddress(last, first) ? '' : ' '
}

/** Whether a hyphen parts a known word; before another word ("non-" / "payment") only where the document joins them. */
function isParted(last: string, first: string, lexicon: Lexicon): boolean {
  const before = /\p{L}+(?=.$)/u.exec(last)?.[0] ?? ''
  const after = /^\p{L}+/u.exec(first)?.[0] ?? ''
  if (lexicon.has(`${before}-${after}`)) return false
  if (isEnglish(after)) return lexicon.has(before + after) && !isEnglish(before)
  return lexicon.has(before + after) || isEnglish(before + after)
}

const ENDED = /\.(?:com|in|org|net|gov)\W*$/iu

/** Whether a web or mail address was parted: "claims@insurer.co" / "m". */
function isAddress(last: string, first: string): boolean {
  if (!/@|^www\.|^https?:/iu.test(last) || ENDED.test(last)) return false
  return /^[a-z\d./_-]+$/u.test(first) && (ENDED.test(last + first) || /[./_-]$/u.test(last))
}
