import type { Listing } from '../check/dataset/list.ts'
import type { Catalogue } from '../check/dataset/model.ts'
import type { ProductFiles } from '../check/dataset/read.ts'
import type { InputDigests } from '../check/dataset/record-file.ts'
import { digestOf } from '../files/digest.ts'

/** What the steps of a whole dataset depend on. */
export interface DatasetInputs {
  /** The digest of the files that are not of one product. Nothing is made from overrides. */
  readonly small: string
  /** The digest of what only rules between records look at: overrides, and which products and clauses there are. */
  readonly beside: string
  /** The digest of each product's summary, in the order of their files; filled when they are checked. */
  readonly summaries: string[]
  /** The JSON of what the facts of each product rest on, by the path of its file; filled when they are checked. */
  readonly proofs: Map<string, string>
}

export function datasetInputs({ files, digests }: Pick<Listing, 'files' | 'digests'>): DatasetInputs {
  const { products, clauses, overrides, ...small } = files
  const digested = (paths: readonly string[]) => paths.map((path) => [path, digests.get(path)])
  return {
    small: digestOf(Object.values(small).map(digested)),
    beside: digestOf([products, clauses, digested(overrides)]),
    summaries: [],
    proofs: new Map(),
  }
}

/** What the steps of products depend on: digests of their own files, and of their categories. */
export class ProductInputs {
  readonly #digests: InputDigests
  readonly #categories: Catalogue['categories']
  readonly #known = new Map<string, string>()

  constructor({ digests }: Pick<Listing, 'digests'>, { categories }: Pick<Catalogue, 'categories'>) {
    this.#digests = digests
    this.#categories = categories
  }

  /** The digests of the two files of a product, as far as they are known. */
  digestsOf({ path, clausesPath }: ProductFiles): Map<string, string> {
    const own = [path, ...(clausesPath === null ? [] : [clausesPath])]
    return new Map(
      own.flatMap((file) => {
        const digest = this.#digests.get(file)
        return digest === undefined ? [] : [[file, digest]]
      }),
    )
  }

  /** The digest of a category, made once. */
  categoryOf(slug: string): string {
    const known = this.#known.get(slug) ?? digestOf(this.#categories.get(slug)?.record ?? null)
    this.#known.set(slug, known)
    return known
  }
}
