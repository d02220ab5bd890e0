import { type NumberRange, numbersInUse } from './clause-numbers.ts'
import type { ClausePlace, AcrossProducts } from './model.ts'
import type { DocumentRun, ProductSummary } from './summary.ts'

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
    const uses = new Map<number, ClausePlace[]>()
    for (const { path, at, first, last } of overlapping(this.products.flatMap(runsOf)))
      for (let id = first; id <= last; id++)
        uses.set(id, [...(uses.get(id) ?? []), { path, at: at + id - first }])
    const repeated = [...uses].filter(([, places]) => places.length > 1)
    return new Map(repeated.toSorted(([a], [b]) => a - b))
  }
}

/** A run of clauses, and where the first of them is. */
interface RunInFile extends DocumentRun, ClausePlace {}

function runsOf({ clausesPath, clauses }: ProductSummary): RunInFile[] {
  let before = 0
  return clauses.map((run) => {
    const at = before
    before += run.last - run.first + 1
    return { ...run, path: clausesPath ?? '', at }
  })
}

/** The runs that share a number with another. */
function overlapping(runs: readonly RunInFile[]): RunInFile[] {
  const found = new Set<RunInFile>()
  let farthest: RunInFile | undefined
  for (const run of runs.toSorted((a, b) => a.first - b.first)) {
    if (farthest !== undefined && run.first <= farthest.last) found.add(farthest).add(run)
    if (farthest === undefined || run.last > farthest.last) farthest = run
  }
  return runs.filter((run) => found.has(run))
}
