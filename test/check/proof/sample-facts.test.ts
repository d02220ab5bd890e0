import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Field } from '../../../build/contract/authored/category.ts'
import type { Fact } from '../../../build/contract/authored/product.ts'
import { type Verdict, findingsOf, productAt, verdictOn } from './judged-facts.ts'
import { SAMPLE } from '../../support/sample-data.ts'

// Every fact of the sample data, as it was read and judged by hand, and made false in ways that need no judgement.

const DATA = join(process.cwd(), SAMPLE)
const subjects = readdirSync(join(DATA, 'products'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.clauses.json'))
  .toSorted()
  .map((path) => productAt(DATA, path.replace(/\.clauses\.json$/u, '')))

const quoted = subjects.flatMap((subject) =>
  subject.product.facts.flatMap((fact) => {
    const field = subject.category?.fields.find(({ key }) => key === fact.key)
    const isQuoted = fact.quote !== undefined && fact.unverified === undefined && field !== undefined
    return isQuoted ? [{ subject, fact, field }] : []
  }),
)
const plain = quoted.filter(({ fact }) => fact.note === undefined)

/** A false fact for each fact that a change makes false. */
function made(change: (fact: Fact, field: Field) => Fact | null): Verdict[] {
  return plain.flatMap(({ subject, fact, field }) => {
    const changed = change(fact, field)
    return changed === null ? [] : [verdictOn(subject, changed)]
  })
}

const CHANGES: readonly (readonly [string, Verdict[], number])[] = [
  [
    'a number of another size',
    made((fact) => (typeof fact.value === 'number' ? { ...fact, value: fact.value * 3 + 7 } : null)),
    0,
  ],
  ['yes where it is no', made((fact) => (fact.value === false ? { ...fact, value: true } : null)), 1],
  [
    'no where it is yes',
    made((fact) => (fact.value === true ? { ...fact, value: false } : null)),
    // Beside another word that narrows the sentence or its list.
    4,
  ],
  [
    'another choice',
    made((fact, { choices }) => {
      const other = choices?.find((one) => one !== fact.value)
      return other === undefined || fact.value === null ? null : { ...fact, value: other }
    }),
    // One way of payment where the sentence leaves several to the claimant, in other words than the choices.
    2,
  ],
  [
    'a text of something else',
    made((fact, { type }) =>
      type === 'text' && fact.value !== null ? { ...fact, value: 'Umbrellas lent to visitors' } : null,
    ),
    0,
  ],
  [
    'a value left to a schedule that the quote does not name',
    made((fact) => {
      if (fact.value === null || /schedule|certificate/iu.test(JSON.stringify(fact))) return null
      const { value: _value, ...rest } = fact
      return { ...rest, value: null, in_schedule: true }
    }),
    0,
  ],
]

describe('facts of the sample data', () => {
  test('at least eighty are honest, and nothing is said of any', () => {
    expect(quoted.length).toBeGreaterThanOrEqual(80)
    expect(subjects.flatMap((subject) => findingsOf(subject))).toEqual([])
  })

  test('at least eighty are false', () => {
    expect(CHANGES.flatMap(([, verdicts]) => verdicts).length).toBeGreaterThanOrEqual(80)
  })

  test.each(CHANGES)('%s is noticed', (_change, verdicts, most) => {
    expect(verdicts.length).toBeGreaterThan(0)
    expect(verdicts.filter((verdict) => verdict === 'silent').length).toBeLessThanOrEqual(most)
  })
})
