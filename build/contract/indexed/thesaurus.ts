import { type Static, Type } from '../schema.ts'
import { Synonyms } from '../authored/dataset.ts'
import { Text, closed, described } from '../primitives.ts'
import { Format } from './head.ts'

/** The trade's thesaurus with the dataset's own synonyms: searches read it. */
export const ThesaurusFile = closed(
  {
    format: Format,
    parts: Type.Array(
      closed({
        name: Text,
        fields: Type.Array(Text, {
          description: 'The lines, the law or the product list in which it holds.',
        }),
        same: Type.Array(Type.Array(Text), {
          description: 'Phrases that mean the same; each finds the others.',
        }),
        asked: Type.Array(Type.Array(Text), { description: 'What people say, then what documents print.' }),
      }),
    ),
    synonyms: described(Synonyms, 'The groups of synonyms.json: they hold in every field.'),
    hindi: Type.Array(Type.Array(Text), { description: 'Romanised Hindi, then the English to suggest.' }),
  },
  { title: 'ThesaurusFile' },
)

export type ThesaurusFile = Static<typeof ThesaurusFile>
