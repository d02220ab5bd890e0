import { FIELD_TYPES } from '../../contract/field-types.ts'
import { typedValue } from '../store/published-rows.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import { recordAt } from './records.ts'
import type { DownloadSource } from './source.ts'

// Tables for spreadsheets, as RFC 4180 has them: UTF-8 with its mark, a row of names, every cell in quotes.

type Cell = string | number | boolean | null | undefined
type Fact = PolicyBody['facts'][number]

const PRODUCT_COLUMNS: Readonly<Record<string, (policy: PolicyBody) => Cell>> = {
  uin: ({ uin }) => uin,
  name: ({ name }) => name,
  insurer: ({ insurer }) => insurer.name,
  insurer_slug: ({ insurer }) => insurer.slug,
  line: ({ line }) => line,
  category: ({ category }) => category.name,
  category_slug: ({ category }) => category.slug,
  status: ({ status }) => status,
  launched: ({ launched }) => launched,
  withdrawn: ({ withdrawn }) => withdrawn,
  stated: ({ coverage }) => coverage.stated,
  in_schedule: ({ coverage }) => coverage.in_schedule,
  not_stated: ({ coverage }) => coverage.not_stated,
  unread: ({ coverage }) => coverage.unread,
  url: ({ url }) => url,
  document_url: ({ document_url }) => document_url,
}

const FACT_COLUMNS: Readonly<Record<string, (fact: Fact, policy: PolicyBody) => Cell>> = {
  uin: (_, { uin }) => uin,
  product: (_, { name }) => name,
  insurer: (_, { insurer }) => insurer.name,
  category: (_, { category }) => category.slug,
  key: ({ key }) => key,
  label: ({ label }) => label,
  group: ({ group }) => group,
  type: ({ type }) => type,
  status: ({ status }) => status,
  value: ({ value }) => (Array.isArray(value) ? JSON.stringify(value) : value),
  number: ({ value }) => typedValue(value).number,
  unit: ({ type }) => FIELD_TYPES[type].counts,
  flag: ({ value }) => typedValue(value).flag,
  text: ({ value }) => typedValue(value).text,
  display: ({ display }) => display,
  note: ({ note }) => note,
  reason: ({ reason }) => reason,
  disputed: ({ disputed }) => disputed?.reported,
  conflicts: ({ conflicts }) => conflicts.map(({ id }) => id).join(', '),
  quote: ({ quote }) => quote,
  clause: ({ clause }) => clause?.id,
  // A spreadsheet reads the number 6.20 as 6.2, which is another clause: words stay as they are.
  clause_number: ({ clause }) => (clause === null || clause.number === '' ? null : `clause ${clause.number}`),
  clause_url: ({ clause }) => clause?.url,
  page: ({ page }) => page,
  printed_page: ({ printed_page }) => printed_page,
  document: ({ document }) => document,
  document_title: ({ document }, { documents }) => documents.find(({ id }) => id === document)?.title,
  searched_documents: ({ searched }) => searched?.documents.join(', '),
  searched_clauses: ({ searched }) => searched?.clauses,
  searched_terms: ({ searched }) => searched?.terms.join('; '),
  near_clauses: ({ searched }) => searched?.near.map(({ id }) => id).join(', '),
  data_date: (_, { data_date }) => data_date,
}

/** The tables, by name: what a row is, the names of the columns, and the rows of a product. */
export const CSV_TABLES = {
  products: {
    row: 'products',
    columns: Object.keys(PRODUCT_COLUMNS),
    rowsOf: (policy: PolicyBody) => [Object.values(PRODUCT_COLUMNS).map((cell) => cell(policy))],
  },
  facts: {
    row: 'facts of read products',
    columns: Object.keys(FACT_COLUMNS),
    rowsOf: (policy: PolicyBody) =>
      policy.facts.map((fact) => Object.values(FACT_COLUMNS).map((cell) => cell(fact, policy))),
  },
} as const

/** A row of names, then the rows of each product. */
export function* csvPieces(
  table: keyof typeof CSV_TABLES,
  files: readonly string[],
  source: DownloadSource,
): Generator<Uint8Array> {
  const { columns, rowsOf } = CSV_TABLES[table]
  yield Buffer.concat([Buffer.from('\uFEFF'), lineOf(columns)])
  for (const path of files) yield* rowsOf(recordAt(source, 'products', path)).map(lineOf)
}

function lineOf(cells: readonly Cell[]): Uint8Array {
  return Buffer.from(`${cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`)
}
