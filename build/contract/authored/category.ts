import { Type, type Static } from 'typebox'
import { FieldType } from '../field-types.ts'
import { Line, Slug, Text, Url, closed, nullable } from '../primitives.ts'

/** The rule that requires a field to be disclosed. */
const Basis = closed({ title: Text, url: nullable(Url) })

/** One thing that is read for every product of a category. */
export const Field = closed({
  key: Slug,
  label: Text,
  group: Text,
  type: FieldType,
  choices: Type.Optional(Type.Array(Text, { minItems: 2, uniqueItems: true })),
  question: Text,
  terms: Type.Array(Text, { uniqueItems: true, description: 'Words that would show it is stated.' }),
  basis: nullable(Basis),
})

/** A type of insurance, with the fields that are read for it. */
export const Category = closed({
  slug: Slug,
  name: Text,
  line: Line,
  description: Text,
  fields: Type.Array(Field, { minItems: 1 }),
})

export type Field = Static<typeof Field>
export type Category = Static<typeof Category>
