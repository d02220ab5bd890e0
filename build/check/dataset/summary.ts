import { type FactStatus, factStatus } from '../../contract/fact-status.ts'
import { hasReach } from '../../contract/reaching.ts'
import type { Fact, Product } from '../../contract/authored/product.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import { grouped } from '../../contract/groups.ts'
import { type NumberRange, numbersInUse } from './clause-numbers.ts'
import type { AcrossProducts, ClausePlace, ProductSubject } from './model.ts'

/** Clauses of one document whose numbers follow one another. */
interface DocumentRun {
  readonly document: string
  readonly first: number
  readonly last: number
}

type Head = Pick<
  Product,
  'uin' | 'name' | 'line' | 'status' | 'launched' | 'withdrawn' | 'category' | 'insurer' | 'supersedes'
>

/** Kept of every product while the others are read: enough for lists, counts and the rules between records. */
export interface ProductSummary extends Head {
  readonly path: string
  readonly documents: readonly { readonly id: string; readonly pages: number }[]
  readonly facts: readonly { readonly key: string; readonly status: FactStatus }[]
  /** Values that are read for sure and hold an e-mail address or a telephone number. */
  readonly reached: readonly {
    readonly key: string
    readonly words: string
    readonly quote: string
    /** The document of the quote, and the day it was collected. */
    readonly source_url: string
    readonly fetched_at: string
  }[]
  /** The file of its clauses; null where nothing has been read. */
  readonly clausesPath: string | null
  readonly clauses: readonly DocumentRun[]
}

/** The summary of a product and its clauses. */
export function summaryOf({
  path,
  product,
  clauses,
}: Omit<ProductSubject, 'category' | 'byId'>): ProductSummary {
  const { uin, name, line, status, launched, withdrawn, category, insurer, supersedes } = product
  return {
    path,
    uin,
    name,
    line,
    status,
    launched,
    withdrawn,
    category,
    insurer,
    supersedes,
    documents: product.documents.map(({ id, pages }) => ({ id, pages })),
    facts: product.facts.map((fact) => ({ key: fact.key, status: factStatus(fact) })),
    reached: product.facts.flatMap((fact) => reachedIn(fact, product, clauses?.record.clauses ?? [])),
    clausesPath: clauses?.path ?? null,
    clauses: runsOf(clauses?.record.clauses ?? []),
  }
}

function reachedIn(
  fact: Fact,
  { documents }: Product,
  clauses: readonly Clause[],
): ProductSummary['reached'] {
  const { key, value, quote } = fact
  const isSure = ['checked', 'quoted'].includes(factStatus(fact))
  const words = Array.isArray(value) ? value.join(', ') : String(value)
  if (!isSure || quote === undefined || !hasReach(words)) return []
  const clause = clauses.find(({ id }) => id === fact.clause)
  const document = documents.find(({ id }) => id === clause?.document) ?? documents[0]
  if (document === undefined) return []
  return [{ key, words, quote, source_url: document.url, fetched_at: document.collected }]
}

function runsOf(clauses: readonly Clause[]): DocumentRun[] {
  const runs: { document: string; first: number; last: number }[] = []
  for (const { id, document } of clauses) {
    const run = runs.at(-1)
    if (run?.document === document && run.last + 1 === id) run.last = id
    else runs.push({ document, first: id, last: id })
  }
  return runs
}

/** The numbers of the clauses of a summary, each with its document, in the order of the file. */
export function* clausesIn({ clauses }: ProductSummary): Generator<{ id: number; document: string }> {
  for (const { document, first, last } of clauses)
    for (let id = first; id <= last; id++) yield { id, document }
}

/** The numbers that are in more than one of some runs; where there are none, no number is looked at by itself. */
function numbersRepeated(runs: readonly DocumentRun[]): Set<number> {
  const repeated = new Set<number>()
  let farthest = 0
  for (const { first, last } of runs.toSorted((a, b) => a.first - b.first)) {
    for (let id = first; id <= Math.min(last, farthest); id++) repeated.add(id)
    farthest = Math.max(farthest, last)
  }
  return repeated
}

/** Collects what rules about the whole dataset need of every product. */
export class DatasetSummary implements AcrossProducts {
  readonly products: ProductSummary[] = []
  readonly unreadable = new Set<string>()

  /** Adds a product by its file; null where that could not be read. */
  add(path: string, summary: ProductSummary | null): void {
    if (summary === null) this.unreadable.add(path)
    else this.products.push(summary)
  }

  /** The UIN of the product with the most facts, the first of them. */
  get example(): string {
    const most = Math.max(...this.products.map(({ facts }) => facts.length))
    return this.products.find(({ facts }) => facts.length === most)?.uin ?? ''
  }

  get clauseNumbers(): readonly NumberRange[] {
    return numbersInUse(this.products)
  }

  get repeatedClauses(): Map<number, ClausePlace[]> {
    const repeated = numbersRepeated(this.products.flatMap(({ clauses }) => clauses))
    if (repeated.size === 0) return new Map()
    const places = this.products.flatMap((product) =>
      Array.from(clausesIn(product), ({ id }, at) => [id, { path: product.clausesPath ?? '', at }] as const),
    )
    const uses = grouped(places.filter(([id]) => repeated.has(id)))
    return new Map([...uses].sort(([a], [b]) => a - b))
  }
}
