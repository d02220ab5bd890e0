import type { Clause } from '../../contract/authored/clauses.ts'
import type { Document, Product } from '../../contract/authored/product.ts'
import type { Change } from '../changes.ts'
import { type HeldDataset, type HeldProduct } from '../held.ts'
import { reopened } from './absence.ts'
import { type FactChange, carriedFacts } from './facts.ts'
import { type Matching, matchClauses } from './matching.ts'
import type { ReadClause, WordingReading } from './reading.ts'

/** What a reading makes of a product's records. */
export interface Merge {
  readonly changes: readonly Change[]
  readonly clauses: readonly Clause[]
  readonly matching: Matching
  readonly facts: readonly FactChange[]
  /** Whether the very same file was read before. */
  readonly isSameFile: boolean
}

/** Brings a reading into the records of its product: clauses that are known keep their ids, facts follow them. */
export function mergeWording(
  dataset: HeldDataset,
  held: HeldProduct,
  document: Document,
  reading: WordingReading,
): Merge {
  const before = held.product.documents.find(({ id }) => id === document.id)
  const isSameFile = before?.sha256 === document.sha256
  const own = held.clauses.filter((clause) => clause.document === document.id)
  const matching = matchClauses(reading.clauses, own, isSameFile)
  const read = numbered(reading.clauses, matching, document.id, dataset.nextClauseId())
  const documents = before
    ? held.product.documents.map((one) => (one.id === document.id ? document : one))
    : [...held.product.documents, document]
  const clauses = documents.flatMap(({ id }) =>
    id === document.id ? read : held.clauses.filter((clause) => clause.document === id),
  )
  const carried = carriedFacts(held.product.facts, {
    before: byId(held.clauses),
    after: byId(clauses),
    document: document.id,
    edition: nameOf(document, isSameFile),
  })
  const category = dataset.category(held.product.category)
  const { facts, changes: opened } = reopened(carried.facts, clauses, category, dataset.synonyms)
  const product: Product = { ...held.product, documents, facts }
  const retired = dataset.retiredWith(
    matching.gone.map(({ id }) => id),
    read.map(({ id }) => id),
  )
  return {
    changes: [
      { path: held.path, collection: 'products', record: product },
      { path: held.clausesPath, collection: 'clauses', record: { uin: held.product.uin, clauses } },
      { path: 'retired.json', collection: 'retired', record: retired },
    ],
    clauses: read,
    matching,
    facts: [...carried.changes, ...opened],
    isSameFile,
  }
}

function byId(clauses: readonly Clause[]): Map<number, Clause> {
  return new Map(clauses.map((clause) => [clause.id, clause]))
}

function nameOf({ title, edition }: Document, isSameFile: boolean): string {
  if (isSameFile) return `the new reading of ${title}`
  return edition === null ? `the file of ${title} that was read last` : `the edition ${edition} of ${title}`
}

/** Gives read clauses their ids: those of the clauses they are, then the next free ones. */
function numbered(read: readonly ReadClause[], { held }: Matching, document: string, next: number): Clause[] {
  let free = next
  const ids = read.map((_, at) => held[at]?.id ?? free++)
  return read.map(({ parent, number, title, text, page, pageEnd }, at) => ({
    id: ids[at] ?? 0,
    document,
    parent: parent === null ? null : (ids[parent] ?? null),
    number,
    title,
    text,
    page,
    ...(pageEnd > page && { page_end: pageEnd }),
  }))
}
