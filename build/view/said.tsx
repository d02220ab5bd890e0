/** @jsxRuntime automatic @jsxImportSource #view */
import { SOURCE_LANGUAGE, type TextKey, type Texts } from '../contract/texts.ts'
import type { Markup } from './jsx-runtime.ts'

// Texts with parts of a page in them, and texts of the data on pages of another language.

/** What stands in a place of a text, or what becomes of the words between two marks: `<link>our words</link>`. */
type Part = Markup | ((words: Markup) => Markup)
type Parts = Readonly<Record<string, Part>>

const PARTS = /<(?<mark>\w+)>(?<words>.*?)<\/\k<mark>>|\{(?<place>\w+)\}/gu

/** A text with parts of a page in it; `count` chooses its form. */
export function said(texts: Texts, key: TextKey, parts: Parts): Markup {
  const count = parts['count']
  return filled(texts, texts.pattern(key, typeof count === 'number' ? count : undefined), parts)
}

function filled(texts: Texts, text: string, parts: Parts): Markup {
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

/** A text of the data in the language of the page; one that nobody has translated is marked as English. */
export function own(texts: Texts, text: string): Markup {
  return text === '' ? '' : (texts.word(text) ?? english(texts, text))
}

/** What is English on a page of any language. */
export function english(texts: Texts, words: Markup): Markup {
  return texts.code === SOURCE_LANGUAGE ? words : <span lang={SOURCE_LANGUAGE}>{words}</span>
}

/** The same where only text can stand, such as a title. */
export function plain(texts: Texts, text: string): string {
  return texts.word(text) ?? text
}
