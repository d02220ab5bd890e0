import { Type, type Static } from '../schema.ts'
import { Slug, Text, closed, described, named, oneOf } from '../primitives.ts'

/** Ways in which a sentence of an answer treats a limit of its section. */
const LIMIT_USES = {
  shown: 'shown below the sentence',
  said: 'said by the answer itself',
  'not-concerned': 'about something that the sentence does not speak of',
} as const

type LimitUse = keyof typeof LIMIT_USES

/** The name of the limit that is a section’s note: a doubt, an amendment, an order of a court. */
export const NOTE_LIMIT = 'note'

const Limit = named('Limit', {
  from: described(Text, 'The `from` of an exception of the section; "note" for the note of the section.'),
  is: oneOf(Object.keys(LIMIT_USES) as LimitUse[], {
    description:
      'shown: below the sentence, wherever it is shown. said: the answer says it itself. not-concerned: the sentence does not speak of it.',
  }),
})

/** The kinds of insurance that a question may be about. */
const QUESTION_LINES = ['health', 'life', 'motor', 'home', 'travel'] as const

/** A sentence of ours on the law and the section that it rests on. */
export const Sentence = named('Sentence', {
  says: described(Text, 'One sentence in our own words; every number in it is in the section.'),
  law: described(Slug, 'The slug of the instrument.'),
  section: described(Text, 'The number of its section, as the record of the instrument has it.'),
  limits: Type.Optional(
    Type.Array(Limit, {
      minItems: 1,
      description:
        'What becomes of the exceptions and the note of the section; those not named are shown. A sentence that says a number, "any", "no" or "every" names them all.',
    }),
  ),
})

/** Subjects of the questions, in the order of the page of rights. */
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
    lines: Type.Optional(
      Type.Array(oneOf([...QUESTION_LINES]), {
        minItems: 1,
        uniqueItems: true,
        description: 'Of which insurance it is asked; missing where it is asked of any.',
      }),
    ),
    also: Type.Array(Text, { description: 'Other words in which it is asked.' }),
    answer: Type.Array(Sentence, {
      minItems: 1,
      maxItems: 4,
      description: 'The answer, a sentence at a time, the section asked for first.',
    }),
    do: Type.Optional(
      Type.Array(Text, {
        minItems: 1,
        maxItems: 4,
        description:
          'What to do, a step at a time; without law, which the answer has. The questions that have it are those asked most, and are shown first.',
      }),
    ),
    choose: Type.Optional(
      Type.Array(Slug, {
        minItems: 2,
        uniqueItems: true,
        description:
          'The questions that ask the same of one insurance each, by id: the reader chooses among them, and the answer holds for all.',
      }),
    ),
  }),
  { description: 'Questions that families ask, each with the sections that answer it.' },
)

/** The question whose answer says where to complain after the insurer; a dataset may be without it. */
export const COMPLAINT_QUESTION = 'which-office'

export type Questions = Static<typeof Questions>
export type Question = Questions[number]
export type Sentence = Question['answer'][number]
