import { Type, type Static } from 'typebox'
import { Day, Slug, Text, Url, closed, nullable, oneOf } from '../primitives.ts'

/** A section of a law instrument: its words, or ours, or neither where it was omitted. */
const LawSection = closed({
  number: Text,
  heading: Type.String(),
  text: nullable(Text),
  summary: nullable(Text),
  omitted: Type.Boolean(),
})

/** An Act, a set of rules or regulations, a circular or an order. */
export const Law = closed({
  slug: Slug,
  title: Text,
  kind: oneOf(['act', 'rules', 'regulations', 'circular', 'order']),
  number: nullable(Text),
  year: Type.Integer({ minimum: 1800, maximum: 2200 }),
  issued_by: Text,
  dated: nullable(Day),
  in_force: Type.Boolean(),
  source_url: nullable(Url),
  topics: Type.Array(Text),
  sections: Type.Array(LawSection, { minItems: 1 }),
})

export type Law = Static<typeof Law>
