import type { Cache } from './cache/cache.ts'
import { digestOf } from './cache/digest.ts'
import type { Listing } from '../check/dataset/list.ts'
import type { Catalogue } from '../check/dataset/model.ts'
import type { ProductFiles } from '../check/dataset/read.ts'
import type { Digests } from '../check/dataset/record-file.ts'
import type { ProductSummary } from '../check/dataset/summary.ts'
import { surroundingsOf } from '../check/dataset/rule-inputs.ts'
import type { CheckedProduct } from './product.ts'

/** The digests of the two files of a product, as far as they are known. */
export function digestsOf(
  { digests }: Pick<Listing, 'digests'>,
  { path, clausesPath }: ProductFiles,
): Digests {
  const own = [path, ...(clausesPath === null ? [] : [clausesPath])]
  return new Map(own.flatMap((file) => (digests.has(file) ? [[file, digests.get(file) ?? '']] : [])))
}

/** What the files of a product hold, as one digest; null where they were not read yet. */
export function contentOf(listing: Pick<Listing, 'digests'>, files: ProductFiles): string | null {
  const digests = digestsOf(listing, files)
  return digests.size === (files.clausesPath === null ? 1 : 2) ? digestOf([...digests]) : null
}

/** The digest of each category, made once. */
export class CategoryDigests {
  readonly #categories: Catalogue['categories']
  readonly #known = new Map<string, string>()

  constructor(categories: Catalogue['categories']) {
    this.#categories = categories
  }

  of(slug: string): string {
    const known = this.#known.get(slug) ?? digestOf(this.#categories.get(slug)?.record ?? null)
    this.#known.set(slug, known)
    return known
  }
}

/** What was found in a product, with the digest of the other records it depends on. */
interface Remembered {
  readonly others: string
  readonly checked: CheckedProduct
}

/** What builds before this one found in products. It holds while a product and what its rules look at are the same. */
export class CheckMemos {
  readonly #cache: Cache
  readonly #listing: Listing
  readonly #catalogue: Catalogue
  readonly #categories: CategoryDigests
  /** The digest of the synonyms, which all products have in common. */
  readonly #synonyms: string

  constructor(cache: Cache, listing: Listing, catalogue: Catalogue) {
    this.#cache = cache
    this.#listing = listing
    this.#catalogue = catalogue
    this.#categories = new CategoryDigests(catalogue.categories)
    this.#synonyms = digestOf(catalogue.synonyms.record)
  }

  /** What was found in a product before, if it would be found again; else null. */
  find(files: ProductFiles): CheckedProduct | null {
    const content = contentOf(this.#listing, files)
    if (content === null) return null
    const found = this.#cache.memo(nameOf(files), content) as Remembered | undefined
    if (found === undefined || found.others !== this.#othersOf(found.checked.summary)) return null
    return found.checked
  }

  remember(files: ProductFiles, checked: CheckedProduct): void {
    const content = contentOf(this.#listing, files)
    if (content === null) return
    const others = this.#othersOf(checked.summary)
    this.#cache.remember(nameOf(files), content, { others, checked } satisfies Remembered)
  }

  /** A product that could not be read depends on no other record. */
  #othersOf(summary: ProductSummary | null): string {
    if (summary === null) return ''
    const { synonyms: _, ...others } = surroundingsOf(summary, this.#catalogue)
    return digestOf([this.#synonyms, this.#categories.of(summary.category), others])
  }
}

function nameOf({ path }: ProductFiles): string {
  return `checked ${path}`
}
