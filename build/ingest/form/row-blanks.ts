import { boxAround } from '../layout/rows.ts'
import type { Box } from '../pdf/pdf-model.ts'
import type { Space } from './drawn.ts'
import { type Chunk, type Item, UNIT, boxOf } from './row-items.ts'
import { type TickGroup, type Ticked, withTicks } from './ticks.ts'

// The blanks of one part of a page (a cell, or what is outside of all cells), row by row.

/** A blank as found: what is printed for it, and where it is. */
export interface FoundBlank extends Box {
  /** Empty where nothing near it says what it is for. */
  readonly label: string
  readonly help: string
  readonly options: readonly string[]
  readonly field: string
  /** How many drawn places it takes; 0 where white space is left and nothing is drawn. */
  readonly spaces: number
  readonly isTicked: boolean
}

const SIGNATURE = /^\W*(?:signature|sign\b|thumb impression)|\bsignature\s*(?:of|\/|with|and|&)/iu
/** What stands where a form is signed, in bold letters as well. */
const SIGNED = /^(?:date|place|name|time)\b/iu
/** The least white space to write into, and the most words of a label that nothing is drawn for. */
const [WHITE, WORDS] = [45, 8]

/** The blanks of rows that lie in an area, in printed order. */
export function blanksOfRows(rows: readonly (readonly Item[])[], area: Box): FoundBlank[] {
  const found: FoundBlank[] = []
  const marked = rows.map((row) => withTicks(row))
  for (const [at, row] of marked.entries()) {
    const before = found.at(-1)
    const top = Math.min(...row.map((one) => boxOfTicked(one).y0))
    const isNear = before !== undefined && top - before.y1 < (before.isTicked ? 30 : 18)
    const isList = isNear && before.isTicked && row.every((one) => 'box' in one)
    // Words between two rows of places are for the lower ones.
    const below = isBare(marked[at + 2]) ? [] : freeChunks(marked[at + 1])
    const own = new RowReader(area, isList ? [] : freeChunks(marked[at - 1]), below).read(row)
    const [first] = own
    const isSigned = before?.spaces === 0 && before.label === first?.label
    const isSame =
      (first?.label === '' || isSigned) && before?.isTicked === first.isTicked && before.field === first.field
    const goesOn =
      isNear && isSame && (isList || isSigned || !(marked[at - 1] ?? []).every((one) => 'chunk' in one))
    if (goesOn) found[found.length - 1] = together(before, first)
    found.push(...own.slice(goesOn ? 1 : 0))
  }
  return found
}

/** Whether a row has places and no words. */
function isBare(row: readonly Ticked[] | undefined): boolean {
  return row?.every((one) => 'space' in one) === true
}

/** Two blanks as one, with the label of the first. */
export function together(one: FoundBlank, two: FoundBlank): FoundBlank {
  return {
    ...one,
    ...boxAround([one, two]),
    options: [...one.options, ...two.options],
    help: [one.help, two.help].filter((part) => part !== '').join(' '),
    field: one.field || two.field,
    spaces: one.spaces + two.spaces,
  }
}

/** The words of a row that has no blank. */
function freeChunks(row: readonly Ticked[] | undefined): Chunk[] {
  const isFree = row?.every((one) => 'chunk' in one) === true
  return isFree ? row.flatMap((one) => ('chunk' in one ? [one.chunk] : [])) : []
}

/** Reads the blanks of one row, with the words of the rows above and below that have none. */
class RowReader {
  readonly #area: Box
  readonly #above: readonly Chunk[]
  readonly #below: readonly Chunk[]
  readonly #found: FoundBlank[] = []
  /** The words since the last blank. */
  #pending: Chunk[] = []

  constructor(area: Box, above: readonly Chunk[], below: readonly Chunk[]) {
    this.#area = area
    this.#above = above
    this.#below = below
  }

  read(row: readonly Ticked[]): FoundBlank[] {
    for (const [at, one] of row.entries()) {
      if ('chunk' in one) this.#words(one.chunk, row[at + 1])
      else if ('space' in one) this.#space(one.space)
      else this.#ticks(one)
    }
    return this.#found
  }

