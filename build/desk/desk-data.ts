import { join } from 'node:path'
import type { Field } from '../contract/authored/category.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { normalUin } from '../contract/uin.ts'
import { listSoundDataset } from '../check/dataset/list.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { type ProductFiles, productFilesIn, readCatalogue, readProduct } from '../check/dataset/read.ts'
import { digestAt } from '../files/digest.ts'
import { finishPutting } from '../check/dataset/put-files.ts'
import { DeskError } from './desk-error.ts'

// The dataset as the desk sees it: products by UIN, each read from the disk whenever it is asked for.

/** A product as it was last read with its clauses, and the digests of both files. */
interface ReadNow {
  readonly subject: ProductSubject
  readonly own: string
  readonly clauses: string
}

/** A product as the queue has it; `read` where its clauses were read, too. */
export interface Listed {
  readonly files: ProductFiles
  readonly product: Product
  readonly read?: ReadNow
}

/** A field of a product as it is on the disk now, and the catalogue for reading it. */
export interface FieldAt {
  readonly subject: ProductSubject
  readonly field: Field
  readonly known: Catalogue
}

/** A dataset that one or more windows read and write. */
export class DeskData {
  readonly folder: string
  readonly catalogue: Catalogue
  readonly #products = new Map<string, Listed>()

  private constructor(folder: string, catalogue: Catalogue) {
    this.folder = folder
    this.catalogue = catalogue
  }

  /** Reads the small collections and every product. Throws where the dataset cannot be read. */
  static async at(folder: string): Promise<DeskData> {
    finishPutting(folder)
    const listing = await listSoundDataset(folder)
    const { catalogue, findings } = readCatalogue(listing)
    const [first] = findings
    if (catalogue === null || first !== undefined)
      throw new Error(`${first?.path}: ${first?.message}. Run npm run check first.`)
    const data = new DeskData(folder, catalogue)
    for (const files of productFilesIn(listing)) data.add(files)
    return data
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
    const { subject } = this.#readFrom({ ...files, clausesPath: null })
    if (subject !== null) this.#list({ files, product: subject.product })
  }

  /**
   * The product and its clauses as they are on the disk now: the same object while both files have the same bytes.
   * Throws a DeskError where they cannot be read.
   */
  read(uin: string): ProductSubject {
    const { read: before, ...listed } = this.listed(uin)
    const files = this.#filesNow(listed)
    const [own, clauses] = [this.digestOf(files.path), this.digestOf(files.clausesPath)]
    const same = before?.clauses === clauses ? before.subject : undefined
    if (same !== undefined && before?.own === own) return same
    const { subject, findings } = this.#readFrom(same === undefined ? files : { ...files, clausesPath: null })
    const [{ path, where, message } = { path: '', where: '', message: '' }] = findings
    if (subject === null)
      throw new DeskError(409, `${path} ${where}: ${message}. Correct the file; the desk reads it again.`)
    const now = same === undefined ? subject : { ...subject, clauses: same.clauses, byId: same.byId }
    this.#list({ files, product: now.product, read: { subject: now, own, clauses } })
    return now
  }

  /** A field of a product. Throws a DeskError where its category has none. */
  fieldAt(uin: string, key: string): FieldAt {
    const subject = this.read(uin)
    const field = subject.category?.fields.find((one) => one.key === key)
    if (field !== undefined) return { subject, field, known: this.catalogue }
    throw new DeskError(404, `The category ${subject.product.category} has no field ${key}.`)
  }

  /** The digest of a file's bytes now; empty where there is none. */
  digestOf(path: string | null): string {
    return path === null ? '' : (digestAt(join(this.folder, path)) ?? '')
  }

  #list(listed: Listed): void {
    this.#products.set(normalUin(listed.product.uin), listed)
  }

  #readFrom(files: ProductFiles) {
    return readProduct({ folder: this.folder, digests: new Map() }, files, this.catalogue.categories)
  }

  /** The files of a product; a row is of no account once there is a record. */
  #filesNow({ files }: Listed): ProductFiles {
    const { row, ...record } = files
    return row === undefined || this.digestOf(files.path) === '' ? files : record
  }
}

/** Fact of a product for a field; null where nobody has read it. */
export function factIn({ product }: Pick<ProductSubject, 'product'>, key: string): Fact | null {
  return product.facts.find((one) => one.key === key) ?? null
}

/** Whether a field is of a product whose insurer sells another one, too. */
export function isOfOneInsurer(
  { subject }: Pick<FieldAt, 'subject'>,
  { product }: Pick<ProductSubject, 'product'>,
): boolean {
  return subject.product.insurer === product.insurer
}
