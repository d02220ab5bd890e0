import { Type, type Static } from 'typebox'
import { Day, Line, SecureUrl, Slug, Text, Url, closed, nullable } from '../primitives.ts'
import { Channel } from './channel.ts'

/** A figure about an insurer, with the words it was read from. */
const Metric = closed({
  key: Slug,
  label: Text,
  value: Type.Number(),
  unit: Text,
  period: Text,
  source_url: SecureUrl,
  quote: Text,
  fetched_at: Day,
})

/** An insurance company. */
export const Insurer = closed({
  slug: Slug,
  name: Text,
  lines: Type.Array(Line, { minItems: 1, uniqueItems: true }),
  registration: nullable(Text),
  website: nullable(Url),
  aliases: Type.Array(Text, { uniqueItems: true }),
  contacts: Type.Array(Channel),
  metrics: Type.Array(Metric),
})

export type Insurer = Static<typeof Insurer>
