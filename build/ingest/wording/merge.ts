import type { Clause } from '../../contract/authored/clauses.ts'
import type { Document, Product } from '../../contract/authored/product.ts'
import type { Override } from '../../contract/authored/overrides.ts'
import type { RecordEdit } from '../record-edits.ts'
import type { DraftDataset, DraftProduct } from '../draft-dataset.ts'
import { corrected } from './corrected-reading.ts'
import { reopened, reopenedByPages } from './reopened-absence.ts'
import { type FactChange, carriedFacts } from './carried-facts.ts'
import { type Matching, matchClauses } from './matching.ts'
import type { ReadClause } from './read-clause.ts'
import type { WordingReading } from './reading.ts'
import { placesToLook } from '../suggest/places-to-look.ts'
import { item } from '../../contract/item.ts'

/** Result of bringing a reading into a product's records. */
export interface Merge extends NewRecords {
  readonly matching: Matching
  /** Whether the very same file was read before. */
  readonly isSameFile: boolean
  /** Clauses of this reading that differ from the held ones, which stay as held; null where the reading is taken. */
  readonly kept: readonly ReadClause[] | null
  /** Corrections that people made in this file: the number of all, and those that could not be applied. */
  readonly corrections: { readonly all: number; readonly unplaced: readonly Override[] }
}

/** The records of a product with other clauses, and the changes of its facts. */
export interface NewRecords {
  readonly changes: readonly RecordEdit[]
  readonly clauses: readonly Clause[]
  readonly facts: readonly FactChange[]
}

/**
 * Brings a reading, with the corrections that people made in it, into the records of its product: known clauses keep
 * their ids, facts follow them. The clauses of a file that was read before stay as held, unless `overwrite` is set.
 */
export function mergeWording(
  dataset: DraftDataset,
  stored: DraftProduct,
  document: Document,
  reading: WordingReading,
  overwrite = false,
): Merge {
  const before = stored.product.documents.find(({ id }) => id === document.id)
  const isSameFile = before?.sha256 === document.sha256
  const overrides = overridesOf(stored, document)
  const { clauses: read, unplaced } = corrected(reading.clauses, overrides)
  const own = stored.clauses.filter((clause) => clause.document === document.id)
  const matching = matchClauses(read, own, isSameFile)
  const corrections = { all: overrides.length, unplaced }
  if (!isSameFile || own.length === 0 || overwrite) {
    const records = recordsWith(dataset, stored, document, read, matching, isSameFile)
    return { ...records, matching, isSameFile, kept: null, corrections }
  }
  const kept = read.filter((clause, at) => differs(clause, matching.matches[at]))
  const product = withDocument(stored.product, document)
  const { facts, changes: opened } = reopenedByPages(product.facts, product.documents)
  const record = { ...product, facts: [...facts] }
  const changes = [{ path: stored.path, collection: 'products' as const, record }]
  return { changes, clauses: own, facts: opened, matching, isSameFile, kept, corrections }
}

/** Corrections that people made in the reading of the file of a document. */
function overridesOf({ overrides }: DraftProduct, { sha256 }: Document): readonly Override[] {
  return overrides.files.find((file) => file.sha256 === sha256)?.overrides ?? []
}

/** The records of a product whose document has these clauses. */
export function recordsWith(
  dataset: DraftDataset,
  stored: DraftProduct,
  document: Document,
  read: readonly ReadClause[],
  matching: Matching,
  isSameFile: boolean,
): NewRecords {
  const product = withDocument(stored.product, document)
  const made = numbered(read, matching, document.id, dataset.nextClauseId())
  const clauses = product.documents.flatMap(({ id }) =>
    id === document.id ? made : stored.clauses.filter((clause) => clause.document === id),
  )
  const carried = carriedFacts(product.facts, {
    before: byId(stored.clauses),
    after: byId(clauses),
    document: document.id,
    edition: nameOf(document, isSameFile),
    isSameFile,
  })
  const category = dataset.category(product.category)
  const byPages = reopenedByPages(carried.facts, product.documents)
  const { facts, changes: opened } = reopened(byPages.facts, clauses, category, dataset.synonyms)
  const retired = dataset.retiredWith(
    matching.gone.map(({ id }) => id),
    made.map(({ id }) => id),
  )
  return {
    changes: [
      { path: stored.path, collection: 'products', record: { ...product, facts: [...facts] } },
      {
        path: stored.clausesPath,
        collection: 'clauses',
        record: {
          uin: product.uin,
          clauses,
          ...placesToLook({ ...product, facts }, category, clauses, dataset.synonyms),
        },
      },
      { path: 'retired.json', collection: 'retired', record: retired },
    ],
    clauses: made,
    facts: [...carried.changes, ...byPages.changes, ...opened],
  }
}

/** A product with a document in its place, or as its last one. */
function withDocument(product: Product, document: Document): Product {
  const isStored = product.documents.some(({ id }) => id === document.id)
  const documents = isStored
    ? product.documents.map((one) => (one.id === document.id ? document : one))
    : [...product.documents, document]
  return { ...product, documents }
}

/** Whether a clause as read is another than the one that is held. */
function differs({ number, title, text, page }: ReadClause, stored: Clause | null | undefined): boolean {
  return stored?.text !== text || stored.number !== number || stored.title !== title || stored.page !== page
}

function byId(clauses: readonly Clause[]): Map<number, Clause> {
  return new Map(clauses.map((clause) => [clause.id, clause]))
}

function nameOf({ title, edition }: Document, isSameFile: boolean): string {
  if (isSameFile) return `the new reading of ${title}`
  return edition === null ? `the file of ${title} that was read last` : `the edition ${edition} of ${title}`
}

/** Gives read clauses their ids: those of the clauses they are, then the next free ones. */
function numbered(
  read: readonly ReadClause[],
  { matches }: Matching,
  document: string,
  next: number,
): Clause[] {
  let free = next
  const ids = read.map((_, at) => matches[at]?.id ?? free++)
  return read.map(({ parent, number, title, text, page, pageEnd }, at) => ({
    id: item(ids, at),
    document,
    parent: parent === null ? null : item(ids, parent),
    number,
    title,
    text,
    page,
    ...(pageEnd > page && { page_end: pageEnd }),
  }))
}
