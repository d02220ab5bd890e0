import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../contract/authored/category.ts'
import type { Clause, ProductClauses } from '../contract/authored/clauses.ts'
import type { Dataset, Retired, Synonyms } from '../contract/authored/dataset.ts'
import type { ProductOverrides } from '../contract/authored/overrides.ts'
import type { ListedProduct, Product } from '../contract/authored/product.ts'
import type { Line } from '../contract/primitives.ts'
import { normalUin, uinFileName } from '../contract/uin.ts'
import { type NumberRange, joinedRanges, nextClauseNumber } from '../check/dataset/clause-numbers.ts'
import { type Listing, listSoundDataset } from '../check/dataset/list.ts'
import { productOfRow } from '../check/dataset/product-rows.ts'
import { clausesPathOf, overridesPathOf } from '../check/dataset/collection-paths.ts'
import { mergedSynonyms, productFilesIn } from '../check/dataset/read.ts'
import type { RecordEdit } from './record-edits.ts'

// Records of the dataset, read for writing to it: quickly, and without the checks that follow anyway.

/** A product in its file, with its clauses. */
export interface DraftProduct {
  readonly path: string
  readonly product: Product
  readonly clausesPath: string
  readonly clauses: readonly Clause[]
  readonly overridesPath: string
  /** Corrections that people made in the readings of its files. */
  readonly overrides: ProductOverrides
}

/** A dataset that records are brought into. */
export class DraftDataset {
  readonly listing: Listing

  /** Records that were read, or are to be written, by path: files do not change while a command runs. */
  readonly #records: Map<string, unknown>

  private constructor(listing: Listing, records: ReadonlyMap<string, unknown> = new Map()) {
    this.listing = listing
    this.#records = new Map(records)
  }

  /** The dataset as it will be once records are written. */
  with(edits: readonly RecordEdit[]): DraftDataset {
    const files = { ...this.listing.files }
    for (const { path, collection } of edits)
      if (!files[collection].includes(path)) files[collection] = [...files[collection], path]
    const records = new Map([...this.#records, ...edits.map(({ path, record }) => [path, record] as const)])
    const rows = new Map([...this.listing.rows].filter(([path]) => !records.has(path)))
    return new DraftDataset({ ...this.listing, files, rows }, records)
  }

  /** Throws an UnsoundListing where check refuses something before it reads a record. */
  static async at(folder: string): Promise<DraftDataset> {
    return new DraftDataset(await listSoundDataset(folder))
  }

  get folder(): string {
    return this.listing.folder
  }

  /** Reads a file by the path that the listing has of it. */
  read<T>(path: string): T {
    const known = this.#records.get(path)
    if (known !== undefined) return known as T
    try {
      const record = JSON.parse(readFileSync(join(this.folder, path), 'utf8')) as T
      this.#records.set(path, record)
      return record
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
    const name = `/${slug}.json`
    const path = this.listing.files.categories.find((one) => one.endsWith(name))
    if (path === undefined) throw new Error(`categories${name}: is not there; run npm run check first`)
    return this.read<Category>(path)
  }

  get retired(): Retired {
    const [path] = this.listing.files.retired
    return path === undefined ? { clauses: [] } : this.read<Retired>(path)
  }

  get synonyms(): Synonyms {
    const lists = this.listing.files.synonyms.map((path) => ({ path, record: this.read<Synonyms>(path) }))
    return mergedSynonyms(lists).record
  }

  get dataDate(): string {
    return this.read<{ data_date: string }>('dataset.json').data_date
  }

  /** The lines of business whose lists say which products were withdrawn. */
  get knownWithdrawals(): readonly Line[] {
    return this.read<Dataset>('dataset.json').withdrawals?.known_for ?? []
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

  /** Record of clause numbers after some are retired and others are given. */
  retiredWith(gone: readonly number[], given: readonly number[]): Retired {
    const { clauses, used = this.clauseNumbers } = this.retired
    const ranges = (ids: readonly number[]) => ids.map((id): NumberRange => [id, id])
    return {
      clauses: joinedRanges([...clauses, ...ranges(gone)]),
      used: joinedRanges([...used, ...ranges(given)]),
    }
  }
}
