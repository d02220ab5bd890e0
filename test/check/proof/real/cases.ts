import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category, Field } from '../../../../build/contract/authored/category.ts'
import type { Clause } from '../../../../build/contract/authored/clauses.ts'
import type { Fact } from '../../../../build/contract/authored/product.ts'
import type { ProductSubject } from '../../../../build/check/dataset/model.ts'
import { fieldOf as recordOfField } from '../../../support/records.ts'
import { type Verdict, productAt, verdictOn } from '../judged-facts.ts'

// Honest and false facts over real wordings, kept as places (product, clause, where the quote begins and ends) and never
// with the words. They run where the real material is: REAL_MATERIAL, or ../shared/real beside the project.

/** Where the real material is looked for. */
export const REAL = process.env['REAL_MATERIAL'] ?? join(process.cwd(), '../shared/real')

/** A fact at a place; `half` says whether the rules were fitted on it or it was only measured. */
export interface Case {
  readonly half: 'fitted' | 'unseen'
  readonly expect: 'honest' | 'false'
  readonly kind: string
  readonly product: string
  readonly key: string
  /** Or the value of the fact with the key `of`, or the words of the clause at a place. */
  readonly value?: Fact['value']
  readonly of?: string
  readonly words?: readonly [from: number, to: number]
  readonly clause: number
  readonly from: number
  readonly to: number
  readonly note?: string
  readonly in_schedule?: true
  /** A field of the test's own, where the category has none; its words are the clause's at a place. */
  readonly field?: Pick<Field, 'type'> & { readonly label: readonly [from: number, to: number] }
}

/** The cases kept in a file. */
export function casesIn(file: string): Case[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Case[]
}

/** The products of a few cases in a folder of real material; null where one is not there. */
export function productsOf(cases: readonly Case[], real: string): Map<string, ProductSubject> | null {
  const paths = [...new Set(cases.map(({ product }) => product))]
  const isWhole = paths.every((path) => existsSync(join(real, 'data/products', `${path}.clauses.json`)))
  return isWhole ? new Map(paths.map((path) => [path, productAt(join(real, 'data'), path)])) : null
}

/** What the rules say of a case. */
export function verdictOf(one: Case, products: ReadonlyMap<string, ProductSubject>): Verdict {
  const subject = products.get(one.product)
  const clause = subject?.byId.get(one.clause)
  if (subject === undefined || clause === undefined || subject.category === null)
    throw new Error(`${one.product} has no clause ${one.clause} or no category`)
  const other = subject.product.facts.find(({ key }) => key === one.of)
  const said = one.words === undefined ? other?.value : clause.text.slice(...one.words).replace(/\s+/gu, ' ')
  const page = clause.page + clause.text.slice(0, one.from).split('\f').length - 1
  const fact: Fact = {
    key: one.key,
    value: one.value ?? said ?? null,
    quote: clause.text.slice(one.from, one.to),
    clause: one.clause,
    page,
    ...(one.note === undefined ? {} : { note: one.note }),
    ...(one.in_schedule === undefined ? {} : { in_schedule: one.in_schedule }),
  }
  const own = one.field === undefined ? [] : [fieldOf(one, clause)]
  const category: Category = { ...subject.category, fields: [...subject.category.fields, ...own] }
  return verdictOn({ ...subject, category }, fact)
}

function fieldOf({ key, field }: Case, { text }: Clause): Field {
  const label = text.slice(...(field?.label ?? [0, 0])).toLowerCase()
  return recordOfField({ key, label, type: field?.type ?? 'yes-no', question: label, terms: [label] })
}
