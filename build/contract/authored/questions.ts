import { Type, type Static } from '../schema.ts'
import { Slug, Text, closed, described, named, oneOf } from '../primitives.ts'

/** A sentence of ours on the law and the section that it rests on. */
export const Sentence = named('Sentence', {
  says: described(Text, 'One sentence in our own words; every number in it is in the section.'),
  law: described(Slug, 'The slug of the instrument.'),
  section: described(Text, 'The number of its section, as the record of the instrument has it.'),
})

/** What the questions are about, in the order of the page of rights. */
export const QUESTION_SUBJECTS = [
  'A claim',
  'Buying and leaving a policy',
  'A death',
  'A road accident',
  'A vehicle',
  'Health policies',
  'Life policies',
  'Complaints and courts',
] as const

/** Questions of families and what the law says to them; the first section is the one to be found first. */
export const Questions = Type.Array(
  closed({
    id: described(Slug, 'Its place on the page of rights.'),
    about: oneOf([...QUESTION_SUBJECTS], { description: 'Under which heading that page has it.' }),
    question: described(Text, 'The question, as a person asks it.'),
    also: Type.Array(Text, { description: 'Other words in which it is asked.' }),
    answer: Type.Array(Sentence, {
      minItems: 1,
      maxItems: 3,
      description: 'The answer, a sentence at a time, the section asked for first.',
    }),
  }),
  { description: 'Questions that families ask, each with the sections that answer it.' },
)

/** The question whose answer says where to complain after the insurer; a dataset may be without it. */
export const COMPLAINT_QUESTION = 'which-office'

export type Questions = Static<typeof Questions>
export type Question = Questions[number]
