import type { TranslatedTexts, TranslatedWords } from '../../contract/authored/texts.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import { type Language, type Said, SOURCE_TEXTS } from '../../contract/texts.ts'
import type { FiledRecord } from './model.ts'

// The languages of a dataset: the texts of pages, and those of the data, as far as they are of the English of today.

/** The files of a dataset that are in other languages. */
export interface Translations {
  readonly texts: readonly FiledRecord<TranslatedTexts>[]
  readonly words: readonly FiledRecord<TranslatedWords>[]
}

/** A text of the data that was translated, and where it stands in its file. */
export interface TranslatedWord {
  readonly where: string
  readonly text: string
  readonly of: string
}

/** The language that a file is in, by its path. */
export function languageOf(path: string): string {
  return /(?:^|\/)texts\/([a-z]+)/u.exec(path)?.[1] ?? ''
}

/** Whether a text is a translation of the English of today. */
export function isCurrent(of: Said, key: string): boolean {
  const source: Said | undefined = (SOURCE_TEXTS as Readonly<Record<string, Said>>)[key]
  return source !== undefined && JSON.stringify(of) === JSON.stringify(source)
}

/** Every language in which there is a text of a page, by its code. */
export function languagesIn({ texts, words }: Translations): Language[] {
  return texts
    .map(({ path, record }) => {
      const code = languageOf(path)
      const current = Object.entries(record).filter(([key, { of }]) => isCurrent(of, key))
      const ofData = words.filter((one) => languageOf(one.path) === code)
      return {
        code,
        texts: Object.fromEntries(current.map(([key, { text }]) => [key, text])),
        words: Object.fromEntries([
          ...current.flatMap(([, { text, of }]) =>
            typeof text === 'string' && typeof of === 'string' ? [[of, text] as const] : [],
          ),
          ...ofData.flatMap(({ record: one }) => wordsIn(one).map(({ of, text }) => [of, text] as const)),
        ]),
      }
    })
    .toSorted((one, two) => compareTexts(one.code, two.code))
}

/** Every text that a record translates, in its order. */
export function wordsIn(value: unknown, where = ''): TranslatedWord[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, of } = value as { text?: unknown; of?: unknown }
  if (typeof text === 'string' && typeof of === 'string') return [{ where, text, of }]
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${where}/${key}`))
}
