import { join } from 'node:path'
import type { Product } from '../contract/authored/product.ts'
import { normalUin } from '../contract/uin.ts'
import { listSoundDataset } from '../check/dataset/list.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { type ProductFiles, productFilesIn, readCatalogue, readProduct } from '../check/dataset/read.ts'
import type { InputDigests } from '../check/dataset/record-file.ts'
import { bytesAt } from '../files/bytes-at.ts'
import { sha256 } from '../files/digest.ts'
import { finishPutting } from '../check/dataset/put-files.ts'
import { DeskError } from './desk-error.ts'

// The dataset as the desk sees it: products by UIN, each read from the disk whenever it is asked for.

/** A product as it is on the disk now. */
export interface ReadNow {
  readonly subject: ProductSubject
  /** The digest of the product's file: a save names it. */
  readonly digest: string
}

/** What the queue knows of a product. */
export interface Listed {
  readonly files: ProductFiles
  readonly product: Product
}

/** A dataset that one or more windows read and write. */
export class DeskData {
  readonly folder: string
  readonly catalogue: Catalogue
  readonly #products: Map<string, Listed>
  /** What was read, by the path of the product, with the digest of its clauses. */
  readonly #read = new Map<string, ReadNow & { readonly clauses: string }>()

  private constructor(folder: string, catalogue: Catalogue, products: Map<string, Listed>) {
    this.folder = folder
    this.catalogue = catalogue
    this.#products = products
  }

  /** Reads the small collections and every product. Throws where the dataset cannot be read. */
  static async at(folder: string): Promise<DeskData> {
    finishPutting(folder)
    const listing = await listSoundDataset(folder)
    const { catalogue, findings } = readCatalogue(listing)
    const [first] = findings
    if (catalogue === null || first !== undefined)
      throw new Error(`${first?.path}: ${first?.message}. Run npm run check first.`)
    const products = new Map<string, Listed>()
    for (const files of productFilesIn(listing)) {
      const { subject } = readProduct(listing, { ...files, clausesPath: null }, catalogue.categories)
      if (subject !== null) products.set(normalUin(subject.product.uin), { files, product: subject.product })
    }
    return new DeskData(folder, catalogue, products)
  }

  /** Every product, as it was when it was last read. */
  get products(): Iterable<Listed> {
    return this.#products.values()
  }

  has(uin: string): boolean {
    return this.#products.has(normalUin(uin))
  }

  listed(uin: string): Listed {
    const found = this.#products.get(normalUin(uin))
    if (found === undefined) throw new DeskError(404, `The dataset has no product with the UIN ${uin}.`)
    return found
  }

  /** Takes in a product whose files were written since the desk was started. */
  add(files: ProductFiles): void {
    const { subject } = readProduct(
      { folder: this.folder, digests: new Map() },
      files,
      this.catalogue.categories,
    )
    if (subject !== null)
      this.#products.set(normalUin(subject.product.uin), { files, product: subject.product })
  }

  /**
   * The product and its clauses as they are on the disk now: the same object while both files have the same bytes.
   * Throws a DeskError where they cannot be read.
   */
  read(uin: string): ReadNow {
    const { files } = this.#filesNow(uin)
    const before = this.#read.get(files.path)
    const clauses = this.#digestOf(files.clausesPath)
    const hasSameClauses = before !== undefined && before.clauses === clauses
    if (hasSameClauses && before.digest === this.#digestOf(files.path)) return before
    const digests: InputDigests = new Map()
    const { subject, findings } = readProduct(
      { folder: this.folder, digests },
      hasSameClauses ? { ...files, clausesPath: null } : files,
      this.catalogue.categories,
    )
    const [first] = findings
    if (subject === null)
      throw new DeskError(
        409,
        `${first?.path} ${first?.where}: ${first?.message}. Correct the file; the desk reads it again.`,
      )
    this.#products.set(normalUin(uin), { files, product: subject.product })
    const now = {
      subject: hasSameClauses
        ? { ...subject, clauses: before.subject.clauses, byId: before.subject.byId }
        : subject,
      digest: digests.get(files.path) ?? '',
      clauses: hasSameClauses ? clauses : (digests.get(files.clausesPath ?? '') ?? ''),
    }
    this.#read.set(files.path, now)
    return now
  }

  /** The files of a product; a row is of no account once there is a record. */
  #filesNow(uin: string): Listed {
    const { files, product } = this.listed(uin)
    const { row, ...record } = files
    return { product, files: row === undefined || this.#digestOf(files.path) === '' ? files : record }
  }

  /** Takes in a product as it was just written; `digest` is that of its file. */
  saved(product: Product, digest: string): void {
    const { files } = this.listed(product.uin)
    this.#products.set(normalUin(product.uin), { files, product })
    const before = this.#read.get(files.path)
    if (before !== undefined)
      this.#read.set(files.path, { ...before, digest, subject: { ...before.subject, product } })
  }

  /** The digest of a file's bytes now; empty where there is none. */
  #digestOf(path: string | null): string {
    const bytes = path === null ? null : bytesAt(join(this.folder, path))
    return bytes === null ? '' : sha256(bytes)
  }
}
