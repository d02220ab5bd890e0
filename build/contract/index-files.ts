import type { AsPlainObject } from 'minisearch'
import type { OperationId } from './operations.ts'
import type { FieldType, Line } from './primitives.ts'
import type { Card } from './published/card.ts'
import type { Retired } from './authored/dataset.ts'
import type { LawsBody } from './published/instruments.ts'

// The files under `/index/`, as the build writes them and as functions and offline clients read them.

/** `/index/service.json`: of which day and address the files are, and how their indexes are loaded. */
export interface ServiceFile {
  readonly format: number
  readonly name: string
  readonly base_url: string
  readonly data_date: string
  readonly retired_clauses: Retired['clauses']
  /** The path of the ES module that holds the definition of words and the options the indexes are loaded with. */
  readonly search: string
  readonly indexes: Readonly<Record<'text' | 'catalogue' | 'law', IndexOptions>>
}

/** Which fields an index has; the functions that make words of texts stand in the module that `search` names. */
interface IndexOptions {
  readonly idField: string
  readonly fields: readonly string[]
}

/** A clause in a text file. */
export interface IndexedClause {
  readonly id: number
  /** The clause it is part of, or null. */
  readonly parent: number | null
  readonly number: string
  readonly title: string
  readonly document: string
  readonly page: number
  readonly headings: string
  readonly known: string
  readonly text: string
}

/** `/index/text/<name>.json`: one product's clauses with their text, and the index over them. */
export interface TextFile {
  readonly format: number
  readonly data_date: string
  readonly uin: string
  readonly policy: { readonly name: string; readonly url: string }
  /** The line it is filed under: words mean different things in different lines. */
  readonly line: Line
  readonly documents: readonly { readonly id: string; readonly kind: string; readonly title: string }[]
  readonly clauses: readonly IndexedClause[]
  readonly index: AsPlainObject
}

/** `/index/catalogue.json`: every card in list order with the index over them; document ids are places in `cards`. */
export interface CatalogueFile {
  readonly format: number
  readonly data_date: string
  readonly categories: readonly CategoryEntry[]
  readonly insurers: readonly InsurerEntry[]
  /** Places in `cards` of products of which a newer version is held. */
  readonly superseded: readonly number[]
  /** Places in `cards` of products that say which one they replace, each with the place of that one. */
  readonly replaces: readonly (readonly [newer: number, older: number])[]
  readonly cards: readonly Card[]
  readonly index: AsPlainObject
}

/** An insurer with the words its products are found by: its names, present and former, one to a line. */
export interface InsurerEntry {
  readonly slug: string
  readonly words: string
}

/** A category with the words its products are found by and its fields in order, as comparisons need them. */
export interface CategoryEntry {
  readonly slug: string
  readonly name: string
  /** Its description and its line. */
  readonly about: string
  readonly fields: readonly {
    readonly key: string
    readonly label: string
    readonly group: string
    readonly type: FieldType
  }[]
}

/** `/index/law.json`: the instruments, their sections as one flat list, and the index over the sections. */
export interface LawFile {
  readonly format: number
  readonly data_date: string
  readonly instruments: LawsBody['instruments']
  /** What the search knows of each instrument beside its title, in the same order. */
  readonly known: readonly {
    readonly topics: readonly string[]
    /** How many sections of other instruments cite it. */
    readonly cited: number
  }[]
  readonly sections: readonly {
    /** The place of its instrument in `instruments`. */
    readonly instrument: number
    readonly number: string
    readonly heading: string
    readonly text: string | null
    readonly summary: string | null
    readonly omitted: boolean
  }[]
  readonly index: AsPlainObject
}

/** Where under `/index/answers/` the precomputed answers of an operation stand once more, for `query` to stream. */
export const ANSWERS = {
  listCategories: 'categories',
  categoryFields: 'fields',
  listInsurers: 'insurers',
  getInsurer: 'insurer',
  getLaw: 'law',
  getPolicy: 'policy',
  stats: 'stats',
} as const satisfies Partial<Record<OperationId, string>>

/** The file of an answer under `/index/`; `name` is a slug or the file name of a UIN, null where there is one answer. */
export function answerPath(id: keyof typeof ANSWERS, name: string | null): string {
  return name === null ? `/index/answers/${ANSWERS[id]}` : `/index/answers/${ANSWERS[id]}/${name}`
}
