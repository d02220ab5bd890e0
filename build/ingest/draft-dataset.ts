import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../contract/authored/category.ts'
import type { Clause, ProductClauses } from '../contract/authored/clauses.ts'
import type { Retired, Synonyms } from '../contract/authored/dataset.ts'
import type { ProductOverrides } from '../contract/authored/overrides.ts'
import type { ListedProduct, Product } from '../contract/authored/product.ts'
import { normalUin, uinFileName } from '../contract/uin.ts'
import { type NumberRange, joinedRanges, nextClauseNumber } from '../check/dataset/clause-numbers.ts'
import { isDatasetPath } from '../check/dataset/collection-paths.ts'
import { type Listing, UnsoundListing, listSoundDataset } from '../check/dataset/list.ts'
import { productOfRow } from '../check/dataset/product-rows.ts'
import { clausesPathOf, overridesPathOf, productFilesIn } from '../check/dataset/read.ts'

// What the dataset holds, read for writing to it: quickly, and without the checks that follow anyway.

/** A product in its file, with its clauses. */
export interface DraftProduct {
  readonly path: string
  readonly product: Product
  readonly clausesPath: string
  readonly clauses: readonly Clause[]
  readonly overridesPath: string
  /** What a person corrected in the readings of its files. */
  readonly overrides: ProductOverrides
}

/** A dataset that records are brought into. */
export class DraftDataset {
  readonly listing: Listing

  private constructor(listing: Listing) {
    this.listing = listing
  }

  /** Throws an UnsoundListing where check refuses something before it reads a record. */
  static async at(folder: string): Promise<DraftDataset> {
    return new DraftDataset(await listSoundDataset(folder))
  }

  get folder(): string {
    return this.listing.folder
  }

  read<T>(path: string): T {
    try {
      if (!isDatasetPath(path)) throw new UnsoundListing(path)
      return JSON.parse(readFileSync(join(this.folder, path), 'utf8')) as T
    } catch {
      throw new Error(`${path}: cannot be read as JSON; run npm run check first`)
    }
  }

  /** Every product record with its path; a row is given as the record it stands for. */
  *products(): Generator<{ path: string; product: Product }> {
    for (const { path } of productFilesIn(this.listing)) yield { path, product: this.#productAt(path) }
  }

  #productAt(path: string): Product {
    const row = this.listing.rows.get(path)
    return row === undefined
      ? this.read<Product>(path)
      : productOfRow(path, JSON.parse(row.text) as ListedProduct)
  }

  /** The product with a UIN, however the UIN is written, or null. */
  product(uin: string): DraftProduct | null {
    for (const path of this.#likeliestFirst(uin)) {
      const product = this.#productAt(path)
      if (normalUin(product.uin) !== normalUin(uin)) continue
      const clausesPath = clausesPathOf(path)
      const isRead = this.listing.files.clauses.includes(clausesPath)
      const clauses = isRead ? this.read<ProductClauses>(clausesPath).clauses : []
      return { path, product, clausesPath, clauses, ...this.#overridesOf(path) }
    }
    return null
  }

  #overridesOf(path: string): Pick<DraftProduct, 'overridesPath' | 'overrides'> {
    const overridesPath = overridesPathOf(path)
    const has = this.listing.files.overrides.includes(overridesPath)
    return { overridesPath, overrides: has ? this.read<ProductOverrides>(overridesPath) : { files: [] } }
  }

  /** The paths of products, those first that are named after the UIN. */
  #likeliestFirst(uin: string): string[] {
    const [name, file] = [normalUin(uin), uinFileName(uin)]
    const isNamed = (path: string) => normalUin(path).includes(name) || path.endsWith(`/${file}.json`)
    const all = productFilesIn(this.listing).map(({ path }) => path)
    return [...all.filter(isNamed), ...all.filter((path) => !isNamed(path))]
  }

  category(slug: string): Category {
    return this.read<Category>(`categories/${slug}.json`)
  }

  get retired(): Retired {
    return this.listing.files.retired.length === 0 ? { clauses: [] } : this.read<Retired>('retired.json')
  }

  get synonyms(): Synonyms {
    return this.listing.files.synonyms.length === 0 ? [] : this.read<Synonyms>('synonyms.json')
  }

  get dataDate(): string {
    return this.read<{ data_date: string }>('dataset.json').data_date
  }

  /** The numbers of the clauses there are. */
  get clauseNumbers(): NumberRange[] {
    const files = this.listing.files.clauses.map((path) => this.read<ProductClauses>(path).clauses)
    return joinedRanges(files.flat().map(({ id }) => [id, id]))
  }

  /** The first clause number that was never given. */
  nextClauseId(): number {
    return nextClauseNumber(this.retired, this.clauseNumbers)
  }

  /** What is known of clause numbers, once these are retired and those are given. */
  retiredWith(gone: readonly number[], given: readonly number[]): Retired {
    const { clauses, used = this.clauseNumbers } = this.retired
    const ranges = (ids: readonly number[]) => ids.map((id): NumberRange => [id, id])
    return {
      clauses: joinedRanges([...clauses, ...ranges(gone)]),
      used: joinedRanges([...used, ...ranges(given)]),
    }
  }
}
