import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import { type FieldType } from '../../../build/contract/field-types.ts'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import { readText } from '../../../build/check/proof/quantities.ts'
import { findingsOf, verdictOn } from '../../check/proof/judged-facts.ts'
import { type Case, casesIn, productsOf, verdictOf } from '../../check/proof/real/cases.ts'

// Findings of the proofs on real wordings; bundled once for each construct, with that construct off.

/** A case and what is said of it. */
export interface Judged extends Pick<Case, 'half' | 'expect' | 'kind'> {
  readonly verdict: string
}

/** An honest fact put under another field of its type that the product answers, too. */
export interface Swapped {
  readonly type: FieldType
  readonly verdict: string
}

/** Quantities read in the clauses of a dataset, and what is said of its facts and of the cases kept as places. */
export interface Proven {
  /** Each quantity with its place, value and unit. */
  readonly quantities: readonly string[]
  /** The findings on the facts of the dataset. */
  readonly findings: readonly string[]
  readonly cases: readonly Judged[]
  readonly swapped: readonly Swapped[]
}

/** Reads and proves; `real` holds the dataset that the cases are of, `data` the one whose clauses are read. */
export function prove(data: string, real: string, casesFile: string): Proven {
  const paths = readdirSync(join(data, 'products'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.clauses.json'))
    .toSorted()
  const cases = casesIn(casesFile)
  const products = productsOf(cases, real)
  const subjects = [...(products ?? new Map<string, ProductSubject>()).values()]
  return {
    quantities: paths.flatMap((path) => quantitiesIn(join(data, 'products', path))),
    findings: subjects.flatMap((subject) =>
      findingsOf(subject).map(({ level, where, rule }) => `${level} ${subject.path}${where} ${rule}`),
    ),
    cases: products === null ? [] : cases.map((one) => ({ ...one, verdict: verdictOf(one, products) })),
    swapped: subjects.flatMap(swappedOf),
  }
}

/** Every fact with a value under every other field of its type, choices apart, whose own fact has another value. */
function swappedOf(subject: ProductSubject): Swapped[] {
  const { product, category } = subject
  const fields = new Map(category?.fields.map((field) => [field.key, field]))
  const answered = product.facts.filter(({ value }) => value !== null)
  return answered.flatMap((fact) =>
    answered.flatMap((other) => {
      const [own, field] = [fields.get(fact.key), fields.get(other.key)]
      if (fact === other || own === undefined || field === undefined || own.type !== field.type) return []
      if (own.choices?.join() !== field.choices?.join()) return []
      return [{ type: field.type, verdict: verdictOn(subject, { ...fact, key: other.key }) }]
    }),
  )
}

function quantitiesIn(file: string): string[] {
  const { clauses } = JSON.parse(readFileSync(file, 'utf8')) as ProductClauses
  return clauses.flatMap(({ id, text }) =>
    readText(text).quantities.map(({ start, end, value, unit, ...said }) =>
      [
        file,
        id,
        start,
        end,
        value,
        unit?.kind,
        unit?.name,
        said.isLabel || said.isUncertain,
        said.isAge,
        said.isSum,
        said.isNil,
        said.runsOn,
      ].join(' '),
    ),
  )
}
