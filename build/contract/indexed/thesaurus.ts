import { Type } from 'typebox'
import { Text, closed } from '../primitives.ts'
import { Format } from './head.ts'

/** The trade's thesaurus, for clients that search a copy; functions have it built in. */
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
    hindi: Type.Array(Type.Array(Text), { description: 'Romanised Hindi, then the English to suggest.' }),
  },
  { title: 'ThesaurusFile' },
)
