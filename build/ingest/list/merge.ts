import type { Category } from '../../contract/authored/category.ts'
import type { Insurer } from '../../contract/authored/insurer.ts'
import type { Product } from '../../contract/authored/product.ts'
import type { Line } from '../../contract/primitives.ts'
import { normalUin } from '../../contract/uin.ts'
import type { RecordEdit } from '../record-edits.ts'
import type { DraftDataset } from '../draft-dataset.ts'
import { productPath } from '../../check/dataset/product-rows.ts'
import type { Lists } from '../../contract/authored/dataset.ts'
import { categoriesBy } from './category-table.ts'
import { Insurers } from './insurer-names.ts'
import type { ListRow, RowProblem } from './list-rows.ts'
import { type Proposal, proposalsFor } from '../versions/proposals.ts'

/** A held product as it was and as it will be. */
export interface ChangedProduct {
  readonly before: Product
  readonly after: Product
}

/** Effect of a list on the products of a dataset. */
export interface ListMerge {
  readonly changes: readonly RecordEdit[]
  readonly added: readonly Product[]
  readonly changed: readonly ChangedProduct[]
  /** Proposals of added products as next versions. */
  readonly versions: readonly Proposal[]
  readonly unchanged: number
  /** Held products of the line that the list does not have. */
  readonly gone: readonly Product[]
  readonly unknown: readonly {
    readonly name: string
    readonly rows: readonly number[]
    readonly nearest: readonly string[]
  }[]
  readonly problems: readonly RowProblem[]
}

/**
 * Brings a list into the products: facts, documents, clauses and categories of held ones are never touched. A held product
 * of which only a row is left out is not missing from the list.
 */
export function mergeList(
  listed: readonly ListRow[],
  line: Line,
  dataset: DraftDataset,
  table: Lists['categories'],
  leftOut: ReadonlySet<string> = new Set(),
): ListMerge {
  const problems: RowProblem[] = []
  const rows = oneForEachUin(listed, problems)
  const insurers = new Insurers(dataset.listing.files.insurers.map((path) => dataset.read<Insurer>(path)))
  const categoryOf = categoriesBy(table, line, categoriesOf(dataset, line))
  const stored = new Map([...dataset.products()].map((one) => [normalUin(one.product.uin), one]))
  const result = {
    changes: [] as RecordEdit[],
    added: [] as Product[],
    changed: [] as ChangedProduct[],
    unchanged: 0,
  }
  const unknown = new Map<string, number[]>()
  for (const row of rows.values()) {
    const insurer = insurers.slugOf(row.insurer)
    if (insurer === null) {
      unknown.set(row.insurer, [...(unknown.get(row.insurer) ?? []), row.row])
      continue
    }
    const before = stored.get(normalUin(row.uin))
    const category = before?.product.category ?? categoryOf(row)
    const why = whyLeftOut(row, before?.product, { line, insurer, category })
    if (why !== null) problems.push({ row: row.row, message: why, dropped: true })
    else if (before !== undefined) carryOver(before, row, result)
    else if (category !== null) result.added.push(newProduct(row, line, category, insurer))
  }
  const isAdded = new Set(result.added)
  const all = [...[...stored.values()].map(({ product }) => product), ...result.added]
  const versions = proposalsFor(all, dataset.knownWithdrawals, (product) => isAdded.has(product))
  const added = withPredecessors(result.added, versions)
  const gone = [...stored.values()]
    .filter(({ product }) => product.line === line)
    .filter(({ product }) => !rows.has(normalUin(product.uin)) && !leftOut.has(normalUin(product.uin)))
    .map(({ product }) => product)
  return {
    ...result,
    added,
    versions,
    changes: [
      ...result.changes,
      ...added.map((record) => ({
        path: productPath(record.insurer, record.uin),
        collection: 'products' as const,
        record,
      })),
    ],
    gone,
    unknown: [...unknown].map(([name, at]) => ({ name, rows: at, nearest: insurers.nearest(name) })),
    problems,
  }
}

