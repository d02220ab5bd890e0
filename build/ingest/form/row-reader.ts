import type { Box } from '../pdf/pdf-model.ts'
import type { Space } from './drawn.ts'
import { type FoundBlank, blankAt, blankOf, together } from './found-blank.ts'
import { type Chunk, UNIT, boxOf } from './row-items.ts'
import type { TickGroup, Ticked } from './ticks.ts'

const SIGNATURE = /^\W*(?:signature|sign\b|thumb impression)|\bsignature\s*(?:of|\/|with|and|&)/iu
/** Labels where a form is signed, in bold letters as well. */
const SIGNED = /^(?:date|place|name|time)\b/iu
/** The least white space to write into, and the most words of a label that nothing is drawn for. */
const [WHITE, WORDS] = [45, 8]

/** Reads the blanks of one row, with the words of the rows above and below that have none. */
export class RowReader {
  readonly #area: Box
  readonly #above: readonly Chunk[]
  readonly #below: readonly Chunk[]
  readonly #found: FoundBlank[] = []
  /** The words since the last blank. */
  #pending: Chunk[] = []

  /** Whether something is drawn on the next row. */
  readonly #isOverDrawn: boolean

  constructor(area: Box, above: readonly Chunk[], below: readonly Chunk[], isOverDrawn: boolean) {
    this.#area = area
    this.#above = above
    this.#below = below
    this.#isOverDrawn = isOverDrawn
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
    this.#add(blankAt(box, { options: all, field, spaces, isTicked: true, help: isHelp ? more : '' }))
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
    const isSigned = isSignature(chunk) || SIGNED.test(chunk.text)
    if (isAlone && !isSigned && (isHeading(chunk) || this.#isOverDrawn)) return
    const isNote = this.#below.some(({ text }) => text.split(' ').length > WORDS)
    if (isNote && !isSignature(chunk) && this.#found.length === 0) return
    this.#add(blankAt({ ...chunk, x0: chunk.x1, x1: chunk.x1 + Math.max(free, 0) }, {}))
  }

  #space(space: Space): void {
    const last = this.#found.at(-1)
    const blank = { ...blankOf(space, ''), isTicked: false }
    const isChoice = last?.isTicked === true && this.#pending.length === 0
    const isSame = !isChoice && this.#pending.every(({ text }) => UNIT.test(text))
    if (last !== undefined && space.field === '' && isSame) {
      this.#found[this.#found.length - 1] = together(last, blank)
      this.#pending = []
      return
    }
    this.#add(blank)
    const choice = isChoice ? last.options.at(-1) : undefined
    if (choice !== undefined) this.#found[this.#found.length - 1] = { ...blank, label: choice }
  }

  #add(blank: FoundBlank): void {
    const units = this.#pending.filter(({ text }, at) => at > 0 && UNIT.test(text))
    const [above, below] = blank.isTicked
      ? [this.#above, []]
      : [this.#above.filter(isNoSentence), this.#below.filter(isCaption)]
    const label =
      this.#pending.findLast((chunk) => !units.includes(chunk)) ??
      over(blank, below, 14) ??
      over(blank, above, 22)
    const help = [blank.help, ...units.map(({ text }) => text)].filter((part) => part !== '').join(' ')
    this.#found.push({ ...blank, help, label: label?.text ?? '' })
    this.#pending = []
  }
}

/** Box of something on a row. */
export function boxOfTicked(one: Ticked): Box {
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

function isCaption(chunk: Chunk): boolean {
  return isNoSentence(chunk) && chunk.text.split(' ').length <= WORDS
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
    .toSorted((a, b) => shared(b) - shared(a))[0]
}
