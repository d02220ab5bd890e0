import { type CollectionName, clausesPathOf, overridesPathOf, recordPathOf } from './collection-paths.ts'
import type { Listing } from './list.ts'
import type { Form } from '../../contract/authored/form-record.ts'
import type { Category } from '../../contract/authored/category.ts'
import type { ComplaintLadder } from '../../contract/authored/complaints.ts'
import type { Dataset, Retired, Synonyms } from '../../contract/authored/dataset.ts'
import type { Insurer } from '../../contract/authored/insurer.ts'
import type { Law } from '../../contract/authored/law.ts'
import type { Questions } from '../../contract/authored/questions.ts'
import type { ListedProduct, Product } from '../../contract/authored/product.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import type { ProductClauses } from '../../contract/authored/clauses.ts'
import { translatedIn } from './languages.ts'
import { productOfRow } from './product-rows.ts'
import { type Folder, type Reading, recordIn, readRecord, rereadRecord, errorIn } from './record-file.ts'
import type { Catalogue, MergedRecord, ProductSubject, FiledRecord } from './model.ts'
import type { Finding } from './finding.ts'

/** The small collections of a dataset, or null where `dataset.json` or one that it extends is missing, or a file could not be read. */
export function readCatalogue(listing: Listing): { catalogue: Catalogue | null; findings: Finding[] } {
  if (listing.findings.some(({ rule }) => rule === 'extends-dataset'))
    return { catalogue: null, findings: [] }
  const findings: Finding[] = []
  const unreadable = new Set<string>()
  const all = <T>(name: CollectionName): FiledRecord<T>[] =>
    listing.files[name].flatMap((path) => {
      const reading = readRecord<T>(listing, path, name)
      findings.push(...reading.findings)
      // Slugs are the last two parts of a path, whichever dataset it is of.
      if (reading.read === null) unreadable.add(path.split('/').slice(-2).join('/'))
      return reading.read ?? []
    })
  const dataset = all<Dataset>('dataset')[0]
  if (listing.files.dataset.length === 0)
    findings.push(missing('dataset.json', 'is missing; it holds the name of the dataset and its data_date'))
  if (listing.files.products.length + listing.rows.size === 0)
    findings.push(missing('products', 'holds no product: an empty dataset would publish an empty service'))
  const rest = {
    ...translatedIn(all),
    categories: bySlug(all<Category>('categories')),
    insurers: bySlug(all<Insurer>('insurers')),
    laws: all<Law>('law'),
    forms: all<Form>('forms'),
    synonyms: mergedSynonyms(all<Synonyms>('synonyms')),
    retired: all<Retired>('retired')[0] ?? { path: 'retired.json', record: { clauses: [] } },
    questions: mergedEntries('questions.json', all<Questions>('questions'), ({ id }) => id),
    complaints: all<ComplaintLadder>('complaints')[0] ?? {
      path: 'complaints.json',
      record: { rungs: [], offices: [] },
    },
  }
  return { catalogue: dataset === undefined ? null : { dataset, ...rest, unreadable }, findings }
}

/**
 * The entries of lists of which the nearest comes first: those of the dataset farthest below, then what each nearer one adds.
 * An entry with the key of one below replaces it; within one list nothing is replaced.
 */
function mergedEntries<Entry>(
  path: string,
  lists: readonly FiledRecord<readonly Entry[]>[],
  keyOf: (entry: Entry) => string,
): MergedRecord<Entry[]> {
  const merged: { entry: Entry; path: string; where: string }[] = []
  const replaced: string[] = []
  for (const list of lists.toReversed())
    for (const [n, entry] of list.record.entries()) {
      const one = { entry, path: list.path, where: `/${n}` }
      const at = merged.findIndex((other) => other.path !== one.path && keyOf(other.entry) === keyOf(entry))
      const below = merged[at]
      if (below === undefined) merged.push(one)
      else {
        merged[at] = one
        replaced.push(`${one.path}: “${keyOf(entry)}” counts instead of that of ${below.path}`)
      }
    }
  return { path, record: merged.map(({ entry }) => entry), places: merged, replaced }
}

/** The groups of words of a dataset and of those that it extends; a group is known by its first word. */
export function mergedSynonyms(lists: readonly FiledRecord<Synonyms>[]): MergedRecord<Synonyms> {
  return mergedEntries('synonyms.json', lists, ([first]) => first ?? '')
}

