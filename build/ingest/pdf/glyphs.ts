import { printableLine, refusedIn } from '../../contract/unseen-characters.ts'
import { type fontWeights, strokedWeight } from './bold.ts'
import type { Engine } from './engine.ts'
import { type Box, type Style, unmappedGlyph } from './pdf-model.ts'
import type { PageTransform } from './transform.ts'

/** One glyph, or a space, in the order in which the file draws them. */
export interface Glyph extends Box {
  readonly text: string
  readonly base: number
  /** Shared by the glyphs of one drawing operation. */
  readonly style: DrawnStyle
}

interface DrawnStyle extends Style {
  readonly weight: number
  /** The shift to the side for each point down a level line. */
  readonly lean: number
}

/** A page's text as the engine has it, and its place, size and turn. */
export interface TextPage {
  readonly text: number
  readonly place: PageTransform
  readonly width: number
  readonly height: number
  readonly turn: number
  /** The weights of the fonts of its document. */
  readonly weightOf: ReturnType<typeof fontWeights>
}

/**
 * Reads the glyphs that are on a page, without characters that the engine adds (spaces, line ends). Clip paths do not
 * count: of two equal texts, each cut to its half, the engine keeps one.
 */
export function readGlyphs(engine: Engine, page: TextPage): Glyph[] {
  const { text: textPage, place, width, height } = page
  const { api, scratch, float, double } = engine
  const count = api.FPDFText_CountChars(textPage)
  const glyphs: Glyph[] = []
  let object = -1
  let style: DrawnStyle | null = null
  for (let at = 0; at < count; at++) {
    if (api.FPDFText_IsGenerated(textPage, at) === 1) continue
    const next = api.FPDFText_GetTextObject(textPage, at)
    if (next !== object || style === null) style = readStyle(engine, page, at, next)
    object = next
    const text = readText(engine, textPage, at)
    if (text === '') continue
    api.FPDFText_GetLooseCharBox(textPage, at, scratch)
    const [ax, ay] = place(float(scratch), float(scratch + 4))
    const [bx, by] = place(float(scratch + 8), float(scratch + 12))
    api.FPDFText_GetCharOrigin(textPage, at, scratch, scratch + 8)
    const [, base] = place(double(scratch), double(scratch + 8))
    const [y0, y1] = [Math.min(ay, by), Math.max(ay, by)]
    // The box around a letter that leans goes over its neighbours at both ends.
    const over = [0, (y0 - base) * style.lean, (y1 - base) * style.lean]
    const [x0, x1] = [Math.min(ax, bx) - Math.min(...over), Math.max(ax, bx) - Math.max(...over)]
    if (x1 <= 0 || x0 >= width || y1 <= 0 || y0 >= height) continue
    glyphs.push({ x0, y0, x1, y1, text, base, style })
  }
  return glyphs
}

/**
 * The character a glyph is mapped to; a space where it leaves no ink; one of its own where the font does not say, or names
 * what no text may hold. Such a character that leaves no ink is nothing: what is drawn is what is read.
 */
function readText({ api, scratch, double }: Engine, textPage: number, at: number): string {
  const code = api.FPDFText_GetUnicode(textPage, at)
  if (api.FPDFText_IsHyphen(textPage, at) === 1) return '-'
  const control = code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd
  const refused = code === 0x200e || (code <= 0x10ffff && refusedIn(String.fromCodePoint(code)).length > 0)
  if (!control && !refused && api.FPDFText_HasUnicodeMapError(textPage, at) !== 1)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  if (code === 9 || code === 10 || code === 13) return ' '
  api.FPDFText_GetCharBox(textPage, at, scratch, scratch + 8, scratch + 16, scratch + 24)
  const inked =
    double(scratch + 8) - double(scratch) > 0.01 && double(scratch + 24) - double(scratch + 16) > 0.01
  if (inked) return unmappedGlyph(code)
  return control ? ' ' : ''
}

const STROKED = new Set([1, 2, 5, 6])
/** The sine of the angle from which on letters are taken for italics. */
const LEANING = 0.1

/** Style of the letters of a drawing operation. */
function readStyle(
  engine: Engine,
  { text: textPage, place, turn, weightOf }: TextPage,
  at: number,
  object: number,
): DrawnStyle {
  const { api, scratch } = engine
  api.FPDFText_GetMatrix(textPage, at, scratch)
  const [a = 1, b = 0, c = 0, d = 1] = [0, 4, 8, 12].map((offset) => engine.float(scratch + offset))
  // Letters may lean on a level line: their height is across the line, and the line alone has the angle.
  const along = Math.hypot(a, b) || 1
  const size = api.FPDFText_GetFontSize(textPage, at) * (Math.abs(a * d - b * c) / along || 1)
  const isLeaning = Math.abs(a * c + b * d) > LEANING * along * Math.hypot(c, d)
  const name = engine.text8((buffer, bytes) => api.FPDFText_GetFontInfo(textPage, at, buffer, bytes, 0))
  const font = printableLine(name.replace(/^[A-Z]{6}\+/u, ''))
  const weight = weightOf(api.FPDFTextObj_GetFont(object), font)
  const isStroked = STROKED.has(api.FPDFTextObj_GetTextRenderMode(object))
  const degrees = Math.round((-Math.atan2(b, a) * 180) / Math.PI)
  const angle = (((degrees + turn) % 360) + 360) % 360
  const [[ox, oy], [ux, uy]] = [place(0, 0), place(c, d)]
  api.FPDFText_GetFillColor(textPage, at, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [red, green, blue] = [0, 4, 8].map((offset) => engine.int(scratch + offset) & 0xff)
  return {
    size,
    font,
    weight: isStroked ? strokedWeight(weight) : weight,
    italic: isLeaning || /italic|oblique/iu.test(font),
    angle,
    lean: isLeaning && angle % 180 === 0 ? (ux - ox) / (uy - oy) : 0,
    color: ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0),
  }
}
