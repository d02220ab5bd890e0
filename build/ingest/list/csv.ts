import { shortened } from '../../contract/shortened.ts'

/** One row of a table, with the line or row it begins on, from 1. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of a file up to what makes the rest unreadable, where something does. */
export interface TableReading {
  readonly rows: readonly SheetRow[]
  readonly problem?: { readonly line: number; readonly what: string }
}

/** A line that spreadsheets write before the head, to say how cells are parted. */
const SEPARATOR_LINE = /^sep=(?<separator>[^\r\n])\r?\n/u

/**
 * Reads separated values (RFC 4180): cells in double quotes may hold separators, line ends and doubled quotes. Cells are
 * parted as a first line "sep=;" says; else there is a reading for each separator that people use.
 */
export function readCsv(given: string): TableReading[] {
  const separator = SEPARATOR_LINE.exec(given)?.groups?.['separator']
  const text = (separator === undefined ? given : given.replace(/^[^\n]*/u, '')).replace(/\r\n/gu, '\n')
  const lines = text.includes('\n', separator === undefined ? 0 : 1) ? text : text.replace(/\r/gu, '\n')
  const plain = lines.replaceAll('\r', ' ')
  return (separator === undefined ? SEPARATORS : [separator]).map((one) => new Reader(plain, one).read())
}

const SEPARATORS = [',', ';', '\t', '|']

class Reader {
  readonly #text: string
  readonly #separator: string
  readonly #rows: SheetRow[] = []
  #at = 0
  #line = 1

  constructor(text: string, separator: string) {
    this.#text = text
    this.#separator = separator
  }

  read(): TableReading {
    while (this.#at < this.#text.length) {
      const [line, cells] = [this.#line, [] as string[]]
      do {
        const from = this.#line
        const cell = this.#text[this.#at] === '"' ? this.#quoted() : this.#plain()
        if (typeof cell !== 'string') return { rows: this.#rows, problem: { line: from, what: cell.problem } }
        cells.push(cell)
      } while (this.#takes(this.#separator))
      if (this.#takes('\n')) this.#line += 1
      if (cells.some((cell) => cell.trim() !== '')) this.#rows.push({ line, cells })
    }
    return { rows: this.#rows }
  }

  #takes(character: string): boolean {
    const takes = this.#text[this.#at] === character
    if (takes) this.#at += 1
    return takes
  }

  /** Whether a place ends a cell. */
  #isEnd(at: number): boolean {
    const character = this.#text[at]
    return character === undefined || character === '\n' || character === this.#separator
  }

  #plain(): string {
    const from = this.#at
    while (!this.#isEnd(this.#at)) this.#at += 1
    return this.#text.slice(from, this.#at)
  }

  #quoted(): string | { readonly problem: string } {
    const parts: string[] = []
    for (this.#at += 1; ; this.#at += 1) {
      const end = this.#text.indexOf('"', this.#at)
      if (end < 0) return { problem: 'a quotation mark opens here that nothing closes' }
      parts.push(this.#text.slice(this.#at, end))
      this.#line += this.#text.slice(this.#at, end).split('\n').length - 1
      this.#at = end + 1
      if (this.#text[this.#at] !== '"') break
    }
    const after = this.#plain()
    if (after.trim() === '') return parts.join('"')
    return {
      problem: `a quotation mark opens here whose quotation ends in row ${this.#line}, before “${shortened(after, 30)}”`,
    }
  }
}
