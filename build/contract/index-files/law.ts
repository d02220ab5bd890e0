import { Type, type Static } from '../schema.ts'
import { Text, closed, described, named, nullable } from '../primitives.ts'
import { LawException } from '../authored/law.ts'
import { LawsBody } from '../published/instruments.ts'
import { SearchIndex, head } from './head.ts'

/** The instruments, their sections as one flat list, and the index over the sections. */
export const LawFile = named('LawFile', {
  ...head,
  instruments: LawsBody.properties.instruments,
  known: Type.Array(
    closed({
      topics: Type.Array(Text),
      cited: Type.Integer({ minimum: 0, description: 'How many sections of other instruments cite it.' }),
    }),
    { description: 'What search knows of each instrument beyond its title, in the same order.' },
  ),
  sections: Type.Array(
    closed({
      instrument: Type.Integer({ minimum: 0, description: 'The place of its instrument in instruments.' }),
      number: Text,
      name: described(Text, 'The last part of its address.'),
      heading: Type.String(),
      text: nullable(Text),
      summary: nullable(Text),
      exceptions: Type.Array(LawException),
      omitted: Type.Boolean(),
      note: nullable(Text),
      not_yet: Type.Boolean(),
    }),
  ),
  questions: Type.Array(
    closed({
      question: Text,
      also: Type.Array(Text, { description: 'Other words in which it is asked.' }),
      answer: Type.Array(
        closed({
          says: Text,
          section: Type.Integer({ minimum: 0, description: 'The place of its section in sections.' }),
        }),
        { minItems: 1 },
      ),
    }),
    { description: 'Questions that families ask, with their answers.' },
  ),
  index: SearchIndex,
})

export type LawFile = Static<typeof LawFile>
