/** @jsxRuntime automatic @jsxImportSource #view */
import { SOURCE_LANGUAGE, type TextKey, type PageTexts } from '../contract/texts.ts'
import type { Markup } from './jsx-runtime.ts'

// PageTexts with parts of a page in them, and texts of the data on pages of another language.

/** What stands in a place of a text, or what becomes of the words between two marks: `<link>our words</link>`. */
type Part = Markup | ((words: Markup) => Markup)
type Parts = Readonly<Record<string, Part>>

const PARTS = /<(?<mark>\w+)>(?<words>.*?)<\/\k<mark>>|\{(?<place>\w+)\}/gu

/** A text with parts of a page in it; `count` chooses its form. */
export function said(texts: PageTexts, key: TextKey, parts: Parts): Markup {
  const count = parts['count']
  return filled(texts, texts.pattern(key, typeof count === 'number' ? count : undefined), parts)
}

function filled(texts: PageTexts, text: string, parts: Parts): Markup {
  const found: Markup[] = []
  let end = 0
  for (const { index, 0: whole, groups } of text.matchAll(PARTS)) {
    found.push(text.slice(end, index))
    end = index + whole.length
    const part = parts[groups?.['mark'] ?? groups?.['place'] ?? '']
    const inside = groups?.['words'] === undefined ? whole : filled(texts, groups['words'], parts)
    if (typeof part === 'function') found.push(part(inside))
    else found.push(typeof part === 'number' ? texts.number(part) : (part ?? inside))
  }
  return [...found, text.slice(end)].filter((part) => part !== '')
}

const LETTERS = /[A-Za-z]/u

/** Names that a translation leaves as they are: words of Latin letters that follow one another. */
const NAMES = /((?:[A-Za-z][\w.’'&/-]*)(?:[ ,]+(?:[A-Za-z][\w.’'&/-]*))*)/u

/** A text of the data in the language of the page; one that nobody has translated is marked as English. */
export function own(texts: PageTexts, text: string): Markup {
  if (texts.code === SOURCE_LANGUAGE) return text
  const word = texts.word(text)
  if (word === null) return LETTERS.test(text) ? english(texts, text) : text
  return word.split(NAMES).map((part, at) => (at % 2 === 0 ? part : english(texts, part)))
}

/** What is English on a page of any language. */
export function english(texts: PageTexts, words: Markup): Markup {
  return texts.code === SOURCE_LANGUAGE ? words : <span lang={SOURCE_LANGUAGE}>{words}</span>
}

/** The same where only text can stand, such as a title. */
export function plain(texts: PageTexts, text: string): string {
  return texts.word(text) ?? text
}
