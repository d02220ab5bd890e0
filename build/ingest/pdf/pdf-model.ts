// Content read from a PDF: pages of words and rules with their places. Lengths are points; y grows downwards.

/** A rectangle on a page: from its left upper corner to its right lower one. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A straight line that is drawn on a page, across or down. */
export interface Stroke extends Box {
  readonly across: boolean
}

/** Setting of letters. */
export interface Style {
  readonly size: number
  /** The font's name, without the prefix of a subset. */
  readonly font: string
  readonly italic: boolean
  /** Degrees by which they are turned; 0 for nearly all. */
  readonly angle: number
  /** The colour as 0xRRGGBB. */
  readonly color: number
}

/** A run of letters without white space. */
interface Word extends Box, Style {
  /** Its text as the font maps it; a glyph without a mapping is one character of {@link unmappedGlyph}. */
  readonly text: string
  /** The line on which its letters are written. */
  readonly base: number
}

/** A word by itself. */
export interface DrawnWord extends Word {
  /** The weight of its letters, from 100 to 1000; 400 is regular. */
  readonly weight: number
}

/** A word among those of its document. */
export interface PdfWord extends Word {
  /** Whether it is clearly heavier than most of them. */
  readonly bold: boolean
}

/** Drawings on a page, without its text. */
export interface Drawn {
  /** The straight lines that run across or down. */
  readonly strokes: readonly Stroke[]
  /** The share of the page that pictures cover, from 0 to 1. */
  readonly pictured: number
  /** Number of shapes that have the size of letters and are no box or rule: the letters of text drawn as outlines. */
  readonly shapes: number
}

interface PageOf<W> extends Drawn {
  /** Physical, from 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly words: readonly W[]
}

/** One page as drawn. */
export type DrawnPage = PageOf<DrawnWord>
export type PdfPage = PageOf<PdfWord>

/** One control of a form field. */
export interface FormControl extends Box {
  readonly page: number
  readonly name: string
  readonly type: 'text' | 'checkbox' | 'radiobutton' | 'choice' | 'button' | 'signature' | 'unknown'
  /** The state that switches a button on, or empty. */
  readonly state: string
  /** The choices of a list. */
  readonly options: readonly string[]
}

/** A PDF, read whole. */
export interface PdfContent {
  readonly head: PdfHead
  readonly pages: readonly PdfPage[]
  readonly controls: readonly FormControl[]
}

/** Details of a file as a whole. */
export interface PdfHead {
  readonly pages: number
  /** Whether it holds an AcroForm, with or without fields. */
  readonly form: boolean
}

const UNMAPPED = 0x100000

/** The character for a glyph of which the font says only its code. */
export function unmappedGlyph(code: number): string {
  return String.fromCodePoint(UNMAPPED + (code & 0xffff))
}

/** Any character of {@link unmappedGlyph}. */
export const UNMAPPED_GLYPH = /[\u{100000}-\u{10ffff}]/gu
