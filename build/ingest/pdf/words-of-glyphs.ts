import { isOtherWeight } from './bold.ts'
import type { Glyph } from './glyphs.ts'
import type { DrawnWord } from './pdf-model.ts'
import { runsOf } from './runs.ts'
import { item } from '../../contract/item.ts'

// Letters become words by the gaps between them: a space that a file writes is often wider than the gap it leaves
// between two words, and some files write none.

/** The words of a page, in the order in which the file draws them. */
export function wordsOf(glyphs: readonly Glyph[]): DrawnWord[] {
  return runsOf(glyphs, (last, next) => !follows(last, next)).flatMap(wordsOfRun)
}

/** Whether two glyphs are on one line, in sizes that belong together. */
function follows(last: Glyph, next: Glyph): boolean {
  if (last.style.angle !== next.style.angle) return false
  const size = Math.max(last.style.size, next.style.size)
  if (next.style.angle % 180 !== 0) {
    const steps = Math.hypot(next.x0 - last.x0, next.y0 - last.y0)
    return steps < 3 * size
  }
  const gap = isSamePlace(last, next) ? 0 : next.x0 - last.x1
  return Math.abs(next.base - last.base) < 0.55 * size && gap < 2 * size && gap > -0.6 * size
}

/** Whether two letters are one glyph: a ligature that the font maps to several. */
function isSamePlace(last: Glyph, next: Glyph): boolean {
  return Math.abs(next.x0 - last.x0) < 0.05 && Math.abs(next.x1 - last.x1) < 0.05
}

function isSpace({ text }: Glyph): boolean {
  return text === ' ' || text === '\u00a0' || /^\s$/u.test(text)
}

function wordsOfRun(run: readonly Glyph[]): DrawnWord[] {
  const threshold = spaceOf(run)
  // A smaller gap is enough where italics or bold letters begin or end: only a space leaves one there.
  const leastOf = (last: Glyph, next: Glyph) =>
    last.style.italic === next.style.italic && !isOtherWeight(last.style.weight, next.style.weight)
      ? threshold
      : Math.min(threshold, UNWRITTEN)
  const isParted = (last: Glyph, next: Glyph) =>
    isSpace(last) || isSpace(next) || gapBetween(last, next) > leastOf(last, next)
  const groups = runsOf(run, isParted).filter((group) => !group.some(isSpace))
  return spacedOut(groups).map(wordOf)
}

/** The least gap between words where the file writes no spaces, in sizes of their font. */
const UNWRITTEN = 0.14

/** A gap between two glyphs, in sizes of their font. */
function gapBetween(last: Glyph, next: Glyph): number {
  if (next.style.angle % 180 !== 0 || isSamePlace(last, next)) return 0
  return (next.x0 - last.x1) / Math.max(last.style.size, next.style.size, 1)
}

/** The gap from which on two glyphs are of two words: more where the letters of the run are set apart. */
function spaceOf(run: readonly Glyph[]): number {
  const gaps: number[] = []
  let written = 0
  for (const [at, glyph] of run.entries()) {
    const last = run[at - 1]
    if (isSpace(glyph)) written += 1
    else if (last !== undefined && !isSpace(last)) gaps.push(gapBetween(last, glyph))
  }
  gaps.sort((a, b) => a - b)
  const apart = gaps.length < 4 ? 0 : Math.max(0, item(gaps, Math.floor(gaps.length * 0.4)))
  return apart + (written > 0 ? 0.25 : UNWRITTEN)
}

/** Words whose letters are set apart ("P O L I C Y  W O R D S", "M e d i c a l" in a justified line) are joined. */
function spacedOut(groups: Glyph[][]): Glyph[][] {
  return runsOf(groups, (last, next) => isLetter(last) !== isLetter(next)).flatMap((run) =>
    isSpacedWord(run) ? joinedLetters(run) : run,
  )
}

function isLetter(group: readonly Glyph[]): boolean {
  return group.length === 1 && /^\p{L}$/u.test(group[0]?.text ?? '')
}

/** Whether a row of single letters is more than a few marks: four with a small letter after the first, else five. */
function isSpacedWord(run: readonly Glyph[][]): boolean {
  const text = run.flatMap((group) => group.map((glyph) => glyph.text)).join('')
  return run.length > 3 && isLetter(run[0] ?? []) && (run.length > 4 || /^.\p{Ll}/u.test(text))
}

/** Letters in a row, parted where a gap is clearly wider than most. */
function joinedLetters(run: readonly Glyph[][]): Glyph[][] {
  const gaps = run.slice(1).map((group, at) => gapOf(run[at], group))
  const usual = item(
    gaps.toSorted((a, b) => a - b),
    Math.floor(gaps.length * 0.4),
  )
  let at = 0
  return runsOf(run, () => item(gaps, at++) > 1.6 * usual + 0.05).map((letters) => letters.flat())
}

function gapOf(before: readonly Glyph[] | undefined, after: readonly Glyph[]): number {
  const [last, next] = [before?.at(-1), after[0]]
  return last === undefined || next === undefined ? 0 : gapBetween(last, next)
}

function wordOf(group: readonly Glyph[]): DrawnWord {
  const main = group.reduce((a, b) => (b.style.size > a.style.size * 1.1 ? b : a))
  const weights = group.map(({ style }) => style.weight).sort((a, b) => a - b)
  const italic = group.filter(({ style }) => style.italic).length * 2 >= group.length
  return {
    text: group.map((glyph) => raised(glyph, main)).join(''),
    x0: round(group.reduce((least, { x0 }) => Math.min(least, x0), Infinity)),
    y0: round(main.y0),
    x1: round(group.reduce((most, { x1 }) => Math.max(most, x1), -Infinity)),
    y1: round(main.y1),
    base: round(main.base),
    size: round(main.style.size),
    font: main.style.font,
    weight: item(weights, Math.floor(weights.length / 2)),
    italic,
    angle: main.style.angle,
    color: main.style.color,
  }
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A small digit above the line keeps its place in the text: 5² is not 52. */
function raised(glyph: Glyph, main: Glyph): string {
  const small = glyph.style.size < 0.8 * main.style.size
  if (!small || main.base - glyph.base < 0.15 * main.style.size || !/^\d$/u.test(glyph.text))
    return glyph.text
  return SUPERSCRIPTS[Number(glyph.text)] ?? glyph.text
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
