import { Type, type Static } from 'typebox'
import { ERROR_CODES } from './errors.ts'
import { FormBody } from './form-record.ts'
import { Count, Day, Line, Slug, Text, Url, closed, nullable, oneOf } from './primitives.ts'
import { Card, Coverage, FACT_STATUSES, dated, datedAndNoticed } from './product-bodies.ts'
import { Category, Field, Insurer, Law } from './records.ts'

// The published shapes of categories, insurers, law, statistics, forms, submissions and refusals.

const categoryHead = { slug: Slug, name: Text, line: Line, description: Category.properties.description }

/** listCategories: the types of insurance. */
export const CategoriesBody = closed(
  {
    ...dated,
    total: Count,
    categories: Type.Array(closed({ ...categoryHead, fields: Count, policies: Count, url: Url })),
  },
  { title: 'Categories' },
)

/** categoryFields: what is read for one type of insurance, and how far it has been. */
export const CategoryFieldsBody = closed(
  {
    ...dated,
    category: closed(categoryHead),
    total: Count,
    fields: Type.Array(closed({ ...Field.properties, coverage: Coverage })),
  },
  { title: 'CategoryFields' },
)

const insurerHead = {
  slug: Slug,
  name: Text,
  lines: Insurer.properties.lines,
  registration: Insurer.properties.registration,
}

/** listInsurers: all insurers. */
export const InsurersBody = closed(
  {
    ...dated,
    total: Count,
    insurers: Type.Array(
      closed({ ...insurerHead, policies: closed({ active: Count, withdrawn: Count }), url: Url }),
    ),
  },
  { title: 'Insurers' },
)

/** getInsurer: an insurer with its metrics, contacts and products. */
export const InsurerBody = closed(
  {
    ...datedAndNoticed,
    ...insurerHead,
    website: Insurer.properties.website,
    aliases: Insurer.properties.aliases,
    contacts: Insurer.properties.contacts,
    metrics: Insurer.properties.metrics,
    total: Count,
    policies: Type.Array(Card),
  },
  { title: 'Insurer' },
)

const lawHead = {
  slug: Slug,
  title: Text,
  kind: Law.properties.kind,
  number: Law.properties.number,
  year: Law.properties.year,
}

/** listLaw: the law instruments; with `q`, ranked, with the sections that matched. */
export const LawsBody = closed(
  {
    ...dated,
    query: closed({ q: nullable(Text) }),
    total: Count,
    instruments: Type.Array(
      closed({
        ...lawHead,
        in_force: Type.Boolean(),
        sections: Count,
        url: Url,
        matches: Type.Optional(
          Type.Array(
            closed({
              number: Text,
              heading: Type.String(),
              omitted: Type.Boolean(),
              of: nullable(
                oneOf(['text', 'summary'], { description: 'Whose words the snippet is cut from.' }),
              ),
              snippet: Type.String(),
            }),
          ),
        ),
      }),
    ),
  },
  { title: 'Laws' },
)

/** getLaw: one instrument with its sections. */
export const LawBody = closed(
  {
    ...dated,
    ...lawHead,
    issued_by: Law.properties.issued_by,
    dated: Law.properties.dated,
    in_force: Law.properties.in_force,
    source_url: Law.properties.source_url,
    topics: Law.properties.topics,
    total: Count,
    sections: Law.properties.sections,
  },
  { title: 'Law' },
)

const factCounts = Object.fromEntries(
  FACT_STATUSES.map((status) => [status.replace('-', '_'), Count] as const),
) as Record<'not_stated' | 'in_schedule' | 'disputed' | 'unverified' | 'checked' | 'quoted', typeof Count>

/** stats: how much of the market is covered, how far it was read, and of which day the data is. */
export const StatsBody = closed(
  {
    ...datedAndNoticed,
    products: closed({
      total: Count,
      read: Count,
      by_line: closed({ life: Count, health: Count, general: Count }),
      by_status: closed({ active: Count, withdrawn: Count }),
      by_category: Type.Array(closed({ slug: Slug, name: Text, products: Count })),
    }),
    facts: closed({ total: Count, ...factCounts, unread: Count }),
    documents: Count,
    pages: Count,
    clauses: Count,
    insurers: Count,
    law: closed({ instruments: Count, sections: Count }),
    forms: closed({ total: Count, claim: Count, proposal: Count }),
  },
  { title: 'Stats' },
)

/** `/forms/index.json`: the forms, each with the address of its page and its record. */
export const FormsBody = closed(
  {
    ...dated,
    total: Count,
    forms: Type.Array(
      closed({
        id: FormBody.properties.id,
        title: Text,
        purpose: FormBody.properties.purpose,
        insurer: FormBody.properties.insurer,
        fillable_pdf: Type.Boolean(),
        pages: Count,
        url: Url,
        record: Url,
      }),
    ),
  },
  { title: 'Forms' },
)

const receipt = { id: Type.String({ pattern: '^[0-9a-f]{64}$' }), received: Day }

/** requestHelp, 200: added to the help list. */
export const HelpReceipt = closed({ result: Type.Literal('added'), ...receipt }, { title: 'HelpReceipt' })

/** reportCorrection, 200: received. */
export const CorrectionReceipt = closed(
  { result: Type.Literal('received'), ...receipt },
  { title: 'CorrectionReceipt' },
)

/** The error object of the interface. */
export const ErrorBody = closed({ error: oneOf(ERROR_CODES), message: Text, docs: Url }, { title: 'Error' })

export type CategoriesBody = Static<typeof CategoriesBody>
export type CategoryFieldsBody = Static<typeof CategoryFieldsBody>
export type FormsBody = Static<typeof FormsBody>
export type InsurerBody = Static<typeof InsurerBody>
export type InsurersBody = Static<typeof InsurersBody>
export type LawBody = Static<typeof LawBody>
export type LawsBody = Static<typeof LawsBody>
export type StatsBody = Static<typeof StatsBody>
