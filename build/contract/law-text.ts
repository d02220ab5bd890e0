// Lays out the text of law for people. Bodies keep it as their source has it.

/** A mark of a footnote of the source, which is not held: `^1[(1) actuary` begins an amendment. */
const NOTE_MARK = /(?<!\w)\^\d{1,3}(?=[[*\s])/gu
/** Labels that begin a line of their own: `(a)`, `[(1A)`, `12.`, `iv)`, a bullet. */
const LABEL = /^\[?(?:\(?[\da-z]{1,4}[).]|[•▪➢–-])\s/iu
/** A line at least this long, compared with the longest, was broken because it was full. */
const FULL = 0.6

/** A text of law without the marks of footnotes. */
export function withoutNoteMarks(text: string): string {
  return text.replaceAll(NOTE_MARK, '')
}

/**
 * A text of law without the breaks of the lines it was printed in; empty lines, labels and short lines keep theirs.
 *
 * @example reflowed('(1) No policy\nof life insurance\n\n(2) A policy') // '(1) No policy of life insurance\n\n(2) A policy'
 */
export function reflowed(text: string): string {
  const lines = withoutNoteMarks(text).split('\n')
  const longest = Math.max(...lines.map(({ length }) => length))
  return lines.reduce((before, line, at) => {
    const last = lines[at - 1] ?? ''
    const isBroken = /^\p{Ll}/u.test(line) || last.length >= longest * FULL
    const isSoft = isBroken && last.trim() !== '' && line.trim() !== '' && !LABEL.test(line)
    return before + (isSoft ? ' ' : '\n') + line
  })
}
