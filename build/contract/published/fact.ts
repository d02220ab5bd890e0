import { type JsonSchema, type Static, type TProperties, type TSchema, Type } from '../schema.ts'
import { Count, Day, Page, Slug, Text, described, named, nullable, oneOf } from '../primitives.ts'
import { Dispute, Fact, FactValue } from '../authored/product.ts'
import { LawToday } from '../authored/law-today.ts'
import { SectionUrl } from './law-section.ts'
import { FieldType } from '../field-types.ts'
import { FACT_STATUSES, FACT_STATUS_NAMES, type FactStatus } from '../fact-status.ts'
import { Citation, ClauseRef, PageUrl, PrintedPage } from './references.ts'

// The published shapes of facts. Every key is always there: what there is nothing to say about is null or an empty list.

const Status = oneOf(FACT_STATUS_NAMES, {
  description: 'The check status, derived by the build from the proof of the quotes; never typed in.',
})

export const fieldHead = {
  key: described(Slug, 'The field of the category.'),
  label: described(Text, 'What the field is called: plain words, with the word of the trade.'),
  group: described(Text, 'The heading under which it is shown.'),
  type: FieldType,
}

/** Words and documents that were looked through before a field was called not stated. */
const Searched = named(
  'Searched',
  {
    documents: Type.Array(Slug, { description: 'The documents that were read.' }),
    clauses: described(Count, 'How many clauses they have.'),
    terms: Type.Array(Text, { description: 'The words looked for.' }),
    near: Type.Array(ClauseRef, {
      description: 'Clauses that hold such words and were read: they do not say it.',
    }),
  },
  'What was looked through before it was called not stated.',
)

const FactContext = named(
  'FactContext',
  {
    quote: described(Text, 'Verbatim words the value rests on as well.'),
    clause: ClauseRef,
    page: described(Page, 'The physical page on which the words begin, from 1.'),
    printed_page: PrintedPage,
  },
  'A further quote: the heading above an exclusion, a condition elsewhere.',
)

/** Proof that ties a value to its words. */
const FactProof = named(
  'FactProof',
  {
    number: nullable(Text, 'The number with its unit, as a quote prints it; null where none does.'),
    counts: nullable(Text, 'What it counts: rupees, percent, items, hours, days, months or years.'),
    words: nullable(Text, 'The label or term of the field that is nearest.'),
    found_in: nullable(
      oneOf(['quote', 'row', 'heading', 'clause']),
      'Where that is: in the quote, its sentence or row, a heading, or the clause.',
    ),
    row: nullable(Text, 'The first cell of its row.'),
    column: nullable(Text, 'The head of its column.'),
    heading: nullable(Text, 'The nearest heading.'),
    note: described(Type.Boolean(), 'Whether a note says more.'),
    paragraphs: described(
      Count,
      'How many more paragraphs the quoted clause has: one may say when the value holds.',
    ),
  },
  'What ties a value to its words.',
)

export const factBody = {
  value: nullable(
    FactValue,
    'The answer, in the form of its type: a number for amounts (rupees, or the currency named beside it), percentages, counts and times, true or false for yes-no, texts for a list. Null when the documents do not say or leave it to the schedule.',
  ),
  currency: Fact.properties.currency,
  display: nullable(
    Text,
    'The value in the words of its question, with its unit, as a person in India writes it: "₹5,00,000", "36 months", "Not covered". Show note with it.',
  ),
  quote: nullable(Text, 'The verbatim words it was read from; null when not stated.'),
  clause: nullable(ClauseRef, 'The clause that holds the quote; null when not stated.'),
  document: nullable(Slug, 'The id of the document of that clause, as in documents of getPolicy.'),
  page: nullable(Page, 'The physical page on which the quote begins, from 1.'),
  printed_page: PrintedPage,
  page_url: PageUrl,
  citation: Citation,
  status: Status,
  context: Type.Array(FactContext, { description: 'Further quotes the value rests on; often empty.' }),
  note: nullable(
    Text,
    'What one value cannot hold, or how it follows from the quote: read it before you state the value.',
  ),
  conflicts: Type.Array(ClauseRef, { description: 'Clauses of the same document that say otherwise.' }),
  checked: nullable(Day, 'The day on which a second reading compared the value with the page.'),
  disputed: nullable(Dispute, 'A report that the fact is wrong, not yet settled.'),
  reason: nullable(Text, 'Why the proof of the quote cannot be trusted; only with status unverified.'),
  searched: nullable(Searched, 'What was looked through; only with status not-stated.'),
  proof: nullable(FactProof, 'What the value rests on; null where no quote is proven.'),
}

