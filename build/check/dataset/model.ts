import type { Form } from '../../contract/authored/form-record.ts'
import type { Category } from '../../contract/authored/category.ts'
import type { Clause, ProductClauses } from '../../contract/authored/clauses.ts'
import type { ComplaintLadder } from '../../contract/authored/complaints.ts'
import type { Dataset, Retired, Synonyms } from '../../contract/authored/dataset.ts'
import type { Insurer } from '../../contract/authored/insurer.ts'
import type { Law } from '../../contract/authored/law.ts'
import type { Questions } from '../../contract/authored/questions.ts'
import type { Product } from '../../contract/authored/product.ts'
import type { Language } from '../../contract/source-texts.ts'
import type { TranslatedTexts, TranslatedWords } from '../../contract/authored/texts.ts'
import type { NumberRange } from './clause-numbers.ts'

// The dataset in memory, as rules and bodies see it.

/** A record and its file, relative to the data folder. */
export interface FiledRecord<T> {
  readonly path: string
  readonly record: T
}

/** A list whose entries are of several files: where each is, and the entries that do not count, each as a line. */
export interface MergedRecord<T> extends FiledRecord<T> {
  readonly places: readonly { readonly path: string; readonly where: string }[]
  readonly replaced: readonly string[]
}

/** The files of a dataset that are in other languages. */
export interface Translations {
  readonly texts: readonly FiledRecord<TranslatedTexts>[]
  readonly words: readonly FiledRecord<TranslatedWords>[]
}

/** Everything except the products' facts and clauses, which are read one product at a time. */
export interface Catalogue {
  readonly dataset: FiledRecord<Dataset>
  readonly categories: ReadonlyMap<string, FiledRecord<Category>>
  readonly insurers: ReadonlyMap<string, FiledRecord<Insurer>>
  readonly laws: readonly FiledRecord<Law>[]
  readonly forms: readonly FiledRecord<Form>[]
  readonly synonyms: MergedRecord<Synonyms>
  readonly retired: FiledRecord<Retired>
  /** Questions of families; empty where the dataset has none. */
  readonly questions: MergedRecord<Questions>
  /** The complaint ladder; empty where the dataset has none. */
  readonly complaints: FiledRecord<ComplaintLadder>
  /** Pages and data in other languages, as the files have them. */
  readonly translations: Translations
  /** The same as pages are made with. */
  readonly languages: readonly Language[]
  /** Files of small collections that could not be read; references to their records are not reported as unknown. */
  readonly unreadable?: ReadonlySet<string>
}

/** A product with its clauses at hand. */
export interface ProductSubject {
  readonly path: string
  readonly product: Product
  /** Null while nothing has been read. */
  readonly clauses: FiledRecord<ProductClauses> | null
  /** Null where the category is unknown. */
  readonly category: Category | null
  /** The product's clauses by number. */
  readonly byId: ReadonlyMap<number, Clause>
}

/** Kept of every product while the others are read. */
export interface ProductHead {
  readonly path: string
  readonly uin: string
  readonly name: string
  readonly insurer: string
  readonly line: Product['line']
  readonly status: Product['status']
  readonly supersedes: string | null
}

/** Place of a clause: its file, and its index in the file's list, from 0. */
export interface ClausePlace {
  readonly path: string
  readonly at: number
}

/** Known across products, collected while they are read one by one. */
export interface AcrossProducts {
  readonly products: readonly ProductHead[]
  /** The clause numbers used more than once, each with where it is used, one entry per use. */
  readonly repeatedClauses: ReadonlyMap<number, readonly ClausePlace[]>
  /** The clause numbers in use, in ascending order. */
  readonly clauseNumbers: readonly NumberRange[]
  /** Files of products that could not be read. */
  readonly unreadable?: ReadonlySet<string>
}
