import { Type, type Static, type TSchema } from '../schema.ts'
import { Text, closed } from '../primitives.ts'
import type { TextForms } from '../source-texts.ts'

// Texts of pages and of the data in other languages than English.

const form = Type.Optional(Text)

/** A text, or a form of it for each of the numbers that its language tells apart. */
export const Forms = Type.Unsafe<TextForms>(
  Type.Union([
    Text,
    closed({ zero: form, one: form, two: form, few: form, many: form, other: Text }),
  ]) as TSchema,
)

/** A translation, and the English it was made from: another English text is one that nobody has translated yet. */
const Translation = closed({ text: Forms, of: Forms })

export const records = <S extends TSchema>(schema: S, description: string) =>
  Type.Unsafe<Readonly<Record<string, Static<S>>>>({
    type: 'object',
    additionalProperties: schema,
    description,
  })

export const SourceTexts = records(
  Forms,
  'Every text that pages say themselves, in English, by its key: the page or the part, then what is said there. Places are in braces, parts of a page between marks.',
)

export const TranslatedTexts = records(Translation, 'The same texts in another language, by the same keys.')

/** A text of the data with its translation, wherever it stands in the record. */
export type TranslatedWords = Readonly<Record<string, unknown>>

export const TranslatedWords = Type.Unsafe<TranslatedWords>({
  type: 'object',
  description:
    'Texts of a record in another language, in the shape of that record: each has `text`, and in `of` the English it was made from.',
})

export type TranslatedTexts = Static<typeof TranslatedTexts>
