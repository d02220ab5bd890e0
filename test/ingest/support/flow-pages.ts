import { type Font, PdfWriter, boldWidthOf, widthOf } from './pdf-writer.ts'

// A little typesetter for random documents: what it is given flows through columns and pages, and it tells on which page
// each piece came to lie.

/** A paragraph, or a row of a table; pieces of one clause share a number. */
export type Piece = { readonly clause: number; readonly gap: number } & (
  | {
      readonly text: string
      readonly font: Font
      readonly scale: number
      readonly indent: number
      readonly centred: boolean
    }
  | { readonly cells: readonly string[]; readonly merged: boolean }
)

/** How the pages are set. */
export interface Setting {
  readonly columns: 1 | 2 | 3
  readonly size: number
  readonly header: string
  readonly footer: string
  readonly watermark: string
  readonly font: Font
  /** What is printed small at the foot of every page, above its footer. */
  readonly footnote: string
}

/** The words of each clause on each page: `text[clause]` with a form feed between pages. */
export interface Laid {
  readonly bytes: Buffer
  readonly pages: number
  readonly texts: readonly { readonly page: number; readonly text: string }[]
}

const [WIDTH, HEIGHT, MARGIN, TOP, FOOT] = [595, 842, 52, 76, 70]

/** Sets pieces into pages. */
export function flowPages(pieces: readonly Piece[], setting: Setting): Laid {
  return new Typesetter(setting).set(pieces)
}

class Typesetter {
  private readonly writer = new PdfWriter()
  private readonly setting: Setting
  private readonly texts: { page: number; at: number; text: string }[] = []
  private page = 0
  private column = 0
  private y = 0
  private sheet: ReturnType<PdfWriter['page']>

  constructor(setting: Setting) {
    this.setting = setting
    this.sheet = this.turn()
  }

  set(pieces: readonly Piece[]): Laid {
    for (const [at, piece] of pieces.entries()) {
      const keep = 'text' in piece && piece.font === 'bold' && pieces[at + 1] !== undefined ? 3.2 : 0
      if ('text' in piece) this.paragraph(piece, keep)
      else this.row(piece, pieces[at - 1])
    }
    const texts = this.texts.map(({ page, text }) => ({ page, text }))
    return { bytes: this.writer.bytes(), pages: this.page, texts }
  }

  private get wide(): number {
    const { columns } = this.setting
    return (WIDTH - 2 * MARGIN - (columns - 1) * 22) / columns
  }

  private get x(): number {
    return MARGIN + this.column * (this.wide + 22)
  }

  private turn(): ReturnType<PdfWriter['page']> {
    const { header, footer, watermark, footnote } = this.setting
    this.page += 1
    this.sheet = this.writer.page(WIDTH, HEIGHT)
    this.sheet.text(MARGIN, HEIGHT - 40, 8, header)
    this.sheet.text(MARGIN, 34, 8, `${footer} | Page ${this.page}`)
    if (footnote !== '') this.sheet.text(MARGIN, 52, 6, footnote)
    if (watermark !== '') this.sheet.text(160, 300, 70, watermark, 'regular', 0.8)
    ;[this.column, this.y] = [0, TOP]
    return this.sheet
  }

  /** Goes on in the next column where less than so much room is left. */
  private room(height: number): void {
    if (this.y + height <= HEIGHT - FOOT) return
    this.column += 1
    this.y = TOP
    if (this.column >= this.setting.columns) this.turn()
  }

  private note(clause: number, text: string): void {
    const held = this.texts[clause]
    if (held === undefined) this.texts[clause] = { page: this.page, at: this.page, text }
    else {
      held.text += held.at < this.page ? '\f'.repeat(this.page - held.at) + text : ` ${text}`
      held.at = this.page
    }
  }

  private paragraph(piece: Extract<Piece, { text: string }>, keep: number): void {
    const size = this.setting.size * piece.scale
    const font = piece.font === 'regular' ? this.setting.font : piece.font
    const lines = wrapped(piece.text, size, this.wide - piece.indent, font)
    this.room((lines.length > 1 ? 2 : 1) * size * 1.25 + keep * this.setting.size * 1.25 + piece.gap)
    if (this.y > TOP) this.y += piece.gap
    for (const line of lines) {
      this.room(size * 1.25)
      const free = this.wide - piece.indent - boldWidthOf(line, size)
      const x = this.x + piece.indent + (piece.centred && free > 0 ? free / 2 : 0)
      this.sheet.text(x, HEIGHT - this.y - size, size, line, font)
      this.note(piece.clause, line)
      this.y += size * 1.25
    }
  }

  private row(piece: Extract<Piece, { cells: readonly string[] }>, before: Piece | undefined): void {
    const { size, font } = this.setting
    const step = size * 1.25
    const columns = piece.merged ? 1 : piece.cells.length
    const cell = this.wide / columns
    const lines = piece.cells.map((text) => wrapped(text, size, cell - 8, font))
    const high = Math.max(...lines.map(({ length }) => length)) * step + 5
    this.room(high + 6)
    const isFirst = before === undefined || 'text' in before || this.y === TOP
    if (isFirst && this.y > TOP) this.y += 6
    const y = HEIGHT - this.y
    for (let at = 0; at <= columns; at++) this.sheet.line(this.x + at * cell, y, this.x + at * cell, y - high)
    this.sheet.line(this.x, y, this.x + this.wide, y)
    this.sheet.line(this.x, y - high, this.x + this.wide, y - high)
    for (const [at, all] of lines.entries())
      for (const [row, line] of all.entries())
        this.sheet.text(this.x + at * cell + 4, y - 2 - size - row * step, size, line, font)
    for (const all of lines) for (const line of all) this.note(piece.clause, line)
    this.y += high
  }
}

/** The lines of a text; a long word at the end of a line is parted, but in a heading. */
function wrapped(text: string, size: number, wide: number, font: Font): string[] {
  const lines: string[] = []
  const fits = (line: string) =>
    (font === 'bold' ? boldWidthOf(line, size) : widthOf(line, size, font)) < wide
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else if (last !== undefined && font !== 'bold' && word.length > 9 && fits(`${last} ${word.slice(0, 4)}-`))
      lines.splice(-1, 1, `${last} ${word.slice(0, 4)}-`, word.slice(4))
    else lines.push(word)
  }
  return lines
}
