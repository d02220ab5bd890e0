import type Database from 'better-sqlite3'
import type { Form } from '../../contract/authored/form-record.ts'
import type { Line, ProductStatus } from '../../contract/primitives.ts'
import type { Coverage } from '../../contract/published/card.ts'
import type { Category } from '../../contract/authored/category.ts'
import type { Insurer } from '../../contract/authored/insurer.ts'
import type { Law } from '../../contract/authored/law.ts'
import { groupsOf } from '../../contract/groups.ts'
import { normalUin } from '../../contract/uin.ts'
import { type ProductSummary, clausesIn } from '../../check/dataset/summary.ts'
import { openDatabase } from './database.ts'
import { type CountKind, QUERIES, TABLES } from './sql.ts'

/** A product with what lists say about it. */
export interface ProductRow {
  readonly id: string
  readonly uin: string
  readonly name: string
  readonly line: Line
  readonly status: ProductStatus
  readonly launched: string | null
  readonly withdrawn: string | null
  /** The id of the product it replaces. */
  readonly supersedes: string | null
  readonly category: string
  readonly category_name: string
  readonly insurer: string
  readonly insurer_name: string
  readonly stated: number
  readonly in_schedule: number
  readonly not_stated: number
  readonly unread: number
}

/** A version of a product. */
export type VersionRow = Pick<ProductRow, 'uin' | 'name' | 'status'>

/**
 * Everything relational about the dataset: references, counts, coverage and versions. A temporary SQLite
 * database; foreign keys are checked, so what the rules let through by mistake fails here and not in a body.
 */
export class Store {
  readonly #fill: (store: Store) => void
  #open: Database.Database | null = null
  readonly #counts = new Map<CountKind, Map<string, number>>()
  readonly #statements = new Map<string, Database.Statement>()
  #products: readonly ProductRow[] | null = null
  #byId: ReadonlyMap<string, ProductRow> | null = null
  #versions: ReadonlyMap<string, readonly VersionRow[]> | null = null

  /** `fill` adds everything when something is asked for the first time. */
  constructor(fill: (store: Store) => void) {
    this.#fill = fill
  }

  /** Fills the store now: references are checked then. */
  load(): Database.Database {
    if (this.#open !== null) return this.#open
    const database = openDatabase('')
    this.#open = database
    try {
      for (const setting of ['foreign_keys = ON', 'journal_mode = OFF', 'synchronous = OFF'])
        database.pragma(setting)
      database.exec(`${TABLES}; BEGIN`)
      this.#fill(this)
      // References to records that were added later are checked now.
      database.exec('COMMIT')
      return database
    } catch (error) {
      this.close()
      throw error
    }
  }

  addCategory(category: Category): void {
    this.#run('addCategory', [category.slug, category.name, category.line])
    category.fields.forEach((field, position) => this.#run('addField', [category.slug, position, field.key]))
  }

  addInsurer(insurer: Insurer): void {
    this.#run('addInsurer', [insurer.slug, insurer.name])
  }

  addLaw(law: Law): void {
    this.#run('addLaw', [law.slug, law.sections.length])
  }

  addForm(form: Form): void {
    this.#run('addForm', [form.id, form.purpose, form.insurer])
  }

  addProduct(product: ProductSummary): void {
    const { uin, name, line, status, launched, withdrawn, category, insurer, supersedes } = product
    const id = normalUin(uin)
    const before = supersedes === null ? null : normalUin(supersedes)
    this.#run('addProduct', [id, uin, name, line, status, launched, withdrawn, category, insurer, before])
    for (const document of product.documents) this.#run('addDocument', [id, document.id, document.pages])
    for (const clause of clausesIn(product)) this.#run('addClause', [clause.id, id, clause.document])
    for (const { key, status } of product.facts) this.#run('addFact', [id, category, key, status])
  }

  /** All products in list order, by name, then UIN; counted once, when all are loaded. */
  products(): readonly ProductRow[] {
    this.#products ??= this.#all('products', [])
    return this.#products
  }

  insurerProducts(slug: string): ProductRow[] {
    return this.#all('insurerProducts', [slug])
  }

  product(uin: string): ProductRow {
    this.#byId ??= new Map(this.products().map((row) => [row.id, row]))
    return this.#byId.get(normalUin(uin)) ?? noProduct(uin)
  }

  /** Every version of a product that is linked by `supersedes`, the oldest first. */
  versions(uin: string): readonly VersionRow[] {
    this.#versions ??= this.#allVersions()
    return this.#versions.get(normalUin(uin)) ?? noProduct(uin)
  }

  /** Product of each clause, in the order of their numbers; products by the normal form of their UIN. */
  clauseProducts(): { readonly id: number; readonly product: string }[] {
    return this.#all('clauseProducts', [])
  }

  /** Extent to which the fields of a category were read, by field key. */
  fieldCoverage(category: string): Map<string, Coverage> {
    const rows = this.#all<{ key: string } & Coverage>('fieldCoverage', [category])
    return new Map(rows.map(({ key, ...coverage }) => [key, coverage]))
  }

  /** Counts of one of the named kinds, such as `productsByLine`, as a map from name to count. */
  counts(kind: CountKind): Map<string, number> {
    const known = this.#counts.get(kind)
    if (known !== undefined) return known
    const rows = this.#all<{ name: string; count: number }>(kind, [])
    const counts = new Map(rows.map(({ name, count }) => [name, count]))
    this.#counts.set(kind, counts)
    return counts
  }

  close(): void {
    this.#open?.close()
    this.#open = null
  }

  /** The versions of every product by its id; those of one another are one list. */
  #allVersions(): Map<string, readonly VersionRow[]> {
    const families = new Map<string, readonly VersionRow[]>()
    const rows = this.#all<VersionRow & { first: string; id: string }>('versions', [])
    for (const [, linked] of groupsOf(rows, ({ first }) => first)) {
      const versions = linked.map(({ uin, name, status }) => ({ uin, name, status }))
      for (const { id } of linked) families.set(id, versions)
    }
    return families
  }

  #run(name: keyof typeof QUERIES, values: readonly unknown[]): void {
    this.#statement(name).run(...values)
  }

  #all<T>(name: keyof typeof QUERIES, values: readonly unknown[]): T[] {
    return this.#statement(name).all(...values) as T[]
  }

  #statement(name: keyof typeof QUERIES): Database.Statement {
    const existing = this.#statements.get(name)
    if (existing !== undefined) return existing
    const statement = this.load().prepare(QUERIES[name])
    this.#statements.set(name, statement)
    return statement
  }
}

function noProduct(uin: string): never {
  throw new Error(`the store holds no product ${uin}`)
}
