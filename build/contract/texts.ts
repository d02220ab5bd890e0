import { type Language, SOURCE_LANGUAGE, SOURCE_TEXTS, type TextForms, type TextKey } from './source-texts.ts'
import { inIndia, writtenDay } from './display.ts'
import { lazily, readOnce } from './lazily.ts'
import type english from '#texts'
import { UNITS } from './time-units.ts'

// Texts of pages in the language of the page, and values as they are displayed, translated.

/** Values for the places of a text; `count` chooses the form. Numbers are written as its language writes them. */
type Filling = Readonly<Record<string, string | number>>

/** The texts of one language. */
export interface PageTexts {
  readonly code: string
  readonly t: (key: TextKey, filling?: Filling) => string
  /** A text before its places are filled. */
  readonly pattern: (key: TextKey, count?: number) => string
  readonly number: (value: number) => string
  /** A calendar day as a person writes it. */
  readonly day: (day: string) => string
  /** Words one after the other, the last two with “and” between them. */
  readonly and: (words: readonly string[]) => string
  /** A value in this language, given as it is displayed in English; null for words that nobody has translated. */
  readonly value: (display: string) => string | null
  /** A text of the data: what of it is in this language, what is English, and so on in turns. */
  readonly parts: (english: string) => readonly string[]
  /** A text of the data in this language; null where nobody has translated it. */
  readonly word: (english: string) => string | null
}

/** Ways in which a language writes numbers, days and what is not ours. */
type Written = Omit<PageTexts, 'code' | 't' | 'pattern'>

/** The places of a text, by the names in braces. */
const PLACE = /\{(\w+)\}/gu

const LETTERS = /[A-Za-z]/u

/** Names that a translation leaves as they are: words of Latin letters that follow one another. */
const NAMES = /((?:[A-Za-z][\w.’'&/-]*)(?:[ ,]+(?:[A-Za-z][\w.’'&/-]*))*)/u

/** A number with its unit as it is displayed, such as "24 months". */
const WITH_UNIT = /^([\d,.]+) (hour|day|week|month|year|time)s?$/u
const BARE = /^(?:[A-Z]{2,3}\$? ?|[€£¥$])?[\d,.]+%?$/u

const IN_ENGLISH: Written = {
  number: inIndia,
  day: writtenDay,
  and: (words) => listed(`${SOURCE_LANGUAGE}-IN`, words),
  value: (display) => display,
  parts: (text) => [text],
  word: (text) => text,
}

/** The texts that every page is made with unless it is in another language. */
export const ENGLISH: PageTexts = englishWith({})

/** English with texts that are not in the code, where that is a bundle. */
export function englishWith(texts: Language['texts']): PageTexts {
  return textsFrom(SOURCE_LANGUAGE, { ...SOURCE_TEXTS, ...texts }, IN_ENGLISH)
}

function listed(locale: string, words: readonly string[]): string {
  return new Intl.ListFormat(locale).format(words)
}

/** The texts of a language; English stands in for one that is missing, which no page is published with. */
export const textsOf = /* @__PURE__ */ readOnce(({ code, texts, words }: Language): PageTexts => {
  // Digits are those of the documents, whatever script the language is written in.
  const locale = `${code}-IN-u-nu-latn`
  const numbers = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }))
  const days = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
  const known = new Map(Object.entries(words))
  const made: PageTexts = textsFrom(
    code,
    { ...SOURCE_TEXTS, ...texts },
    {
      value: (display) => translatedValue(made, display),
      parts: (text) => known.get(text)?.split(NAMES) ?? (LETTERS.test(text) ? ['', text] : [text]),
      number: (value) => numbers().format(value),
      day: (day) => days().format(new Date(day)),
      and: (some) => listed(locale, some),
      word: (text) => known.get(text) ?? null,
    },
  )
  return made
})

function textsFrom(code: string, texts: Readonly<Record<string, TextForms>>, written: Written): PageTexts {
  const plurals = lazily(() => new Intl.PluralRules(code))
  const pattern = (key: TextKey, count = 0) => {
    const said = texts[key] ?? key
    return typeof said === 'string' ? said : (said[plurals().select(count)] ?? said.other)
  }
  const t = (key: TextKey, filling: Filling = {}) => {
    const { count } = filling
    const text = pattern(key, typeof count === 'number' ? count : undefined)
    if (!text.includes('{')) return text
    return text.replace(PLACE, (place, name: string) => {
      const value = filling[name] ?? place
      return typeof value === 'number' ? written.number(value) : value
    })
  }
  return { code, t, pattern, ...written }
}

interface Words {
  readonly t: (key: keyof typeof english, filling: { readonly count: number }) => string
  readonly word: (english: string) => string | null
}

/** A number with its unit, an amount, or a word that the texts have; null for other words. */
function translatedValue(texts: Words, display: string): string | null {
  const [, number = '', unit = ''] = WITH_UNIT.exec(display) ?? []
  const key = UNITS[unit]
  if (key !== undefined) return texts.t(key, { count: Number(number.replaceAll(',', '')) })
  if (display.startsWith('₹')) return rupees(texts, display)
  return BARE.test(display) ? display : texts.word(display)
}

/** Rupees by the lakh or the crore where that is how they are said, as in ₹5 लाख. */
function rupees({ t }: Words, display: string): string {
  const value = Number(display.replaceAll(/[₹,]/gu, ''))
  const by = value >= 1e7 ? 1e7 : 1e5
  const count = value / by
  if (Number.isNaN(value) || value < 1e5 || !Number.isInteger(Math.round(count * 1e6) / 1e4)) return display
  return t(by === 1e7 ? 'value.crore' : 'value.lakh', { count })
}
