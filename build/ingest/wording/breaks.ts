import type { PrintedLine } from '../layout/reading-order.ts'
import { labelsOf } from '../layout/labels.ts'
import { type BodyStyle, isCapitals, isStrong, strongLine } from './style.ts'

/** Whether a line begins a new entry after the lines of an open one. */
export function begins(
  open: readonly PrintedLine[],
  line: PrintedLine,
  body: BodyStyle,
  pitch: number,
): boolean {
  const last = open.at(-1)
  if (last === undefined) return true
  const [strong, before] = [strongLine(line, body), strongLine(last, body)]
  if (labelled(line) && !(wraps(last, line) && !strong)) return true
  const gap = (line.base - last.base) / line.size
  const loud = strong && !isStrong(line.words[0], body) ? isEnded(last) || gap > 1.3 * pitch : true
  if (strong !== before && (strong ? loud && !inRun(open, body) : !isStrong(line.words[0], body))) return true
  if (strong && before && !isSetAlike(line, last, body)) return true
  const moved = line.page !== last.page || line.base < last.base
  const lead = !strong && isStrong(line.words[0], body) && !isStrong(last.words.at(-1), body)
  if (lead && (isEnded(last) || (moved && /^["“‘]?\p{Lu}/u.test(line.text)))) return true
  if (moved) return isEnded(last) && !/^[\p{Ll}(]/u.test(line.text)
  const step = (line.base - last.base) / line.size
  const usual = open.length > 1 ? (last.base - (open.at(-2)?.base ?? 0)) / line.size : pitch
  if (step > 1.3 * Math.max(usual, 0.9 * pitch)) return true
  const room = last.column.x1 - last.x1
  const wide = last.column.x1 - last.column.x0
  const first = line.words[0]
  const fits = first !== undefined && room > first.x1 - first.x0 + 1.5 * line.size
  if (fits && room > 0.3 * wide) return true
  if (fits && isEnded(last) && /^[\p{Lu}\d(“"‘'<*]/u.test(line.text)) return true
  return open.length > 1 && line.x0 < last.x0 - 1.2 * line.size && isEnded(last)
}

/** Whether a line is the next of a sentence that has not ended: "… under Section / 38. of the Act". */
function wraps(last: PrintedLine, line: PrintedLine): boolean {
  const [label] = labelsOf(line.text)
  const full = last.column.x1 - last.x1 < 3 * last.size
  const runsOn =
    /(?:\b(?:of|the|to|in|under|and|or|by|section|clause|rs\.?|inr|upto|than|is|at|no\.?)|,|₹|`)$/iu.test(
      last.text,
    )
  if (label === undefined || !full || line.x0 < last.x0 - 0.5 * line.size) return false
  const inSentence = !isEnded(last) && /^\p{Ll}/u.test(line.text.slice(label.length))
  return (runsOn && label.value > 1) || (inSentence && label.style === 'decimal')
}

function labelled(line: PrintedLine): boolean {
  return labelsOf(line.text).some(
    ({ style, length }) => style !== 'part' || length >= line.text.length - 1 || line.text.length < 120,
  )
}

/** A row of a table of contents: dots, or a page number far from the text. */
export function isContents(text: string): boolean {
  return /(?:\.\s?){4,}\s*\d*$|…{2,}\s*\d*$/u.test(text)
}

export function isEnded(line: PrintedLine): boolean {
  return /[.;:!?”"’)*\-–>]$|\b(?:and|or)$/u.test(line.text)
}

/** Whether the end of the open lines is set apart, so that a bold line goes on with it. */
function inRun(open: readonly PrintedLine[], body: BodyStyle): boolean {
  const last = open.at(-1)
  return last !== undefined && isStrong(last.words.at(-1), body) && !/[.;:!?]$/u.test(last.text)
}

/** Whether two lines may be of one heading; the last word of one in capitals is too short to tell capitals by. */
function isSetAlike(line: PrintedLine, last: PrintedLine, body: BodyStyle): boolean {
  const plain = (look: string) => look.replace('capitals', '')
  // A line that fills its column is centred like the shorter one below it.
  const bare = (look: string) => (isMiddle(line) && isMiddle(last) ? look.replace('centred', '') : look)
  const [one, two] = [bare(lookOf(line, body)), bare(lookOf(last, body))]
  if (one === two) return true
  const short = [line, last].some(({ text }) => (text.match(/\p{L}/gu) ?? []).length < 6)
  const capitals = [line, last].every(({ text }) => text === text.toUpperCase())
  return short && capitals && plain(one) === plain(two)
}

export function lookOf(line: PrintedLine, body: BodyStyle, text = line.text): string {
  const title = text.slice(labelsOf(text)[0]?.length ?? 0)
  const word = line.words.find(({ text }) => /\p{L}{2}/u.test(text)) ?? line.words[0]
  if (word === undefined) return ''
  const size = Math.round((word.size / body.size) * 8)
  const centred = isMiddle(line) && line.x0 - line.column.x0 > 0.08 * (line.column.x1 - line.column.x0)
  return [
    word.bold ? 'bold' : '',
    isCapitals(title === '' ? text : title) ? 'capitals' : '',
    centred ? 'centred' : '',
    line.underlined ? 'underlined' : '',
    size,
    word.color,
  ].join(' ')
}

/** Whether a line leaves as much of its column free on its left as on its right. */
function isMiddle({ x0, x1, column }: PrintedLine): boolean {
  return Math.abs(x0 + x1 - column.x0 - column.x1) < 16
}
