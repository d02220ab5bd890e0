import type { Change } from './change.ts'

// Changes of a regular expression: without an anchor, without a quantifier, classes and lookarounds the other way round.

/** One piece of a pattern: an escape, an opening, an anchor, a quantifier; or the inside of a class, which is left alone. */
const PIECES =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\.|\(\?<?[=!]|\(\?:|\(\?<\w+>|\[\^?|[\^$\]]|(?:[*+?]|\{\d+(?:,\d*)?\})\??/gsu

/** Each change of a pattern that begins at a place of its file. */
export function patternChanges(pattern: string, at: number): Change[] {
  const changes: Change[] = []
  let inClass = false
  for (const { 0: piece, index } of pattern.matchAll(PIECES)) {
    const other = changed(piece, inClass)
    const from = at + index
    if (other !== null) changes.push({ from, to: from + piece.length, text: other })
    if (piece.startsWith('[') && !inClass) inClass = true
    else if (piece === ']') inClass = false
  }
  return changes
}

/** What replaces a piece; null where it stays. */
function changed(piece: string, inClass: boolean): string | null {
  if (/^\\[dDsSwWbBpP]/u.test(piece)) {
    if (inClass) return null
    const letter = piece[1] ?? ''
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    return `\\${other}${piece.slice(2)}`
  }
  if (inClass) return null
  if (piece === '[' || piece === '[^') return piece === '[' ? '[^' : '['
  if (/^\(\?<?[=!]$/u.test(piece))
    return piece.endsWith('=') ? piece.replace('=', '!') : piece.replace('!', '=')
  return /^[\^$*+?{]/u.test(piece) ? '' : null
}
