import { clauseWords } from '../../contract/answer-words.ts'
import { countedBy } from '../../contract/field-types.ts'
import { PRODUCT_DETAILS } from '../../contract/authored/product-details.ts'
import { isRead } from '../../contract/is-read.ts'
import { typedValue } from '../store/published-rows.ts'
import { Coverage } from '../../contract/published/card.ts'
import { FactMembers } from '../../contract/published/fact.ts'
import { PolicyBody } from '../../contract/published/policy.ts'
import type { JsonSchema } from '../../contract/schema.ts'
import { branchesOf } from '../store/published-columns.ts'
import { recordAt } from './records.ts'
import type { DownloadSource } from './source.ts'

// Tables for spreadsheets, as RFC 4180 has them: UTF-8 with its mark, a row of names, every cell in quotes.

type Cell = string | number | boolean | null | undefined
type Fact = PolicyBody['facts'][number]
/** A fact, or a field that nobody has looked for: nothing is said of it. */
type FactOrUnread = Omit<Partial<Fact>, 'status'> & Pick<Fact, 'type' | 'label'> & { readonly status: string }

/** Types of columns that do not hold the whole of a published key. */
const COMPUTED: Readonly<Record<string, string>> = {
  clause: 'integer',
  searched_clauses: 'integer',
  number: 'number',
  flag: 'boolean',
}

const SCHEMAS = {
  ...PolicyBody.properties,
  ...FactMembers.properties,
  ...Coverage.properties,
} as Readonly<Record<string, JsonSchema>>

/** The type of a column in the words of Frictionless: what its key is in JSON; dates are known by their format. */
export function columnType(name: string): string {
  const [schema, ...others] = branchesOf(SCHEMAS[name] ?? {})
  const inJson = others.length === 0 ? (schema?.format ?? schema?.type) : undefined
  const type = COMPUTED[name] ?? inJson ?? 'string'
  return ['integer', 'number', 'boolean', 'date'].includes(type) ? type : 'string'
}

/** Columns that hold keys of an object under their own names. */
function ownColumns<Of>(...keys: readonly (keyof Of & string)[]): Readonly<Record<string, (of: Of) => Cell>> {
  return Object.fromEntries(keys.map((key) => [key, (of: Of) => of[key] as Cell]))
}

const PRODUCT_COLUMNS: Readonly<Record<string, (policy: PolicyBody) => Cell>> = {
  ...ownColumns<PolicyBody>('uin', 'name'),
  insurer: ({ insurer }) => insurer.name,
  insurer_slug: ({ insurer }) => insurer.slug,
  line: ({ line }) => line,
  category: ({ category }) => category.name,
  category_slug: ({ category }) => category.slug,
  ...ownColumns<PolicyBody>('status', 'launched', 'withdrawn'),
  stated: ({ coverage }) => coverage.stated,
  in_schedule: ({ coverage }) => coverage.in_schedule,
  not_stated: ({ coverage }) => coverage.not_stated,
  unread: ({ coverage }) => coverage.unread,
  ...ownColumns<PolicyBody>('url', ...PRODUCT_DETAILS),
}

const FACT_COLUMNS: Readonly<Record<string, (fact: FactOrUnread, policy: PolicyBody) => Cell>> = {
  uin: (_, { uin }) => uin,
  product: (_, { name }) => name,
  insurer: (_, { insurer }) => insurer.name,
  category: (_, { category }) => category.slug,
  ...ownColumns<FactOrUnread>('key', 'label', 'group', 'type', 'status'),
  value: ({ value }) => (Array.isArray(value) ? JSON.stringify(value) : value),
  number: ({ value }) => typedValue(value ?? null).number,
  unit: (fact) => fact.currency ?? countedBy(fact),
  flag: ({ value }) => typedValue(value ?? null).flag,
  text: ({ value }) => typedValue(value ?? null).text,
  ...ownColumns<FactOrUnread>('display', 'note', 'reason'),
  disputed: ({ disputed }) => disputed?.reported,
  conflicts: ({ conflicts = [] }) => conflicts.map(({ id }) => id).join(', '),
  ...ownColumns<FactOrUnread>('quote', 'citation'),
  context: ({ context = [] }) =>
    context.map(({ quote, clause }) => `${quote} (${clauseWords(clause)})`).join('\n'),
  clause: ({ clause }) => clause?.id,
  // A spreadsheet reads the number 6.20 as 6.2, which is another clause: words stay as they are.
  clause_number: ({ clause }) => (clause?.number ? `clause ${clause.number}` : null),
  clause_url: ({ clause }) => clause?.url,
  ...ownColumns<FactOrUnread>('page', 'printed_page', 'document'),
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
    row: 'facts and unread fields of read products',
    columns: Object.keys(FACT_COLUMNS),
    rowsOf: (policy: PolicyBody) => {
      const unread = isRead(policy.coverage) ? policy.unread : []
      const rows: readonly FactOrUnread[] = [
        ...policy.facts,
        ...unread.map((field) => ({ ...field, status: 'unread' })),
      ]
      return rows.map((fact) => Object.values(FACT_COLUMNS).map((cell) => cell(fact, policy)))
    },
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
  return Buffer.from(`${cells.map((cell) => `"${written(cell).replaceAll('"', '""')}"`).join(',')}\r\n`)
}

/** A cell; a text that a spreadsheet would compute has an apostrophe before it. */
function written(cell: Cell): string {
  return typeof cell === 'string' && /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : String(cell ?? '')
}
