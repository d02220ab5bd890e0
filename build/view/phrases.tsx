/** @jsxRuntime automatic @jsxImportSource #view */
import { type PageTexts } from '../contract/texts.ts'
import { SOURCE_LANGUAGE, type TextKey } from '../contract/source-texts.ts'
import type { Markup } from './jsx-runtime.ts'

// Texts with parts of a page in them, and texts of the data on pages of another language.

/** Part for a place of a text; for the words between two marks, `<link>our words</link>`, an address to link them to, or what becomes of them. */
type Part = Markup | ((words: Markup) => Markup)
type Parts = Readonly<Record<string, Part>>

/** A text with parts of a page in it; `count` chooses its form. */
export function phrase(texts: PageTexts, key: TextKey, parts: Parts = {}): Markup {
  const count = parts['count']
  return filled(texts, texts.pattern(key, typeof count === 'number' ? count : undefined), parts)
}

function filled(texts: PageTexts, text: string, parts: Parts): Markup {
  const found: Markup[] = []
  let end = 0
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/gu)) {
    const [whole, mark, words = '', place = ''] = match
    const part = mark === undefined ? parts[place] : marked(mark, filled(texts, words, parts), parts[mark])
    found.push(text.slice(end, match.index), typeof part === 'number' ? texts.number(part) : (part as Markup))
    end = match.index + whole.length
  }
  return [...found, text.slice(end)]
}

/** Words between two marks; `<strong>` means what it does in HTML. */
function marked(mark: string, words: Markup, part: Part): Markup {
  if (typeof part === 'function') return part(words)
  return mark === 'strong' ? <strong>{words}</strong> : <a href={part}>{words}</a>
}

/** A text of the data in the language of the page; what of it nobody has translated is marked as English. */
export function translated(texts: PageTexts, text: string): Markup {
  return texts.parts(text).map((part, at) => (at % 2 === 0 ? part : english(texts, part)))
}

/** Marks words as English on a page of any language. */
export function english(texts: PageTexts, words: Markup): Markup {
  return texts.code === SOURCE_LANGUAGE ? words : <span lang={SOURCE_LANGUAGE}>{words}</span>
}

/** The same where only text can stand, such as a title. */
export function translatedText(texts: PageTexts, text: string): string {
  return texts.word(text) ?? text
}