/** Law of today on a question, beside whatever the documents say to it. */
const LawBeside = named(
  'LawBeside',
  { ...LawToday.properties, url: SectionUrl },
  'What the law says today to the same question.',
)

/** Key of a law that answers the question too: never instead of the documents. */
export const lawBeside = {
  law: Type.Optional(
    Type.Array(LawBeside, {
      minItems: 1,
      description:
        'What the law says today to the same question; missing where nothing is known. Say it beside the value, whatever that is: it fills nothing in.',
    }),
  ),
}

/** THE TABLE of what a status decides: the beginning of the name of the shape, and which members are never, and always, null. */
const SHAPES: Readonly<Record<string, readonly [never: readonly string[], always: readonly string[]]>> = {
  Stated: [['value', 'display', 'quote', 'clause', 'document', 'page'], ['searched']],
  InSchedule: [
    ['quote', 'clause', 'document', 'page'],
    ['value', 'display', 'searched'],
  ],
  NotStated: [['searched'], ['value', 'display', 'quote', 'clause', 'document', 'page', 'printed_page']],
}

function shapeOf(status: FactStatus): string {
  if (FACT_STATUSES[status].stated) return 'Stated'
  return status === 'in-schedule' ? 'InSchedule' : 'NotStated'
}

/** The schema with all members of a union that a status decides. */
const WHOLE = new WeakMap<object, JsonSchema>()

/** Members of a fact as one object, for whoever lists members; any other schema as it is. */
export function withAllMembers(schema: JsonSchema): JsonSchema {
  return WHOLE.get(schema) ?? schema
}

/** The shapes of what has the members of a fact, as a union that its status decides; their type here is that of all members. */
export function byStatus<S extends TSchema & { readonly properties: TProperties }>(whole: S) {
  const { title, description, properties = {} } = whole as JsonSchema
  const shapes = Object.entries(SHAPES).map(([name, [never, always]]) => {
    const statuses = FACT_STATUS_NAMES.filter((status) => shapeOf(status) === name)
    const decided = Object.entries(properties).map(([key, schema]) => {
      const { anyOf = [], description: says } = schema
      const about = says === undefined ? {} : { description: says }
      if (key === 'status') return [key, { ...schema, enum: statuses }]
      if (never.includes(key)) return [key, { ...anyOf[0], ...about }]
      return [key, always.includes(key) ? { type: 'null', ...about } : schema]
    })
    const { description: _, ...rest } = whole as JsonSchema
    return { ...rest, title: `${name}${title}`, properties: Object.fromEntries(decided) as object }
  })
  const union = Type.Union(shapes, { ...(title && { title }), ...(description && { description }) })
  WHOLE.set(union, whole)
  return union as unknown as ReturnType<typeof Type.Unsafe<Static<S>>>
}

/** Every member of a fact, whatever its status. */
export const FactMembers = named(
  'Fact',
  { ...fieldHead, ...factBody, ...lawBeside },
  'A fact with the words it was read from, or that the documents do not say: `status` decides which.',
)

/** A fact with the words it was read from. */
export const FactBody = byStatus(FactMembers)

/** A field of the category for which nothing has been read. */
export const UnreadField = named('UnreadField', { ...fieldHead, ...lawBeside })

export type LawBeside = Static<typeof LawBeside>
export type FactBody = Static<typeof FactBody>
