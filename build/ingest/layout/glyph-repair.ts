import { type PdfPage, UNMAPPED_GLYPH, type PdfWord } from '../pdf/pdf-model.ts'
import { countsOf, groupsOf } from '../../contract/groups.ts'
import { item } from '../../contract/item.ts'
import { isEnglish } from './english-words.ts'
import { Lexicon } from './lexicon.ts'

// Repairs characters that a font maps wrongly or not at all. Letters without a mapping are mended only in words with a
// single reading; otherwise each stays U+FFFD. Words are looked up in the document, then in a list of English words.

/** A reading of letters of one font, with the words that show it. */
interface ReadingOfLetters {
  readonly font: string
  readonly as: string
  readonly words: readonly string[]
}

/** The pages with readable characters, and the readings of letters that were mended. */
export interface Characters {
  readonly pages: readonly PdfPage[]
  readonly mended: readonly ReadingOfLetters[]
}

/** Ligatures of fonts: the readings that a glyph without a mapping may have. */
const LIGATURES = 'fi fl ff ffi ffl ti tt ft tti ct st fj Th tf ttf sp'.split(' ')

/** Makes the characters of all pages readable; the lexicon adds words that the document itself may lack. */
export function readableCharacters(pages: readonly PdfPage[], lexicon: Lexicon): Characters {
  const plain = pages.map((page) => ({
    ...page,
    words: page.words.map(plainWord).filter(({ text }) => text !== ''),
  }))
  const all = plain.flatMap(({ words }) => words)
  for (const { text } of all) if (!isUnmapped(text)) lexicon.add(text)
  const broken = groupsOf(
    all.filter(({ text }) => isUnmapped(text)),
    nameOf,
  ).map(([, same]) => brokenWord(item(same, 0), lexicon))
  const proven = provenLigatures(broken)
  const readings = new Map(broken.map((one) => [one.name, onlyReading(one, proven)]))
  const mended = (word: PdfWord): PdfWord => {
    if (!isUnmapped(word.text)) return word
    return { ...word, text: readings.get(nameOf(word))?.text ?? word.text.replace(UNMAPPED_GLYPH, '\ufffd') }
  }
  const read = broken.flatMap(({ name, font }) => {
    const { text = '', as = [] } = readings.get(name) ?? {}
    return as.map((one) => ({ font, as: one, word: text }))
  })
  return {
    pages: plain.map((page) => ({ ...page, words: page.words.map(mended) })),
    mended: groupsOf(read, ({ font, as }) => `${font} ${as}`).map(([, same]) => {
      const { font, as } = item(same, 0)
      return { font, as, words: same.map(({ word }) => word) }
    }),
  }
}

function isUnmapped(text: string): boolean {
  return text.match(UNMAPPED_GLYPH) !== null
}

/** Key of words that have the same reading: their font and their letters. */
function nameOf({ font, text }: Pick<PdfWord, 'font' | 'text'>): string {
  return `${font} ${text}`
}

const SYMBOLS = /wingding|webding|dingbat/iu

/** Whether a word is a sign of a font that has no letters. */
export function isSign({ font }: Pick<PdfWord, 'font'>): boolean {
  return SYMBOLS.test(font)
}

/** Private-use bullets as bullets, the rupee sign where a font hides it behind a backtick. */
function plainWord(word: PdfWord): PdfWord {
  let text = word.text
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\ufeff]/gu, '')
    .replace(/^[\ue000-\uf8ff]+$/u, '•')
    .replace(/[\ue000-\uf8ff]/gu, '\ufffd')
    .replace(/`(?=\s*[\d.]|$)/gu, /^`$|`[\d\s]/u.test(word.text) ? '₹' : '`')
  if (isSign(word) && /^[^\p{N}]$/u.test(text)) text = '•'
  return text === word.text ? word : { ...word, text }
}

/** A word with ligatures in the places of its letters without a mapping. */
interface Reading {
  readonly text: string
  readonly as: readonly string[]
}

/** A word with letters that the font does not map, and its possible readings. */
interface BrokenWord {
  readonly name: string
  readonly font: string
  readonly glyphs: readonly string[]
  /** Readings of which the document has every word. */
  readonly inDocument: readonly Reading[]
  /** Readings that are English. */
  readonly inEnglish: readonly Reading[]
}

/** Most lost letters of a word that can be read by the rest. */
const MOST_LOST = 2

function brokenWord(word: PdfWord, lexicon: Lexicon): BrokenWord {
  const { font, text } = word
  const glyphs = text.match(UNMAPPED_GLYPH) ?? []
  let readings: Reading[] = glyphs.length > MOST_LOST ? [] : [{ text, as: [] }]
  for (const glyph of glyphs)
    readings = readings.flatMap((one) =>
      LIGATURES.map((as) => ({ text: one.text.replace(glyph, as), as: [...one.as, as] })),
    )
  const made = (isWord: (word: string) => boolean) => readings.filter((one) => isKnown(one.text, isWord))
  return {
    name: nameOf(word),
    font,
    glyphs,
    inDocument: made((one) => lexicon.has(one)),
    inEnglish: made((one) => lexicon.has(one) || isEnglish(one)),
  }
}

/** Whether a text is a known word, or made of known words and signs around them. */
function isKnown(text: string, isWord: (word: string) => boolean): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  return (
    words.some(({ length }) => length > 3) &&
    words.every((word) => word.length < 2 || (!/\p{Ll}\p{Lu}/u.test(word) && isWord(word)))
  )
}

/** The ligatures that a glyph of a font stands for in words that have no other reading; two at least show it. */
type Proven = ReadonlyMap<string, readonly string[]>

function provenLigatures(broken: readonly BrokenWord[]): Proven {
  const shown = broken.flatMap(({ font, glyphs, inEnglish: [only, ...more] }) =>
    only === undefined || more.length > 0
      ? []
      : glyphs.map((glyph, at) => ({ glyph: `${font} ${glyph}`, as: only.as[at] ?? '' })),
  )
  return new Map(
    groupsOf(shown, ({ glyph }) => glyph).map(([glyph, all]) => [
      glyph,
      [...countsOf(all.map(({ as }) => as))].flatMap(([as, count]) => (count > 1 ? [as] : [])),
    ]),
  )
}

/** The one reading of a word, or null: as the document has it, else in English; of several the one that its font shows elsewhere. */
function onlyReading({ font, glyphs, inDocument, inEnglish }: BrokenWord, proven: Proven): Reading | null {
  const shown = glyphs.map((glyph) => proven.get(`${font} ${glyph}`) ?? [])
  const isShown = ({ as }: Reading) => as.every((one, at) => shown[at]?.includes(one) === true)
  const known = inDocument.length > 0 ? inDocument : inEnglish
  const [best, ...others] = known.length > 1 ? known.filter(isShown) : known
  // A ligature that the font has may make another word, of which the document shows no letter.
  const isSure =
    others.length === 0 && inEnglish.every((one) => one === best || one.text === best?.text || !isShown(one))
  return isSure ? (best ?? null) : null
}
