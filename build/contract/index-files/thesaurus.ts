import { type Static, Type } from '../schema.ts'
import { Synonyms } from '../authored/dataset.ts'
import { Text, closed, described, named, oneOf } from '../primitives.ts'
import { SEARCH_AREAS } from '../search-areas.ts'
import { Format } from './head.ts'

const Same = Type.Array(Type.Array(Text), {
  description: 'Phrases that mean the same; each finds the others.',
})
const Asked = Type.Array(Type.Array(Text), { description: 'What people say, then what documents print.' })

const Unheld = Type.Array(Type.Array(Text), {
  description: 'The same as asked, where no document holds the words that people say.',
})

const Hindi = Type.Array(Type.Array(Text), {
  description: 'A word of Hindi in Devanagari or Roman letters, then the English that it is read as.',
})

/** The whole of the trade's thesaurus, with the dataset's own synonyms. */
export const ThesaurusFile = named('ThesaurusFile', {
  format: Format,
  parts: Type.Array(
    closed({
      name: Text,
      fields: Type.Array(Text, {
        description: 'The lines, the law or the product list in which it holds.',
      }),
      same: Same,
      asked: Asked,
      unheld: Unheld,
    }),
  ),
  synonyms: described(Synonyms, 'The groups of synonyms.json: they hold in every field.'),
  hindi: Hindi,
})

const stemmed = (description: string) => Type.Array(Type.Array(Text), { description })

/** Thesaurus of one area of search with the dataset's own synonyms, in stems: its searches read it. */
export const AreaThesaurusFile = named('AreaThesaurusFile', {
  format: Format,
  area: oneOf([...SEARCH_AREAS]),
  same: stemmed('The stems of a phrase, then those of each phrase that means the same.'),
  asked: stemmed(
    'The stems of what people say, sorted, then those of each phrase that documents print for it.',
  ),
  unheld: stemmed('The same as asked, where no document holds the words that people say.'),
})

/** The Hindi that searches read as English. */
export const HindiFile = named('HindiFile', {
  format: Format,
  words: Hindi,
  english_too: Type.Array(Text, {
    description: 'Those in Roman letters that are English as well: Hindi only where no document holds them.',
  }),
})

const Coded = Type.String({
  description:
    'Sorted, with a space between: of each, how many letters it shares with the one before (packed), then the rest.',
})

/** Words that are words, whether or not any text holds them. */
export const WordsFile = named('WordsFile', {
  stems: described(Coded, 'The stems the trade knows.'),
  written: described(Coded, 'The words of the thesaurus as they are written, for misspellings of them.'),
})

export type AreaThesaurusFile = Static<typeof AreaThesaurusFile>
export type HindiFile = Static<typeof HindiFile>
export type WordsFile = Static<typeof WordsFile>
