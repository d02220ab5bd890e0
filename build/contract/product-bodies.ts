import { Type, type Static } from 'typebox'
import {
  ClauseId,
  Count,
  Day,
  FieldType,
  Line,
  Page,
  ProductStatus,
  Slug,
  Text,
  Uin,
  Url,
  closed,
  nullable,
  oneOf,
  pair,
} from './primitives.ts'
import { Dispute, Document, FactValue } from './records.ts'

// The published shapes of products, facts and clauses. `title` makes a shape a named component.

export const FACT_STATUSES = [
  'not-stated',
  'in-schedule',
  'disputed',
  'unverified',
  'checked',
  'quoted',
] as const

/** Why cells of a comparison row may or may not be held against each other. */
const VERDICTS = ['same', 'different', 'differs-in-notes', 'not-compared', 'incomplete'] as const

/** What every body says first: the day the data is of, and for products what it is not. */
export const dated = { data_date: Day }
export const datedAndNoticed = { data_date: Day, notice: Text }

export const FactStatus = oneOf([...FACT_STATUSES], {
  description: 'The check status, derived by the build from the proof of the quotes; never typed in.',
})
const PolicyRef = closed({ name: Text, url: Url }, { title: 'PolicyRef' })
const SlugName = closed({ slug: Slug, name: Text })
export const ClauseRef = closed(
  { id: ClauseId, number: Type.String(), title: Type.String(), url: Url },
  { title: 'ClauseRef' },
)
const PrintedPage = nullable(
  Type.Integer({ description: 'The number printed on the page; null where pages are unnumbered.' }),
)

/** How many fields of the category were found stated, left to the schedule, found absent, or not read. */
export const Coverage = closed(
  { stated: Count, in_schedule: Count, not_stated: Count, unread: Count },
  { title: 'Coverage' },
)

const cardFields = {
  uin: Uin,
  name: Text,
  line: Line,
  status: ProductStatus,
  category: SlugName,
  insurer: SlugName,
  coverage: Coverage,
  url: Url,
}

/** A product in lists. */
export const Card = closed(cardFields, { title: 'ProductCard' })

const fieldHead = { key: Slug, label: Text, group: Text, type: FieldType }

/** What was looked through before a field was called not stated. */
const Searched = closed({
  documents: Type.Array(Slug),
  clauses: Count,
  terms: Type.Array(Text),
  near: Type.Array(ClauseRef),
})

const factBody = {
  value: nullable(FactValue),
  display: nullable(Text),
  quote: nullable(Text),
  clause: nullable(ClauseRef),
  document: nullable(Slug),
  page: nullable(Page),
  printed_page: PrintedPage,
  status: FactStatus,
  context: Type.Optional(
    Type.Array(closed({ quote: Text, clause: ClauseRef, page: Page, printed_page: PrintedPage })),
  ),
  note: Type.Optional(Text),
  conflicts: Type.Optional(Type.Array(ClauseRef)),
  checked: Type.Optional(Day),
  disputed: Type.Optional(Dispute),
  reason: Type.Optional(Type.String({ description: 'Why the proof of the quote cannot be trusted.' })),
  searched: Type.Optional(Searched),
}

/** A fact with the words it was read from. */
export const FactBody = closed({ ...fieldHead, ...factBody }, { title: 'Fact' })

/** A field of the category for which nothing has been read. */
const UnreadField = closed(fieldHead, { title: 'UnreadField' })

/** A version of the same product. */
const Version = closed({ uin: Uin, name: Text, status: ProductStatus, url: Url })

/** A clause in the list of a product's clauses. */
const ClauseEntry = closed({
  id: ClauseId,
  number: Type.String(),
  title: Type.String(),
  document: Slug,
  page: Page,
  url: Url,
})