  /** Words behind a last Yes or No are no part of it. */
  #ticks({ box, options, field, spaces }: TickGroup): void {
    const [, no = '', more = ''] = /^(yes|no)\s+(.+)$/iu.exec(options.at(-1) ?? '') ?? []
    const all = no === '' ? options : [...options.slice(0, -1), no]
    const isHelp = more.startsWith('(')
    this.#add({ ...box, options: all, field, spaces, isTicked: true, help: isHelp ? more : '' })
    if (more !== '' && !isHelp) this.#pending = [{ ...box, text: more, size: 0, isStrong: false }]
  }

  #words(chunk: Chunk, next: Ticked | undefined): void {
    const last = this.#found.at(-1)
    if (
      last !== undefined &&
      this.#pending.length === 0 &&
      UNIT.test(chunk.text) &&
      chunk.x0 - last.x1 < 25
    ) {
      this.#found[this.#found.length - 1] = { ...last, help: `${last.help} ${chunk.text}`.trim() }
      return
    }
    this.#pending.push(chunk)
    const free = (next === undefined ? this.#area.x1 : boxOfTicked(next).x0) - chunk.x1
    const isLast = next === undefined || 'chunk' in next
    if (!isLast || !isAsking(chunk) || (!isSignature(chunk) && free < WHITE)) return
    const isAlone = next === undefined && this.#found.length === 0 && this.#pending.length === 1
    if (isAlone && isHeading(chunk) && !SIGNED.test(chunk.text) && !isSignature(chunk)) return
    const below = this.#below.some(({ text }) => text.split(' ').length > WORDS)
    if (below && !isSignature(chunk) && this.#found.length === 0) return
    const white = { x0: chunk.x1, x1: chunk.x1 + Math.max(free, 0), y0: chunk.y0, y1: chunk.y1 }
    this.#add({ ...white, options: [], field: '', spaces: 0, isTicked: false, help: '' })
  }

  #space(space: Space): void {
    const last = this.#found.at(-1)
    const { hint: help, options, field } = space
    const blank = { ...boxAround([space]), help, options, field, spaces: 1, isTicked: false }
    const isChoice = last?.isTicked === true && this.#pending.length === 0
    const isSame = !isChoice && this.#pending.every(({ text }) => UNIT.test(text))
    if (last !== undefined && field === '' && isSame) {
      this.#found[this.#found.length - 1] = together(last, { ...blank, label: '' })
      this.#pending = []
      return
    }
    this.#add(blank)
    const choice = isChoice ? last.options.at(-1) : undefined
    if (choice !== undefined) this.#found[this.#found.length - 1] = { ...blank, label: choice }
  }

  #add(blank: Omit<FoundBlank, 'label'>): void {
    const units = this.#pending.filter(({ text }, at) => at > 0 && UNIT.test(text))
    const [above, below] = blank.isTicked
      ? [this.#above, []]
      : [this.#above.filter(isNoSentence), this.#below.filter(isNoSentence)]
    const label =
      this.#pending.findLast((chunk) => !units.includes(chunk)) ??
      over(blank, below, 14) ??
      over(blank, above, 22)
    const help = [blank.help, ...units.map(({ text }) => text)].filter((part) => part !== '').join(' ')
    this.#found.push({ ...blank, help, label: label?.text ?? '' })
    this.#pending = []
  }
}

function boxOfTicked(one: Ticked): Box {
  return 'box' in one ? one.box : boxOf(one)
}

/** Whether words ask for something to be written behind them where nothing is drawn. */
function isAsking(chunk: Chunk): boolean {
  const words = chunk.text.split(/\s+/u).length
  return isSignature(chunk) || (chunk.text.endsWith(':') && words <= WORDS && /\p{L}{2}/u.test(chunk.text))
}

/** Whether words stand out as a heading does: bold, white on a bar, or several in capitals. */
export function isHeading({ text, isStrong }: Pick<Chunk, 'text' | 'isStrong'>): boolean {
  return isStrong || (/\p{L}\s+\p{L}/u.test(text) && text === text.toUpperCase())
}

function isNoSentence({ text }: Chunk): boolean {
  return !/\p{L}{4}\.$/u.test(text)
}

function isSignature({ text }: Chunk): boolean {
  return SIGNATURE.test(text) && text.split(/\s+/u).length <= 14 && !text.endsWith('.')
}

/** The words right above or below a place, of those that lie over it the most. */
function over(place: Box, chunks: readonly Chunk[], most: number): Chunk | undefined {
  const shared = ({ x0, x1 }: Chunk) =>
    (Math.min(x1, place.x1 + 4) - Math.max(x0, place.x0 - 4)) / Math.min(x1 - x0, place.x1 - place.x0)
  return chunks
    .filter((chunk) => shared(chunk) > 0.3 && chunk.y0 - place.y1 < most && place.y0 - chunk.y1 < most)
    .toSorted((one, two) => shared(two) - shared(one))[0]
}
