import { Type, type Static } from '../schema.ts'
import { ENTERED } from '../last-day.ts'
import { Day, Slug, Text, described, named, nullable, oneOf } from '../primitives.ts'

/** Law of today beside the words of a policy or a form; it fills nothing in. */
export const LawToday = named('LawToday', {
  slug: described(Slug, 'The slug of the instrument.'),
  section: described(Text, 'The number of its section, as the record of the instrument has it.'),
  says: described(
    Text,
    'What it says, in our own words, read by a person: one sentence without its full stop; every number in it is in the section.',
  ),
  since: nullable(Day, 'The day from which it holds; null where it always did or the day is not known.'),
  for: nullable(Text, 'What it holds for, so that "since" can follow: "policies received"; null for all.'),
})

export const LawsToday = Type.Array(LawToday, {
  minItems: 1,
  description: 'What the law says today to the same question; shown beside it, never instead of it.',
})

export type LawToday = Static<typeof LawToday>

/** A last day: the entered day from which it is counted, and how far. From a renewal it is counted back. */
export const LastDay = named('LastDay', {
  name: described(Text, 'What ends or begins on it, in few words.'),
  from: oneOf([...ENTERED], {
    description: 'The day from which it is counted; from the renewal it is counted back.',
  }),
  count: Type.Integer({ minimum: 1, description: 'How many days, months or years.' }),
  unit: oneOf(['days', 'months', 'years'], { description: 'What is counted.' }),
})