/** Records by slug; one whose slug is taken is kept under its path, so that the rules still see it. */
function bySlug<T extends { slug: string }>(reads: readonly FiledRecord<T>[]): Map<string, FiledRecord<T>> {
  const map = new Map<string, FiledRecord<T>>()
  for (const read of reads) map.set(map.has(read.record.slug) ? read.path : read.record.slug, read)
  return map
}

function missing(path: string, message: string): Finding {
  return errorIn(path, '', message, 'empty-dataset')
}

/** One product as read, with the findings of its two files. */
export interface ProductReading {
  readonly subject: ProductSubject | null
  readonly findings: readonly Finding[]
}

/** Files of a product: its record and, where it was read, its clauses; or where its record would be, and its row. */
export interface ProductFiles {
  readonly path: string
  readonly clausesPath: string | null
  readonly row?: string
}

/** The files of every product in the order of their paths. */
export function productFilesIn({ files, rows }: Pick<Listing, 'files' | 'rows'>): ProductFiles[] {
  const clauses = new Set(files.clauses)
  const records = files.products.map((path): ProductFiles => {
    const clausesPath = clausesPathOf(path)
    return { path, clausesPath: clauses.has(clausesPath) ? clausesPath : null }
  })
  const listed = Array.from(rows, ([path, { text }]): ProductFiles => ({
    path,
    clausesPath: null,
    row: text,
  }))
  return [...records, ...listed].toSorted((a, b) => compareTexts(a.path, b.path))
}

/** Reads a product with its clauses. */
export function readProduct(
  folder: Folder,
  { path, clausesPath, row }: ProductFiles,
  categories: Catalogue['categories'],
): ProductReading {
  const product = row === undefined ? readRecord<Product>(folder, path, 'products') : readRow(path, row)
  if (clausesPath === null)
    return { subject: product.read && subjectOf(product.read, null, categories), findings: product.findings }
  const clauses = readRecord<ProductClauses>(folder, clausesPath, 'clauses')
  const isWhole = product.read !== null && clauses.read !== null
  const subject = isWhole ? subjectOf(product.read, clauses.read, categories) : null
  return { subject, findings: [...product.findings, ...clauses.findings] }
}

function readRow(path: string, row: string): Reading<Product> {
  const { read, findings } = recordIn<ListedProduct>(path, Buffer.from(row), 'listed')
  return { read: read && { path, record: productOfRow(path, read.record) }, findings }
}

/** Findings on clauses that belong to no product. */
export function strayClauses({ files }: Listing): Finding[] {
  const products = new Set(files.products.map(clausesPathOf))
  return files.clauses.filter((path) => !products.has(path)).map(stray)
}

function stray(path: string): Finding {
  const message = `belongs to no product; the file ${recordPathOf(path)} is missing`
  return errorIn(path, '', message, 'unclaimed-file')
}

/** Findings on overrides of readings and on how lists are read. Nothing that is published depends on them. */
export function overridesFindings(listing: Listing): Finding[] {
  const ofLists = (['lists', 'mended'] as const).flatMap((name) =>
    listing.files[name].flatMap((path) => readRecord(listing, path, name).findings),
  )
  const known = new Set(listing.files.products.map(overridesPathOf))
  const ofOverrides = listing.files.overrides.flatMap((path) => [
    ...(known.has(path) ? [] : [stray(path)]),
    ...readRecord(listing, path, 'overrides').findings,
  ])
  return [...ofLists, ...ofOverrides]
}

/** Reads a product and its clauses again, once the dataset has been checked; throws where a file is another one now. */
export function rereadSubject(
  folder: Folder,
  { path, clausesPath, row }: ProductFiles,
  categories: Catalogue['categories'],
): ProductSubject {
  const record =
    row === undefined
      ? rereadRecord<Product>(folder, path)
      : productOfRow(path, JSON.parse(row) as ListedProduct)
  const product = { path, record }
  const clauses =
    clausesPath === null
      ? null
      : { path: clausesPath, record: rereadRecord<ProductClauses>(folder, clausesPath) }
  return subjectOf(product, clauses, categories)
}

/** A product with its clauses at hand, as the rules and the pages look at it. */
export function subjectOf(
  product: FiledRecord<Product>,
  clauses: FiledRecord<ProductClauses> | null,
  categories: Catalogue['categories'],
): ProductSubject {
  return {
    path: product.path,
    product: product.record,
    clauses,
    category: categories.get(product.record.category)?.record ?? null,
    byId: new Map(clauses?.record.clauses.map((clause) => [clause.id, clause])),
  }
}
