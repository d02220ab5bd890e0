import { Type, type Static } from '../schema.ts'
import { Count, Day, Line, ProductStatus, Text, Uin, Url, described, named, nullable } from '../primitives.ts'
import { CategoryRef, InsurerRef } from './references.ts'

// The bodies of answers, as users receive them. This module: what all of them share.

/** First keys of every body: the day of the data and, except where it is of law alone, the notice. */
export const dated = {
  data_date: described(
    Day,
    'The day of the data with which this answer was last another; data_date of stats is the day up to which all of them are true.',
  ),
}
export const datedAndNoticed = {
  ...dated,
  notice: described(Text, 'What the answer is and is not; show it to the reader.'),
}

/** Address of the same answer as Markdown, in the bodies of answers that have a Markdown version. */
export const MarkdownUrl = described(
  Url,
  'The same as Markdown, in fewer tokens: for reading, not for parsing.',
)

/** Numbers of the category's fields that are stated, left to the schedule, absent, or unread. */
export const Coverage = named(
  'Coverage',
  {
    stated: described(Count, 'Fields with a value.'),
    in_schedule: described(Count, 'Fields the documents leave to the policy schedule.'),
    not_stated: described(Count, 'Fields the documents do not answer.'),
    unread: described(Count, 'Fields nobody has looked for yet.'),
  },
  'How far the fields of the category were read.',
)

export const cardFields = {
  uin: described(Uin, 'The Unique Identification Number, as printed.'),
  name: described(Text, 'The name of the product.'),
  line: Line,
  status: ProductStatus,
  launched: nullable(Day, 'The day it was launched or approved; null where that is not known.'),
  withdrawn: nullable(
    Day,
    'The day it was withdrawn; null where it is not listed as withdrawn or the day is not known.',
  ),
  category: CategoryRef,
  insurer: InsurerRef,
  coverage: Coverage,
  url: described(Url, 'The address of getPolicy for it.'),
}

/** For which lines withdrawals are known. */
export const WithdrawalsKnownFor = Type.Array(Line, {
  description:
    'The lines of business for which it is known which products were withdrawn. For any other, a product that is active may be withdrawn, and none is counted as withdrawn because nobody knows.',
})

/** A product in lists. */
export const Card = named('ProductCard', cardFields, 'A product.')

export type Card = Static<typeof Card>
export type Coverage = Static<typeof Coverage>
