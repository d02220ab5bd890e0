import type { CollectionName } from './collections.ts'
import type { Listing } from './list.ts'
import type { Form } from '../contract/authored/form-record.ts'
import type { Category } from '../contract/authored/category.ts'
import type { Dataset, Retired, Synonyms } from '../contract/authored/dataset.ts'
import type { Insurer } from '../contract/authored/insurer.ts'
import type { Law } from '../contract/authored/law.ts'
import type { Product } from '../contract/authored/product.ts'
import type { ProductClauses } from '../contract/authored/clauses.ts'
import { readRecord, rereadRecord } from './record-file.ts'
import type { Catalogue, ProductSubject, Read } from './model.ts'
import type { Finding } from './finding.ts'

/** The small collections of a dataset, or null where `dataset.json` is missing or a file could not be read. */
export function readCatalogue(listing: Listing): { catalogue: Catalogue | null; findings: Finding[] } {
  const findings: Finding[] = []
  const unreadable = new Set<string>()
  const all = <T>(name: CollectionName): Read<T>[] =>
    listing.files[name].flatMap((path) => {
      const reading = readRecord<T>(listing, path, name)
      findings.push(...reading.findings)
      if (reading.read === null) unreadable.add(path)
      return reading.read ?? []
    })
  const dataset = all<Dataset>('dataset')[0]
  if (listing.files.dataset.length === 0) {
    findings.push(missing('dataset.json', 'is missing; it holds the name of the dataset and its data_date'))
  }
  if (listing.files.products.length === 0) {
    findings.push(missing('products', 'holds no product: an empty dataset would publish an empty service'))
  }
  const rest = {
    categories: bySlug(all<Category>('categories')),
    insurers: bySlug(all<Insurer>('insurers')),
    laws: all<Law>('law'),
    forms: all<Form>('forms'),
    synonyms: all<Synonyms>('synonyms')[0] ?? { path: 'synonyms.json', record: [] },
    retired: all<Retired>('retired')[0] ?? { path: 'retired.json', record: { clauses: [] } },
  }
  return { catalogue: dataset === undefined ? null : { dataset, ...rest, unreadable }, findings }
}

/** Records by slug; one whose slug is taken is kept under its path, so that the rules still see it. */
function bySlug<T extends { slug: string }>(reads: readonly Read<T>[]): Map<string, Read<T>> {
  const map = new Map<string, Read<T>>()
  for (const read of reads) map.set(map.has(read.record.slug) ? read.path : read.record.slug, read)
  return map
}

function missing(path: string, message: string): Finding {
  return { path, where: '', message, rule: 'empty-dataset', level: 'error' }
}

/** One product as read, with the findings of its two files. */
export interface ProductReading {
  readonly path: string
  readonly subject: ProductSubject | null
  readonly findings: readonly Finding[]
}

/** Reads the products one at a time, each with its clauses, so that memory does not grow with the dataset. */
export function* readProducts(listing: Listing, catalogue: Catalogue): Generator<ProductReading> {
  const clausesFiles = new Set(listing.files.clauses)
  for (const path of listing.files.products) {
    const product = readRecord<Product>(listing, path, 'products')
    const findings = [...product.findings]
    const clausesPath = clausesPathOf(path)
    let clauses: Read<ProductClauses> | null = null
    if (clausesFiles.delete(clausesPath)) {
      const reading = readRecord<ProductClauses>(listing, clausesPath, 'clauses')
      findings.push(...reading.findings)
      clauses = reading.read
      if (clauses === null) {
        yield { path, subject: null, findings }
        continue
      }
    }
    yield { path, subject: product.read && subjectOf(product.read, clauses, catalogue), findings }
  }
  for (const path of clausesFiles) {
    const message = `belongs to no product; the file ${path.replace('.clauses.json', '.json')} is missing`
    yield {
      path,
      subject: null,
      findings: [{ path, where: '', message, rule: 'unclaimed-file', level: 'error' }],
    }
  }
}

/** Reads a product and its clauses again, once the dataset has been checked; throws where a file is another one now. */
export function rereadSubject(listing: Listing, path: string, catalogue: Catalogue): ProductSubject {
  const product = { path, record: rereadRecord<Product>(listing, path) }
  const clausesPath = clausesPathOf(path)
  const clauses = listing.digests.has(clausesPath)
    ? { path: clausesPath, record: rereadRecord<ProductClauses>(listing, clausesPath) }
    : null
  return subjectOf(product, clauses, catalogue)
}

function clausesPathOf(path: string): string {
  return path.replace(/\.json$/u, '.clauses.json')
}

/** A product with its clauses at hand, as the rules and the pages look at it. */
function subjectOf(
  product: Read<Product>,
  clauses: Read<ProductClauses> | null,
  catalogue: Catalogue,
): ProductSubject {
  return {
    path: product.path,
    product: product.record,
    clauses,
    category: catalogue.categories.get(product.record.category)?.record ?? null,
    byId: new Map(clauses?.record.clauses.map((clause) => [clause.id, clause])),
  }
}
