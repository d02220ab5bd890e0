import type { Clause } from '../../contract/authored/clauses.ts'
import type { Document, Product } from '../../contract/authored/product.ts'
import type { RecordEdit } from '../record-edits.ts'
import { type HeldDataset, type HeldProduct } from '../draft-dataset.ts'
import { reopened } from './reopened-absence.ts'
import { type FactChange, carriedFacts } from './facts.ts'
import { type Matching, matchClauses } from './matching.ts'
import type { ReadClause } from './read-clause.ts'
import type { WordingReading } from './reading.ts'

/** What a reading makes of a product's records. */
export interface Merge {
  readonly changes: readonly RecordEdit[]
  readonly clauses: readonly Clause[]
  readonly matching: Matching
  readonly facts: readonly FactChange[]
  /** Whether the very same file was read before. */
  readonly isSameFile: boolean
  /** Where clauses stay as they are held, the clauses of this reading that are other ones. */
  readonly kept: readonly ReadClause[] | null
}

/**
 * Brings a reading into the records of its product: clauses that are known keep their ids, facts follow them. Of a file
 * that was read before the clauses stay as they are held: a person may have corrected them.
 */
export function mergeWording(
  dataset: HeldDataset,
  held: HeldProduct,
  document: Document,
  reading: WordingReading,
  overwrite = false,
): Merge {
  const before = held.product.documents.find(({ id }) => id === document.id)
  const isSameFile = before?.sha256 === document.sha256
  const own = held.clauses.filter((clause) => clause.document === document.id)
  const matching = matchClauses(reading.clauses, own, isSameFile)
  const stays = isSameFile && own.length > 0 && !overwrite
  const read = stays ? own : numbered(reading.clauses, matching, document.id, dataset.nextClauseId())
  const gone = stays ? [] : matching.gone
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
    isSameFile,
  })
  const category = dataset.category(held.product.category)
  const { facts, changes: opened } = stays
    ? { facts: held.product.facts, changes: [] }
    : reopened(carried.facts, clauses, category, dataset.synonyms)
  const product: Product = { ...held.product, documents, facts }
  const retired = dataset.retiredWith(
    gone.map(({ id }) => id),
    read.map(({ id }) => id),
  )
  return {
    changes: [
      { path: held.path, collection: 'products', record: product },
      { path: held.clausesPath, collection: 'clauses', record: { uin: held.product.uin, clauses } },
      ...(stays ? [] : [{ path: 'retired.json', collection: 'retired' as const, record: retired }]),
    ],
    clauses: read,
    matching,
    facts: [...carried.changes, ...opened],
    isSameFile,
    kept: stays ? reading.clauses.filter((clause, at) => differs(clause, matching.held[at])) : null,
  }
}

/** Whether a clause as read is another than the one that is held. */
function differs({ number, title, text, page }: ReadClause, held: Clause | null | undefined): boolean {
  return held?.text !== text || held.number !== number || held.title !== title || held.page !== page
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
