import { Type, type Static } from '../schema.ts'
import { Text, closed, named } from '../primitives.ts'
import { Forms, records } from '../authored/texts.ts'
import { Format } from './head.ts'

/** A language that pages are in, its name, and which pages are there in it. */
export const OfferedLanguage = closed({
  code: Text,
  name: Type.String({ description: 'What it calls itself.' }),
  pages: Type.String({
    description: 'A regular expression of the paths of its pages, as they are in English.',
  }),
  without: Type.Array(Text, { description: 'The paths of those of them that are not there.' }),
})

/** Words of pages that a function answers, in another language. */
export const LanguageFile = named('LanguageFile', {
  format: Format,
  code: Text,
  texts: records(Forms, 'What pages say, by key.'),
  words: records(Text, 'What is said for a text of the data, by its English.'),
})

export type LanguageFile = Static<typeof LanguageFile>
