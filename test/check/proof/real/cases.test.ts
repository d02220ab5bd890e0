import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Category, Field } from '../../../../build/contract/authored/category.ts'
import type { Clause } from '../../../../build/contract/authored/clauses.ts'
import type { Fact } from '../../../../build/contract/authored/product.ts'
import type { ProductSubject } from '../../../../build/check/dataset/model.ts'
import { type Verdict, productAt, verdictOn } from '../judged-facts.ts'

// Honest and false facts over real wordings, kept as places (product, clause, where the quote begins and ends) and never
// with the words. They run where the real material is: REAL_MATERIAL, or ../shared/real beside the project.

const ROOT = process.env['REAL_MATERIAL'] ?? join(process.cwd(), '../shared/real')
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T

/** A fact at a place; `half` says whether the rules were fitted on it or it was only measured. */
interface Case {
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

function verdictOf(one: Case, products: ReadonlyMap<string, ProductSubject>): Verdict {
  const subject = products.get(one.product)
  const clause = subject?.byId.get(one.clause)
  expect.assert(subject !== undefined && clause !== undefined && subject.category !== null)
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
  return {
    key,
    label,
    group: 'g',
    type: field?.type ?? 'yes-no',
    question: label,
    terms: [label],
    basis: null,
  }
}

/** The most facts of a kind that may pass without a word, of a hundred. */
const MOST_SILENT: Readonly<Record<string, number>> = {
  choice: 0,
  text: 25,
  table: 3,
  'yes-no': 10,
  'other role': 50,
  schedule: 0,
  note: 5,
  number: 4,
  conflict: 50,
}

const cases = read<Case[]>(join(import.meta.dirname, 'cases.json'))
const isWhole = cases.every(({ product }) =>
  existsSync(join(ROOT, 'data/products', `${product}.clauses.json`)),
)

describe.runIf(isWhole)('facts over real wordings', () => {
  const products = new Map(
    [...new Set(isWhole ? cases.map(({ product }) => product) : [])].map((path) => [
      path,
      productAt(join(ROOT, 'data'), path),
    ]),
  )
  describe.each(['fitted', 'unseen'] as const)('%s', (half) => {
    test('at most one honest fact of a hundred is refused, and three are warned of', () => {
      const honest = cases.filter((one) => one.half === half && one.expect === 'honest')
      const verdicts = honest.map((one) => verdictOf(one, products))
      const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
      expect(count('refused') * 100).toBeLessThanOrEqual(honest.length)
      expect(count('warned') * 100).toBeLessThanOrEqual(honest.length * 3)
    })

    test('there are cases of every class, as many false as honest in both halves together', () => {
      const kinds = new Set(
        cases.filter((one) => one.half === half && one.expect === 'false').map(({ kind }) => kind),
      )
      expect([...kinds].toSorted()).toEqual(
        Object.keys(MOST_SILENT)
          .filter((kind) => kind !== 'conflict' || half === 'fitted')
          .toSorted(),
      )
    })

    test.each(Object.entries(MOST_SILENT))('false facts: %s', (kind, most) => {
      const wrong = cases.filter((one) => one.half === half && one.expect === 'false' && one.kind === kind)
      const silent = wrong.filter((one) => verdictOf(one, products) === 'silent')
      expect(silent.length * 100).toBeLessThanOrEqual(wrong.length * most)
    })
  })
})
