import { SOURCE_TEXTS } from '../../contract/source-texts.ts'
import { isCurrent, wordsIn } from '../dataset/languages.ts'
import type { Catalogue } from '../dataset/model.ts'
import type { Rule } from './rule.ts'

// Rules on texts of other languages: each translates the English as it is now.

export const translationCurrent: Rule = {
  name: 'translation-current',
  *dataset({ translations }) {
    for (const { path, record } of translations.texts) {
      for (const [key, { of }] of Object.entries(record))
        if (!Object.hasOwn(SOURCE_TEXTS, key)) yield [path, `/${key}`, 'is no longer on any page; remove it']
        else if (!isCurrent(of, key))
          yield [
            path,
            `/${key}/of`,
            'no longer matches the English text; translate it again and copy the English',
          ]
    }
  },
}

export const translatedWord: Rule = {
  name: 'translated-word',
  *dataset(catalogue) {
    for (const { path, record } of catalogue.translations.words) {
      const source = sourceOf(catalogue, path)
      if (source === null) continue
      const texts = new Set(textsOf(source))
      for (const { where, of } of wordsIn(record))
        if (!texts.has(of))
          yield [
            path,
            `${where}/of`,
            `is no longer in the record: ${JSON.stringify(of)}; translate the new text or remove this one`,
          ]
    }
  },
}

/** The record whose texts a file translates; null where the dataset has none such, or the file is of no record. */
function sourceOf({ categories, questions, complaints, forms, laws }: Catalogue, path: string): unknown {
  const [, kind, name = ''] = /(?:^|\/)texts\/[^/]+\/(?:([^/]+)\/)?([^/]+)\.json$/u.exec(path) ?? []
  if (kind === 'categories') return categories.get(name)?.record ?? null
  if (kind === 'forms') return forms.find(({ record }) => String(record.id) === name)?.record ?? null
  if (kind !== undefined) return null
  if (name === 'questions') return [questions.record, laws]
  return name === 'complaints' ? complaints.record : null
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
