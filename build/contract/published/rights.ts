import { Type, type Static } from '../schema.ts'
import { Slug, Text, Url, described, named, nullable } from '../primitives.ts'
import { Exceptions, SectionUrl, checking } from './law-section.ts'

/** A sentence of an answer, with all that has to be shown with it. */
export const RightsSentence = named('RightsSentence', {
  says: described(Text, 'One sentence, in our words.'),
  law: described(Slug, 'The instrument that says so.'),
  title: described(Text, 'The title of the instrument.'),
  section: described(Text, 'The number of its section.'),
  url: SectionUrl,
  checked: checking.checked,
  consolidated_to: checking.consolidated_to,
  is_behind: described(
    Type.Boolean(),
    'Whether an amendment is known that may have changed the section since: say so with the sentence.',
  ),
  exceptions: described(Exceptions, 'What the sentence does not hold for. Say it with the sentence.'),
  note: nullable(
    Text,
    'A doubt about the sentence, an amendment or an order of a court that bears on it; null where there is none. Say it with the sentence.',
  ),
})

/** A question of the table, to be named to a person who may have meant it. */
const QuestionRef = {
  question: described(Text, 'The question as it is written in the table of questions.'),
  url: described(Url, 'The page of its answer.'),
}

export const MeantQuestion = named('MeantQuestion', QuestionRef)

/** A question that families ask, with what the law says. */
export const Rights = named(
  'Rights',
  {
    ...QuestionRef,
    answer: Type.Array(RightsSentence, {
      description: 'The sentences of the answer, each with the section that it rests on and its limits.',
    }),
    choose: Type.Optional(
      Type.Array(MeantQuestion, {
        minItems: 2,
        description:
          'Where the question is asked of several kinds of insurance: the question of each. Ask the person which is meant.',
      }),
    ),
  },
  'Where q is a question of the table: its answer. The sections it rests on are the first in the list.',
)

export type RightsSentence = Static<typeof RightsSentence>
export type MeantQuestion = Static<typeof MeantQuestion>