/** getPolicy: one product with every fact, quote, clause and status. */
export const PolicyBody = closed(
  {
    ...datedAndNoticed,
    ...cardFields,
    launched: nullable(Day),
    withdrawn: nullable(Day),
    versions: Type.Array(Version),
    documents: Type.Array(Document),
    facts: Type.Array(FactBody),
    unread: Type.Array(UnreadField),
    clauses: Type.Array(ClauseEntry),
  },
  { title: 'Policy' },
)

/** getClause: the text of one clause, where it stands, and the facts that quote it. */
export const ClauseBody = closed(
  {
    ...datedAndNoticed,
    id: ClauseId,
    uin: Uin,
    policy: PolicyRef,
    document: Slug,
    within: Type.Array(ClauseRef),
    number: Type.String(),
    title: Type.String(),
    text: Text,
    page: Page,
    page_end: Page,
    printed_page: PrintedPage,
    previous: nullable(ClauseRef),
    next: nullable(ClauseRef),
    facts: Type.Array(closed({ key: Slug, label: Text })),
  },
  { title: 'Clause' },
)

/** searchPolicies: a page of matching products. */
export const PoliciesBody = closed(
  {
    ...datedAndNoticed,
    total: Count,
    limit: Type.Integer({ minimum: 1, maximum: 100 }),
    offset: Count,
    next: nullable(Url),
    previous: nullable(Url),
    match: nullable(
      oneOf(['all', 'any'], {
        description:
          'all: the products hold all the words. any: none does, these hold most. null: no words were asked.',
      }),
    ),
    query: closed({
      q: nullable(Text),
      category: nullable(Slug),
      insurer: nullable(Slug),
      line: nullable(Line),
      status: nullable(ProductStatus),
    }),
    policies: Type.Array(Card),
  },
  { title: 'Policies' },
)

/** What a clause was found by: its own words, words that mean the same or are spelled alike, a heading, a fact read in it. */
export const FOUND_BY = ['text', 'synonym', 'spelling', 'heading', 'fact'] as const

/** searchPolicyText: matching clauses, with the place of every word found in the snippet. */
export const PolicyTextBody = closed(
  {
    ...datedAndNoticed,
    uin: Uin,
    policy: PolicyRef,
    q: Text,
    match: oneOf(['all', 'any'], {
      description:
        'all: there are clauses that hold all the words, and they come first. any: none does, these hold some.',
    }),
    total: Count,
    clauses: Type.Array(
      closed({
        id: ClauseId,
        number: Type.String(),
        title: Type.String(),
        document: Slug,
        page: Page,
        snippet: Type.String(),
        highlights: Type.Array(pair(Count), {
          description: 'Start and end of each word found, in UTF-16 units of the snippet.',
        }),
        via: Type.Array(oneOf([...FOUND_BY])),
        score: Type.Number(),
        url: Url,
      }),
    ),
    message: nullable(
      Type.String({ description: 'Why nothing can be found, where nothing has been read yet.' }),
    ),
  },
  { title: 'PolicyText' },
)

/** A cell of a comparison: a fact, or why there is none. */
export const Cell = Type.Union([closed(factBody), closed({ status: oneOf(['unread', 'not-applicable']) })])

/** comparePolicies: two to four products side by side; never a ranking. */
export const CompareBody = closed(
  {
    ...datedAndNoticed,
    total: Count,
    policies: Type.Array(Card, { minItems: 2, maxItems: 4 }),
    rows: Type.Array(closed({ ...fieldHead, verdict: oneOf([...VERDICTS]), cells: Type.Array(Cell) })),
  },
  { title: 'Comparison' },
)

export type Card = Static<typeof Card>
export type Cell = Static<typeof Cell>
export type ClauseBody = Static<typeof ClauseBody>
export type ClauseRef = Static<typeof ClauseRef>
export type CompareBody = Static<typeof CompareBody>
export type Coverage = Static<typeof Coverage>
export type FactBody = Static<typeof FactBody>
export type FactStatus = Static<typeof FactStatus>
export type PoliciesBody = Static<typeof PoliciesBody>
export type PolicyBody = Static<typeof PolicyBody>
export type PolicyTextBody = Static<typeof PolicyTextBody>
