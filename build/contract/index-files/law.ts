import { Type, type Static } from '../schema.ts'
import { Slug, Text, closed, described, named, nullable } from '../primitives.ts'
import { LawException } from '../authored/law.ts'
import { LawsBody } from '../published/instruments.ts'
import { RightsSentence } from '../published/rights.ts'
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
      id: described(Slug, 'Its place on the page of rights.'),
      question: Text,
      also: Type.Array(Text, { description: 'Other words in which it is asked.' }),
      answer: Type.Array(
        closed({
          says: Text,
          section: Type.Integer({ minimum: 0, description: 'The place of its section in sections.' }),
          checked: RightsSentence.properties.checked,
          is_behind: RightsSentence.properties.is_behind,
          exceptions: RightsSentence.properties.exceptions,
          note: RightsSentence.properties.note,
        }),
        { minItems: 1 },
      ),
      akin: Type.Array(
        closed({ section: Type.Integer({ minimum: 0 }), share: Type.Number({ minimum: 0, maximum: 1 }) }),
        { description: 'Sections like those of the answer, the most alike first.' },
      ),
      choose: Type.Optional(Type.Array(Slug, { description: 'The questions of one insurance each, by id.' })),
    }),
    { description: 'Questions that families ask, with their answers.' },
  ),
  index: SearchIndex,
})

export type LawFile = Static<typeof LawFile>
