import type { Lexicon } from './lexicon.ts'

// Lines become one text again. A hyphen at a line's end is a hyphen ("co-" / "payment") unless the document knows the
// word without it and not with it ("medi-" / "cal").

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
  if (/\p{L}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(line)) return hyphenGap(last, first, lexicon)
  return isAddress(last, first) ? '' : ' '
}

function hyphenGap(last: string, first: string, lexicon: Lexicon): string {
  const before = /\p{L}+(?=.$)/u.exec(last)?.[0] ?? ''
  const after = /^\p{L}+/u.exec(first)?.[0] ?? ''
  const whole = lexicon.has(before + after) && !lexicon.has(`${before}-${after}`)
  return whole && !(lexicon.has(before) && lexicon.has(after)) ? DROPPED : ''
}

const ENDED = /\.(?:com|in|org|net|gov)\W*$/iu

/** Whether a web or mail address was parted: "claims@insurer.co" / "m". */
function isAddress(last: string, first: string): boolean {
  if (!/@|^www\.|^https?:/iu.test(last) || ENDED.test(last)) return false
  return /^[a-z\d./_-]+$/u.test(first) && (ENDED.test(last + first) || /[./_-]$/u.test(last))
}