/** Why a row is left out; null where it is not. */
function whyLeftOut(
  { uin }: ListRow,
  stored: Product | undefined,
  found: { readonly line: Line; readonly insurer: string; readonly category: string | null },
): string | null {
  const { line, insurer, category } = found
  if (stored === undefined)
    return category === null ? `${uin}: no category fits; add a row to categories in lists.json` : null
  if (stored.line !== line) return `${uin} is held as a ${stored.line} product; left as it is`
  if (stored.insurer === insurer) return null
  return `${uin} is held under ${stored.insurer}, the list names ${insurer}; move the file by hand if it is right`
}

function categoriesOf(dataset: DraftDataset, line: Line): Set<string> {
  const all = dataset.listing.files.categories.map((path) => dataset.read<Category>(path))
  return new Set(all.filter((category) => category.line === line).map(({ slug }) => slug))
}

/** One row for each UIN: that with the latest launch, then one that is withdrawn, then the last. */
function oneForEachUin(listed: readonly ListRow[], problems: RowProblem[]): Map<string, ListRow> {
  const rows = new Map<string, ListRow>()
  for (const row of listed) {
    const before = rows.get(normalUin(row.uin))
    if (before === undefined || !isOlder(row, before)) rows.set(normalUin(row.uin), row)
    if (before === undefined) continue
    const [kept, left] = isOlder(row, before) ? [before, row] : [row, before]
    const differs = kept.name === left.name ? '' : `; the names differ: “${left.name}” and “${kept.name}”`
    problems.push({
      row: left.row,
      message: `${row.uin} is also in row ${kept.row}, which is kept${differs}`,
      dropped: true,
    })
  }
  return rows
}

function isOlder(row: ListRow, before: ListRow): boolean {
  const [one, two] = [row.launched ?? '', before.launched ?? '']
  if (one !== two) return one < two
  return !isWithdrawn(row) && isWithdrawn(before)
}

/** Whether a list says that a product is withdrawn: by a closing day, or by its archive. */
function isWithdrawn({ withdrawn, isArchived }: ListRow): boolean {
  return withdrawn !== null || isArchived
}

function newProduct(row: ListRow, line: Line, category: string, insurer: string): Product {
  return {
    uin: row.uin,
    name: row.name,
    line,
    category,
    insurer,
    status: isWithdrawn(row) ? 'withdrawn' : 'active',
    launched: row.launched,
    withdrawn: row.withdrawn,
    supersedes: null,
    ...(row.documentUrl !== null && { document_url: row.documentUrl }),
    documents: [],
    facts: [],
  }
}

function carryOver(
  { path, product }: { path: string; product: Product },
  row: ListRow,
  result: {
    changes: RecordEdit[]
    changed: ChangedProduct[]
    unchanged: number
  },
): void {
  const withdrawn = row.withdrawn ?? product.withdrawn
  const record: Product = {
    ...product,
    name: row.name,
    launched: row.launched ?? product.launched,
    withdrawn,
    status: isWithdrawn({ ...row, withdrawn }) ? 'withdrawn' : product.status,
    ...(row.documentUrl !== null && { document_url: row.documentUrl }),
  }
  const isSame = (Object.keys(record) as (keyof Product)[]).every((key) => record[key] === product[key])
  if (isSame) result.unchanged += 1
  else {
    result.changes.push({ path, collection: 'products', record })
    result.changed.push({ before: product, after: record })
  }
}

/** A new version names the one before it, where hardly anything else is possible. */
function withPredecessors(added: readonly Product[], versions: readonly Proposal[]): Product[] {
  const before = new Map(
    versions.flatMap(({ newer, older, certainty }) =>
      certainty === 1 ? [[newer.uin, older.uin] as const] : [],
    ),
  )
  return added.map((product) => ({ ...product, supersedes: before.get(product.uin) ?? null }))
}
