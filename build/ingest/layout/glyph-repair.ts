import { type PdfPage, UNMAPPED_GLYPH, type PdfWord } from '../pdf/pdf-model.ts'
import { Lexicon } from './lexicon.ts'

// What a font does not say, and what it says wrongly. A glyph without a mapping is mended only where its font and the
// words around it leave one reading; otherwise it stays U+FFFD and is reported.

/** A place where a reader should look at the page. */
interface Doubt {
  readonly page: number
  /** The word as it is kept. */
  readonly word: string
  readonly font: string
}

/** How glyphs of one font are read by the words around them. */
interface ReadingOfGlyph {
  readonly font: string
  /** What they mean, or empty where that stays open. */
  readonly as: string
  readonly words: readonly string[]
}

/** The pages with readable characters, and what was mended or stays in doubt. */
export interface Characters {
  readonly pages: readonly PdfPage[]
  readonly mended: readonly ReadingOfGlyph[]
  readonly doubts: readonly Doubt[]
}

/** What a glyph without a mapping may be: the ligatures that fonts have. */
const LIGATURES = 'fi fl ff ffi ffl ti tt ft tti ct st fj Th tf ttf sp'.split(' ')

/** Makes the characters of all pages readable; the lexicon adds words that the document itself may lack. */
export function readableCharacters(pages: readonly PdfPage[], lexicon: Lexicon): Characters {
  const plain = pages.map((page) => ({
    ...page,
    words: page.words.map(plainWord).filter(({ text }) => text !== ''),
  }))
  for (const { words } of plain) for (const { text } of words) if (!isUnmapped(text)) lexicon.add(text)
  const readings = readingsOf(
    plain.flatMap(({ words }) => words).filter(({ text }) => isUnmapped(text)),
    lexicon,
  )
  const doubts: Doubt[] = []
  const mended = plain.map((page) => ({
    ...page,
    words: page.words.map((word) => mendedWord(word, readings, page.number, doubts)),
  }))
  return {
    pages: mended,
    mended: [...readings.values()].filter(({ as }) => as !== ''),
    doubts,
  }
}

function isUnmapped(text: string): boolean {
  return text.match(UNMAPPED_GLYPH) !== null
}

const SYMBOLS = /wingding|webding|dingbat/iu

/** Ligatures as letters, private-use bullets as bullets, the rupee sign where a font hides it behind a backtick. */
function plainWord(word: PdfWord): PdfWord {
  let text = word.text
    .replace(/[\ufb00-\ufb06]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\ufeff]/gu, '')
    .replace(/^[\ue000-\uf8ff]+$/u, '•')
    .replace(/[\ue000-\uf8ff]/gu, '\ufffd')
    .replace(/`(?=\s*[\d.]|$)/gu, /^`$|`[\d\s]/u.test(word.text) ? '₹' : '`')
  if (SYMBOLS.test(word.font) && /^[^\p{N}]$/u.test(text)) text = '•'
  return text === word.text ? word : { ...word, text }
}

/** For each unmapped glyph of each font, the one reading that makes known words of the text around it. */
function readingsOf(words: readonly PdfWord[], lexicon: Lexicon): Map<string, ReadingOfGlyph> {
  const held = new Map<string, { font: string; glyph: string; words: Set<string> }>()
  for (const { text, font } of words)
    for (const glyph of text.match(UNMAPPED_GLYPH) ?? []) {
      const key = `${font} ${glyph}`
      const one = held.get(key) ?? { font, glyph, words: new Set<string>() }
      one.words.add(text)
      held.set(key, one)
    }
  const readings = new Map<string, ReadingOfGlyph>()
  // What one glyph is read as may decide another in the same word: twice through is enough for words of two.
  for (let round = 0; round < 2; round++)
    for (const [key, { font, glyph, words }] of held) {
      if ((readings.get(key)?.as ?? '') !== '') continue
      const texts = [...words].map((text) => replaced(text, font, readings))
      const as = onlyReading(texts, glyph, lexicon)
      readings.set(key, {
        font,
        as,
        words: texts.map((text) => text.replaceAll(glyph, as === '' ? '\ufffd' : as)),
      })
    }
  return readings
}

function onlyReading(texts: readonly string[], glyph: string, lexicon: Lexicon): string {
  const scores = LIGATURES.map((as) => ({
    as,
    known: texts.filter((text) => isKnown(text.replaceAll(glyph, as), lexicon)).length,
  }))
  const [best, next] = scores.sort((one, two) => two.known - one.known)
  if (best === undefined || best.known === 0 || best.known === next?.known) return ''
  const enough = best.known >= 2 || best.known === texts.length
  return enough && (next === undefined || next.known === 0 || best.known >= 4 * next.known) ? best.as : ''
}

/** Whether a text is a known word, or made of known words and signs around them. */
function isKnown(text: string, lexicon: Lexicon): boolean {
  if (isUnmapped(text)) return false
  const words = text.match(/\p{L}+/gu) ?? []
  return (
    words.length > 0 &&
    words.every((word) => word.length < 2 || lexicon.has(word)) &&
    words.some((word) => word.length > 3)
  )
}

function replaced(text: string, font: string, readings: ReadonlyMap<string, ReadingOfGlyph>): string {
  return text.replace(UNMAPPED_GLYPH, (glyph) => readings.get(`${font} ${glyph}`)?.as || glyph)
}

function mendedWord(
  word: PdfWord,
  readings: ReadonlyMap<string, ReadingOfGlyph>,
  page: number,
  doubts: Doubt[],
): PdfWord {
  const text = replaced(word.text, word.font, readings).replace(UNMAPPED_GLYPH, '\ufffd')
  if (text.includes('\ufffd')) doubts.push({ page, word: text, font: word.font })
  return text === word.text ? word : { ...word, text }
}
