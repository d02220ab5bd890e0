import { Type, type Static } from '../schema.ts'
import { Day, Slug, Text, described, named, nullable } from '../primitives.ts'
import { writtenDay } from '../display.ts'

/** What the law says today beside the words of a policy or a form; it fills nothing in. */
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

/**
 * What the law says beside the words of a policy, as a person reads it.
 *
 * @example lawToday({ says: '30 days', for: 'policies received', since: '2024-04-01', … })
 * // 'The law today: 30 days, for policies received since 1 April 2024.'
 */
export function lawToday({ says, since, for: whom }: LawToday): string {
  const scope = [
    ...(whom === null ? [] : [`for ${whom}`]),
    ...(since === null ? [] : [`since ${writtenDay(since)}`]),
  ]
  return `The law today: ${[says, ...(scope.length === 0 ? [] : [scope.join(' ')])].join(', ')}.`
}
