import { Type, type Static } from '../schema.ts'
import { Day, Line, SecureUrl, Slug, Text, Url, closed, named, nullable, described } from '../primitives.ts'
import { Channel } from './channel.ts'

/** A figure about an insurer, with the words it was read from. */
const Metric = named('Metric', {
  key: described(Slug, 'The name of the figure.'),
  label: described(Text, 'What it is called.'),
  value: described(Type.Number(), 'The figure, as the quote states it.'),
  unit: described(Text, 'What it counts: percent, days, crore rupees …'),
  period: described(Text, 'The time it is about, as the source says.'),
  source_url: described(SecureUrl, 'The page it was read from.'),
  quote: described(Text, 'The words of that page that state it.'),
  fetched_at: described(Day, 'The day the page was read.'),
})

/** An insurance company. */
export const Insurer = closed({
  slug: described(Slug, 'Its name in addresses; the file has the same name.'),
  name: described(Text, 'The registered name.'),
  lines: Type.Array(Line, { minItems: 1, uniqueItems: true, description: 'The lines of business it sells.' }),
  registration: nullable(Text, 'The registration number with the regulator; null where it is not known.'),
  website: nullable(Url, 'Its website; null where it is not known.'),
  aliases: Type.Array(Text, {
    uniqueItems: true,
    description: 'Other spellings and former names, as lists print them.',
  }),
  contacts: Type.Array(Channel, { description: 'How to reach it, with the words that say so.' }),
  metrics: Type.Array(Metric, { description: 'Figures about it, each with its quote.' }),
})

export type Insurer = Static<typeof Insurer>
