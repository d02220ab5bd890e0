import type { TranslatedTexts, TranslatedWords } from '../../contract/authored/texts.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import { type Language, type TextForms, SOURCE_TEXTS } from '../../contract/source-texts.ts'
import type { FiledRecord, Translations } from './model.ts'

// The languages of a dataset: texts of pages and of the data. A text of a page whose English has changed is left out.

/** Texts of a dataset in other languages, and the languages that pages are made in; the English is only checked. */
export function translatedIn(
  all: <T>(name: 'sourceTexts' | 'texts' | 'words' | 'recordWords') => FiledRecord<T>[],
) {
  all('sourceTexts')
  const texts = all<TranslatedTexts>('texts')
  const words = [...all<TranslatedWords>('words'), ...all<TranslatedWords>('recordWords')]
  return { translations: { texts, words }, languages: languagesIn({ texts, words }) }
}

/** A translated text of the data, its English, and its place in the file. */
export interface TranslatedWord {
  readonly where: string
  readonly text: string
  readonly of: string
}

/** The language that a file is in, by its path. */
function languageOf(path: string): string {
  return /(?:^|\/)texts\/([a-z]+)/u.exec(path)?.[1] ?? ''
}

/** Whether the English that a text translates is still that of its key. */
export function isCurrent(english: TextForms, key: string): boolean {
  const source: TextForms | undefined = (SOURCE_TEXTS as Readonly<Record<string, TextForms>>)[key]
  return source !== undefined && JSON.stringify(english) === JSON.stringify(source)
}

/** Every language in which there is a text of a page, by its code. */
function languagesIn({ texts, words }: Translations): Language[] {
  return texts
    .map(({ path, record }) => {
      const code = languageOf(path)
      const current = Object.entries(record).filter(([key, { of }]) => isCurrent(of, key))
      const ofData = words.filter(({ path }) => languageOf(path) === code)
      return {
        code,
        texts: Object.fromEntries(current.map(([key, { text }]) => [key, text])),
        words: Object.fromEntries([
          ...current.flatMap(([, { text, of }]) =>
            typeof text === 'string' && typeof of === 'string' ? [[of, text] as const] : [],
          ),
          ...ofData.flatMap(({ record }) => wordsIn(record).map(({ of, text }) => [of, text] as const)),
        ]),
      }
    })
    .toSorted((a, b) => compareTexts(a.code, b.code))
}

/** Lines that name the page texts each language lacks. */
export function missingTexts({ languages }: { readonly languages: readonly Language[] }): string[] {
  return languages.flatMap(({ code, texts }) => {
    const missing = Object.keys(SOURCE_TEXTS).filter((key) => !Object.hasOwn(texts, key))
    return missing.length === 0
      ? []
      : [`${code}: pages that say these are not made, for want of a text: ${missing.join(', ')}`]
  })
}

/** Every text that a record translates, in its order. */
export function wordsIn(value: unknown, where = ''): TranslatedWord[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, of } = value as { text?: unknown; of?: unknown }
  if (typeof text === 'string' && typeof of === 'string') return [{ where, text, of }]
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${where}/${key}`))
}
