import { Type, type Static } from '../schema.ts'
import { FieldType } from '../field-types.ts'
import { LastDay, LawsToday } from './law-today.ts'
import { Line, Slug, Text, Url, closed, described, named, nullable, omittable } from '../primitives.ts'

// The records of data/, as maintainers write them. This module: a type of insurance and its fields.

/** The rule that requires a field to be disclosed. */
const Basis = named('Basis', {
  title: described(Text, 'The rule or circular by name, with the row or paragraph.'),
  url: nullable(Url, 'Its address; null where it is not known.'),
})

/** Subject that a family looks up first. */
const Need = named('Need', {
  place: Type.Integer({ minimum: 1, description: 'Where it stands among the needs.' }),
  name: described(Text, 'What it is called, in few words; fields with one name are one row.'),
})

/** Guide to reading a field, for readers at the desk; not published. */
const Guide = closed({
  says: described(Text, 'What to look for and what not to take, in a few sentences.'),
  right: described(Text, 'Words of our own that answer it, and the value.'),
  wrong: described(Text, 'Words of our own that look as if they did, and why they do not.'),
})

/** One thing that is read for every product of a category. */
export const Field = closed({
  key: described(Slug, 'The name facts refer to. Two categories that use one key ask the same question.'),
  aliases: Type.Optional(
    Type.Array(Slug, {
      minItems: 1,
      uniqueItems: true,
      description: 'Keys that the field had before: they are still taken wherever a key is asked for.',
    }),
  ),
  label: described(Text, 'What the field is called on pages: plain words, with the word of the trade.'),
  group: described(Text, 'The heading under which it is shown.'),
  type: FieldType,
  choices: Type.Optional(
    Type.Array(Text, {
      minItems: 2,
      uniqueItems: true,
      description: 'The allowed values; only with type choice.',
    }),
  ),
  question: described(Text, 'What a reader asks, and the value answers.'),
  terms: Type.Array(Text, {
    uniqueItems: true,
    description:
      'Words that would show that a document states it; looked for before it is called not stated.',
  }),
  basis: nullable(Basis, 'The rule that requires insurers to disclose this; null where none is known.'),
  law: Type.Optional(LawsToday),
  need: omittable(
    Need,
    'What a family looks up first and the field answers: the page of a product begins with these.',
  ),
  guide: omittable(Guide, 'How it is read; shown at the reading desk, and not published.'),
  last_day: omittable(
    LastDay,
    'The last day that the field decides, as the law named beside it counts; a number of the policy is counted as well.',
  ),
})

/** A type of insurance, with the fields that are read for it. */
export const Category = closed({
  slug: described(Slug, 'Its name in addresses; the file has the same name.'),
  name: described(Text, 'What the type of insurance is called.'),
  line: Line,
  description: described(Text, 'What this type of insurance pays for, in one sentence.'),
  fields: Type.Array(Field, {
    description:
      'What is read for every product of the category, in the order in which it is shown; empty until it is decided.',
  }),
})

export type Field = Static<typeof Field>
export type Category = Static<typeof Category>
