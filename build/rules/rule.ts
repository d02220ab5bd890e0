import type { Form } from '../contract/form-record.ts'
import type {
  Category,
  Clause,
  Dataset,
  Insurer,
  Law,
  Product,
  ProductClauses,
  Retired,
  Synonyms,
} from '../contract/records.ts'

// What rules look at, and what they say.

/** A record and the file it stands in, relative to the data folder. */
export interface Read<T> {
  readonly path: string
  readonly record: T
}

/** One thing found in the dataset: where, what is wrong, and what is allowed. */
export interface Finding {
  readonly path: string
  /** A JSON pointer into the file, a line and column, or empty for the file as a whole. */
  readonly where: string
  readonly message: string
  readonly rule: string
  readonly level: 'error' | 'warning'
}

/** Everything but the products' facts and clauses, which are read one product at a time. */
export interface Catalogue {
  readonly dataset: Read<Dataset>
  readonly categories: ReadonlyMap<string, Read<Category>>
  readonly insurers: ReadonlyMap<string, Read<Insurer>>
  readonly laws: readonly Read<Law>[]
  readonly forms: readonly Read<Form>[]
  readonly synonyms: Read<Synonyms>
  readonly retired: Read<Retired>
  /** Files of the small collections that could not be read: what names them is not called unknown. */
  readonly unread?: ReadonlySet<string>
}

/** A product with its clauses at hand. */
export interface ProductSubject {
  readonly path: string
  readonly product: Product
  /** Null while nothing has been read. */
  readonly clauses: Read<ProductClauses> | null
  /** Null where the category is unknown. */
  readonly category: Category | null
  /** The product's clauses by number. */
  readonly byId: ReadonlyMap<number, Clause>
}

/** What is kept of every product while the others are read. */
export interface ProductHead {
  readonly path: string
  readonly uin: string
  readonly supersedes: string | null
}

/** What holds between products, gathered while they are read one by one. */
export interface Gathered {
  readonly products: readonly ProductHead[]
  /** The clause numbers that stand more than once, each with the files that hold it, one entry a time it does. */
  readonly repeatedClauses: ReadonlyMap<number, readonly string[]>
  /** Files of products that could not be read. */
  readonly unread?: ReadonlySet<string>
}

/** What a rule says of a place in a file. */
export type Report = (path: string, where: string, message: string) => void

/**
 * What must hold in the dataset. A rule looks at each product with its clauses, at the dataset as a whole, or at
 * both; one that looks at neither is held where files are read.
 */
export interface Rule {
  readonly name: string
  /** One sentence a maintainer reads: what must hold, and why. */
  readonly description: string
  readonly level: 'error' | 'warning'
  readonly product?: (subject: ProductSubject, catalogue: Catalogue, report: Report) => void
  readonly dataset?: (catalogue: Catalogue, gathered: Gathered, report: Report) => void
}
