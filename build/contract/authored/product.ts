import { CURRENCY_CODES } from '../display.ts'
import { Type, type Static } from '../schema.ts'
import { productDetails } from './product-details.ts'
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
  named,
  nullable,
  openOf,
  described,
  omittable,
} from '../primitives.ts'

/** The kinds of documents that are read. */
export const DOCUMENT_KINDS = [
  'policy-wording',
  'prospectus',
  'customer-information-sheet',
  'brochure',
] as const

/** One document of a product, as collected. */
export const Document = named('PolicyDocument', {
  id: described(Slug, 'Its name within the product.'),
  kind: openOf([...DOCUMENT_KINDS], {
    description: 'What kind of document it is.',
  }),
  title: described(Text, 'The title as printed.'),
  edition: nullable(Text, 'The edition as printed; null where none is.'),
  language: Type.String({
    pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
    description: 'Its language: en, hi …',
  }),
  url: described(Url, 'Where the file was collected.'),
  sha256: described(Sha256, 'The digest of the file that was read.'),
  pages: Type.Integer({ minimum: 1, description: 'How many pages the file has.' }),
  page_offset: nullable(
    Type.Integer({ description: 'Printed page number minus physical page; null where unnumbered.' }),
  ),
  collected: described(Day, 'The day the file was collected.'),
  note: nullable(Text, 'Defects of the document: a missing page, merge fields left in.'),
  unread_pages: Type.Optional(
    Type.Array(Page, {
      uniqueItems: true,
      description:
        'Physical pages whose text could not be read: pictures, letters drawn as outlines or without a map. A page that was typed into the clauses, or says nothing, is taken off.',
    }),
  ),
})

/** The value of a fact: its JSON type follows the type of its field. */
export const FactValue = Type.Union(
  [Text, Type.Number(), Type.Boolean(), Type.Array(Text, { minItems: 1 })],
  {
    description:
      'Text for text and choice, a number for amounts (rupees, or the currency named beside it), percentages (5 for 5 %), counts and times, true or false for yes-no, texts for a list.',
  },
)

/** A further quote that a fact rests on: the exclusion heading above it, the condition elsewhere. */
const FactContext = closed({
  quote: described(Text, 'Verbatim words.'),
  clause: ClauseId,
  page: described(Page, 'The page on which the words begin.'),
})

/** Report that a fact is wrong: what was reported, and the day. */
export const Dispute = named('Dispute', {
  reported: described(Text, 'What was reported as wrong.'),
  on: described(Day, 'The day of the report.'),
})

/** A short code that readers agree on, in the place of a name. */
export const ReaderCode = Type.String({
  pattern: '^[A-Z]{2,3}[0-9]{0,2}$',
  description: 'Two or three capital letters, and up to two digits: no name.',
})

/** Result of a reading: the value with its words, or that it is not stated. */
const answer = {
  value: nullable(FactValue, 'The answer; null when the documents do not say or leave it to the schedule.'),
  currency: Type.Optional(
    openOf([...CURRENCY_CODES], {
      description: 'The currency of an amount, as the quote has it; missing for rupees.',
    }),
  ),
  quote: omittable(Text, 'The verbatim words it was read from: whole words, numbers and units.'),
  clause: omittable(ClauseId, 'The clause that holds the quote.'),
  page: omittable(Page, 'The physical page on which the quote begins.'),
  context: Type.Optional(
    Type.Array(FactContext, {
      minItems: 1,
      description:
        'Further quotes the value rests on: the exclusion heading above it, a condition printed elsewhere.',
    }),
  ),
  stated: Type.Optional(
    Type.Union([Text, Type.Array(Text, { minItems: 2, uniqueItems: true })], {
      description:
        'The words of the quote or its context that state the value, exactly as they stand there: "36 months". Several where they stand apart: a number and the head of its column.',
    }),
  ),
  note: omittable(
    Text,
    'What one value cannot hold, or how it follows from the quote: ages, modes, "whichever is lower".',
  ),
  conflicts: Type.Optional(
    Type.Array(ClauseId, {
      minItems: 1,
      uniqueItems: true,
      description: 'Clauses of the same document that say otherwise.',
    }),
  ),
  in_schedule: Type.Optional(
    Type.Literal(true, {
      description: 'The document leaves the value to the policy schedule of the customer.',
    }),
  ),
  looked_at: Type.Optional(
    Type.Array(ClauseId, {
      minItems: 1,
      uniqueItems: true,
      description:
        'Of a fact that is not stated the clauses that came near and were read; of another those it quotes whose other paragraphs were read and change nothing.',
    }),
  ),
}

/** The keys of what a reading gives. */
export const ANSWER_KEYS = Object.keys(answer) as (keyof typeof answer)[]

/** The reading of another reader that differs from that of the fact; kept in the dataset, and never published. */
const OtherReading = closed({
  ...answer,
  by: omittable(ReaderCode, 'Who read it so; missing where that is not known.'),
  on: described(Day, 'The day of the reading that found the difference.'),
  settled_by: omittable(ReaderCode, 'The third reader, who saw both and settled it; missing until then.'),
})

/** One answer read from a product's documents, or the finding that they do not say. */
export const Fact = closed({
  key: described(Slug, 'A field of the category.'),
  ...answer,
  checked: omittable(Day, 'The day on which a second reader came to the same answer.'),
  unverified: omittable(Text, 'Why the proof of the quote cannot be trusted: a scan, lost characters.'),
  disputed: omittable(Dispute, 'A report that the fact is wrong, not yet settled.'),
  read_by: omittable(ReaderCode, 'Who read it; kept in the dataset, and never published.'),
  checked_by: omittable(ReaderCode, 'Who read it the second time; never published.'),
  differed: omittable(OtherReading, 'A reading of another reader that differs.'),
})

const titled = {
  uin: described(Uin, 'The Unique Identification Number as the regulator prints it.'),
  name: described(Text, 'The name of the product.'),
  line: Line,
  category: described(Slug, 'The slug of its category.'),
}

const sold = {
  status: ProductStatus,
  launched: nullable(Day, 'The day it was launched or approved; null where that is not known.'),
  withdrawn: nullable(
    Day,
    'The day it was withdrawn from sale; null where it is not listed as withdrawn or the day is not known.',
  ),
  supersedes: nullable(Uin, 'The UIN of the version before; null where there is none or it is not known.'),
  ...productDetails,
}

/** A product of which nothing was read, as a row of the file of its insurer. */
export const ListedProduct = closed({ ...titled, ...sold })

/** An insurance product, its documents and what was read in them. */
export const Product = closed({
  ...titled,
  insurer: described(Slug, 'The slug of its insurer.'),
  ...sold,
  documents: Type.Array(Document, { description: 'The documents that were collected.' }),
  facts: Type.Array(Fact, {
    description: 'What was read, one entry per field; a field without an entry is unread.',
  }),
})

export type Document = Static<typeof Document>
export type OtherReading = Static<typeof OtherReading>
export type Fact = Static<typeof Fact>
export type FactValue = Static<typeof FactValue>
export type ListedProduct = Static<typeof ListedProduct>
export type Product = Static<typeof Product>
