// A PDF writer for tests and sample documents: text in the standard fonts, lines, nothing compressed, so that the same
// calls give the same bytes everywhere, and so that a test can write what no library would (glyphs without a mapping).

export type Font = 'regular' | 'bold' | 'italic' | 'times' | 'medium' | 'light' | 'unmapped'

const FONTS: Readonly<Record<Font, string>> = {
  regular: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding',
  bold: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding',
  italic: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica-Oblique /Encoding /WinAnsiEncoding',
  times: '/Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding',
  medium: '/Type /Font /Subtype /Type1 /BaseFont /Sample-Medium /Encoding /WinAnsiEncoding',
  light: '/Type /Font /Subtype /Type1 /BaseFont /Sample-Light /Encoding /WinAnsiEncoding',
  // Codes 1 and 2 draw what no name and no table maps to letters; 3 to 5 turn text, fill a gap and hide a tag.
  unmapped:
    '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /g271 /g272 /uni202E /uni3164 /uE0031] >>',
}

/** A page being drawn; y is counted from the bottom, as in the file. */
class Page {
  readonly width: number
  readonly height: number
  readonly operators: string[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** Draws a line; `lean` slants its letters, and not the line. */
  text(x: number, y: number, size: number, text: string, font: Font = 'regular', angle = 0, lean = 0): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [c, d] = [lean * cos - sin, lean * sin + cos]
    this.operators.push(
      `BT /${font} ${number(size)} Tf ${[cos, sin, c, d, x, y].map(number).join(' ')} Tm ${literal(text)} Tj ET`,
    )
  }

  /** Draws with the operators of the file themselves. */
  draw(operators: string): void {
    this.operators.push(operators)
  }

  line(x0: number, y0: number, x1: number, y1: number): void {
    this.operators.push(`0.5 w ${number(x0)} ${number(y0)} m ${number(x1)} ${number(y1)} l S`)
  }
}

/** Collects pages and gives the bytes of the file. */
export class PdfWriter {
  readonly #pages: Page[] = []
  /** Further objects of the file: the AcroForm and its fields, by the text between obj and endobj. */
  readonly #fields: string[][] = []

  page(width = 595, height = 842): Page {
    const page = new Page(width, height)
    this.#pages.push(page)
    this.#fields.push([])
    return page
  }

  /** Adds a form field to the last page; `dictionary` is the widget's, without its type and its page. */
  field(dictionary: string): void {
    this.#fields.at(-1)?.push(dictionary)
  }

  bytes(hasForm = false): Buffer {
    const objects: string[] = ['', '']
    const add = (text: string) => objects.push(text)
    const all = this.#pages.flatMap(({ operators }) => operators).join('\n')
    const isUsed = (name: string) => !/^(?:times|medium|light)$/u.test(name) || all.includes(`/${name} `)
    const fonts = Object.entries(FONTS)
      .filter(([name]) => isUsed(name))
      .map(([name, text]) => `/${name} ${add(`<< ${text} >>`)} 0 R`)
    const widgets: number[] = []
    const pages = this.#pages.map(({ width, height, operators }, at) => {
      const content = operators.join('\n')
      const stream = add(
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      )
      const own = (this.#fields[at] ?? []).map((field) => add(`<< /Type /Annot /Subtype /Widget ${field} >>`))
      widgets.push(...own)
      const annotations = own.length === 0 ? '' : ` /Annots [${own.map((id) => `${id} 0 R`).join(' ')}]`
      return add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << ${fonts.join(' ')} >> >> /Contents ${stream} 0 R${annotations} >>`,
      )
    })
    const form =
      hasForm || widgets.length > 0
        ? ` /AcroForm << /Fields [${widgets.map((id) => `${id} 0 R`).join(' ')}] >>`
        : ''
    objects[0] = `<< /Type /Catalog /Pages 2 0 R${form} >>`
    objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`
    return fileOf(objects)
  }
}

/** A page of lines, the first two of them bold; more may be drawn on it. */
export function pdfOfLines(lines: readonly string[], draw: (page: Page) => void = () => {}): Buffer {
  const writer = new PdfWriter()
  const page = writer.page()
  for (const [at, line] of lines.entries())
    page.text(60, 790 - at * 18, 10, line, at < 2 ? 'bold' : 'regular')
  draw(page)
  return writer.bytes()
}

function fileOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = Buffer.byteLength(text, 'latin1')
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(text, 'latin1')
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** The few characters of Windows-1252 that are not where Latin-1 has them; the rupee sign hides behind a backtick. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 128,
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
  '₹': 96,
}

function literal(text: string): string {
  const bytes = Array.from(text, (character) => {
    const code = WINDOWS[character] ?? character.codePointAt(0) ?? 63
    if (code > 255) throw new Error(`${character} is not in Windows-1252`)
    return code < 32 || code > 126 || '()\\'.includes(String.fromCharCode(code))
      ? `\\${code.toString(8).padStart(3, '0')}`
      : String.fromCharCode(code)
  })
  return `(${bytes.join('')})`
}

const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)

/** How wide a text is in points; bold letters are taken a little wider than they are. */
export function widthOf(text: string, size: number, font: Font = 'regular'): number {
  const units = Array.from(text).reduce(
    (sum, character) => sum + (WIDTHS[(character.codePointAt(0) ?? 0) - 32] ?? 556),
    0,
  )
  return ((units * size) / 1000) * (font === 'bold' ? 1.08 : 1)
}

const BOLD_WIDTHS =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
    .split(' ')
    .map(Number)

/** How wide a text in bold letters is, to a hair. */
export function boldWidthOf(text: string, size: number): number {
  const units = Array.from(text, (letter) => BOLD_WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? 556)
  return (units.reduce((sum, unit) => sum + unit, 0) * size) / 1000
}
