import { Type, type Static } from 'typebox'
import {
  ClauseId,
  Day,
  FieldType,
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
  pair,
} from './primitives.ts'
import { Channel } from './form-record.ts'

// The authored shapes: what stands in `data/`. Keys are in the order in which the files hold them.

/** The dataset as a whole; `data_date` is the only date the output depends on. */
export const Dataset = closed({ name: Text, data_date: Day })

/** The rule that requires a field to be disclosed. */
const Basis = closed({ title: Text, url: nullable(Url) })

/** One thing that is read for every product of a category. */
export const Field = closed({
  key: Slug,
  label: Text,
  group: Text,
  type: FieldType,
  choices: Type.Optional(Type.Array(Text, { minItems: 2, uniqueItems: true })),
  question: Text,
  terms: Type.Array(Text, { uniqueItems: true, description: 'Words that would show it is stated.' }),
  basis: nullable(Basis),
})

/** A type of insurance, with the fields that are read for it. */
export const Category = closed({
  slug: Slug,
  name: Text,
  line: Line,
  description: Text,
  fields: Type.Array(Field, { minItems: 1 }),
})

/** A figure about an insurer, with the words it was read from. */
const Metric = closed({
  key: Slug,
  label: Text,
  value: Type.Number(),
  unit: Text,
  period: Text,
  source_url: Url,
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

/** One clause of a document, as printed; a form feed in its text is a page break. */
export const Clause = closed({
  id: ClauseId,
  document: Slug,
  parent: nullable(ClauseId),
  number: Type.String(),
  title: Type.String(),
  text: Text,
  page: Page,
  page_end: Type.Optional(Page),
})

/** The clauses of one product, in the order of its documents. */
export const ProductClauses = closed({ uin: Uin, clauses: Type.Array(Clause, { minItems: 1 }) })

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

/** Groups of words of the trade that mean the same in search. */
export const Synonyms = Type.Array(Type.Array(Text, { minItems: 2, uniqueItems: true }))

/** Clause numbers that once were public and never come back, as ranges from–to. */
export const Retired = closed({ clauses: Type.Array(pair(ClauseId)) })

type Basis = Static<typeof Basis>
export type Category = Static<typeof Category>
export type Clause = Static<typeof Clause>
export type Dataset = Static<typeof Dataset>
export type Document = Static<typeof Document>
export type Fact = Static<typeof Fact>
export type FactValue = Static<typeof FactValue>
export type Field = Static<typeof Field>
export type Insurer = Static<typeof Insurer>
export type Law = Static<typeof Law>
export type Product = Static<typeof Product>
export type ProductClauses = Static<typeof ProductClauses>
export type Retired = Static<typeof Retired>
export type Synonyms = Static<typeof Synonyms>
