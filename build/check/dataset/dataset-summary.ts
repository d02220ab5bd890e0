import { grouped } from '../../contract/groups.ts'
import { type NumberRange, numbersInUse } from './clause-numbers.ts'
import type { ClausePlace, AcrossProducts } from './model.ts'
import { type ProductSummary, clausesIn } from './summary.ts'

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
    const places = this.products.flatMap((product) =>
      Array.from(clausesIn(product), ({ id }, at) => [id, { path: product.clausesPath ?? '', at }] as const),
    )
    const repeated = [...grouped(places)].filter(([, uses]) => uses.length > 1)
    return new Map(repeated.sort(([a], [b]) => a - b))
  }
}
