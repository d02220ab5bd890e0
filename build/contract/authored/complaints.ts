import { Type, type Static } from '../schema.ts'
import { Day, Slug, Text, Url, closed, described, named, nullable, oneOf } from '../primitives.ts'

// Ladder of complaints, one step after the other, and the offices of the Ombudsman: facts from dated sources.

const Source = named('ComplaintSource', {
  title: described(Text, 'What was read: the document by name, with the place in it.'),
  url: nullable(Url, 'Its address; null where it is not known.'),
  on: described(Day, 'The day of the document, or on which it was read.'),
})

const rungSection = closed({
  slug: described(Slug, 'The slug of the instrument.'),
  section: described(Text, 'The number of its section, as the record of the instrument has it.'),
})

/** Step before anybody is complained to. */
export const BeforeComplaint = named('BeforeComplaint', {
  name: described(Text, 'What to do, in a few words.'),
  how: described(Text, 'How it is done.'),
  law: Type.Array(rungSection, { minItems: 1, description: 'The sections that say so.' }),
})

/** From what a last day is counted. */
const COUNTED_FROM = ['complaint', 'refusal'] as const

const Deadline = named('ComplaintDeadline', {
  from: oneOf([...COUNTED_FROM], {
    description: 'From which day it is counted: that of the complaint to the insurer, or of its refusal.',
  }),
  says: described(Text, 'What the day is, in words that the day follows.'),
  count: Type.Integer({
    minimum: 1,
    maximum: 100,
    description: 'How many days, months or years later it is.',
  }),
  unit: oneOf(['days', 'months', 'years'], { description: 'What is counted; one of the sections says so.' }),
})

/** One step of the ladder. */
export const Rung = named('Rung', {
  id: described(Slug, 'Its name for programs.'),
  name: described(Text, 'What it is called.'),
  who: described(Text, 'Who may go there, and with what.'),
  when: described(Text, 'By when, and what has to come before.'),
  how: described(Text, 'How it is done.'),
  costs: described(Text, 'What it costs.'),
  after: described(Text, 'What comes of it, and where to go after it.'),
  deadlines: Type.Optional(
    Type.Array(Deadline, { minItems: 1, description: 'Days that can be worked out, in their order.' }),
  ),
  website: nullable(Url, 'Where it is done online; null where it is not, or the address is not known.'),
  telephone: Type.Array(Text, { description: 'Numbers as they are dialled; may be empty.' }),
  email: nullable(Text, 'Its e-mail address; null where there is none or it is not known.'),
  law: Type.Array(rungSection, { minItems: 1, description: 'The sections that say so.' }),
  source: described(Source, 'Where its addresses and numbers were read.'),
})

/** An office of the Insurance Ombudsman. */
export const OmbudsmanOffice = named('OmbudsmanOffice', {
  name: described(Text, 'The city after which it is called.'),
  covers: Type.Array(Text, {
    minItems: 1,
    description: 'The States, Union Territories and districts whose complaints it takes.',
  }),
  also: Type.Optional(
    Type.Array(Text, {
      minItems: 1,
      description:
        'Other names that people use for these places, such as Bangalore for Bengaluru, and districts with a name that one of another State has.',
    }),
  ),
  address: described(Text, 'Its postal address.'),
  telephone: Type.Array(Text, { minItems: 1, description: 'Its numbers, as they are dialled.' }),
  email: nullable(Text, 'Its e-mail address; null where it is not known.'),
  source: described(Source, 'Where this was read.'),
  differs: nullable(Text, 'What another source says instead, with its day; null where none differs.'),
})

/** The complaint ladder and the offices of the Ombudsman; a dataset may be without it. */
export const ComplaintLadder = closed({
  before: Type.Optional(
    Type.Array(BeforeComplaint, {
      minItems: 1,
      description: 'What to do before the first step, in its order.',
    }),
  ),
  rungs: Type.Array(Rung, { description: 'The steps, in the order in which they are taken.' }),
  offices: Type.Array(OmbudsmanOffice, { description: 'The offices of the Insurance Ombudsman, by name.' }),
})

export type ComplaintLadder = Static<typeof ComplaintLadder>
