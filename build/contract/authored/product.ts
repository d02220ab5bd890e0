import { Type, type Static } from 'typebox'
import {
  ClauseId,
  Day,
  Line,
  Page,
  ProductStatus,
  Sha256,
  Slug,
  Text,
  Uin,
  Url,
  closed,
  nullable,
  oneOf,
} from '../primitives.ts'

/** One document of a product, as collected. */
export const Document = closed({
  id: Slug,
  kind: oneOf(['policy-wording', 'prospectus', 'customer-information-sheet', 'brochure']),
  title: Text,
  edition: nullable(Text),
  language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
  url: Url,
  sha256: Sha256,
  pages: Type.Integer({ minimum: 1 }),
  page_offset: nullable(
    Type.Integer({ description: 'Printed page number minus physical page; null where unnumbered.' }),
  ),
  collected: Day,
  note: nullable(Text),
})

/** The value of a fact: its JSON type follows the type of its field. */
export const FactValue = Type.Union([Text, Type.Number(), Type.Boolean(), Type.Array(Text, { minItems: 1 })])

/** A further quote that a fact rests on: the exclusion heading above it, the condition elsewhere. */
const FactContext = closed({ quote: Text, clause: ClauseId, page: Page })

/** That somebody reported a fact as wrong: what was reported, and the day. */
export const Dispute = closed({ reported: Text, on: Day })

/** One answer read from a product's documents, or the finding that they do not say. */
export const Fact = closed({
  key: Slug,
  value: nullable(FactValue),
  quote: Type.Optional(Text),
  clause: Type.Optional(ClauseId),
  page: Type.Optional(Page),
  context: Type.Optional(Type.Array(FactContext, { minItems: 1 })),
  note: Type.Optional(Text),
  conflicts: Type.Optional(Type.Array(ClauseId, { minItems: 1, uniqueItems: true })),
  in_schedule: Type.Optional(Type.Literal(true)),
  looked_at: Type.Optional(Type.Array(ClauseId, { minItems: 1, uniqueItems: true })),
  checked: Type.Optional(Day),
  unverified: Type.Optional(Text),
  disputed: Type.Optional(Dispute),
})

/** An insurance product, its documents and what was read in them. */
export const Product = closed({
  uin: Uin,
  name: Text,
  line: Line,
  category: Slug,
  insurer: Slug,
  status: ProductStatus,
  launched: nullable(Day),
  withdrawn: nullable(Day),
  supersedes: nullable(Uin),
  documents: Type.Array(Document),
  facts: Type.Array(Fact),
})

export type Document = Static<typeof Document>
export type Fact = Static<typeof Fact>
export type FactValue = Static<typeof FactValue>
export type Product = Static<typeof Product>
