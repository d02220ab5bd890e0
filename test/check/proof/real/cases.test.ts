import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REAL, casesIn, productsOf, verdictOf } from './cases.ts'

// Facts over real wordings, judged by hand or by rule, kept as places. This module: how many the proof lets through.

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
  condition: 0,
}

const cases = casesIn(join(import.meta.dirname, 'cases.json'))
const products = productsOf(cases, REAL)

describe.runIf(products !== null)('facts over real wordings', () => {
  const judged = products === null ? [] : cases.map((one) => ({ ...one, verdict: verdictOf(one, products) }))
  describe.each(['fitted', 'unseen'] as const)('%s', (half) => {
    const ofHalf = judged.filter((one) => one.half === half)
    const wrong = ofHalf.filter((one) => one.expect === 'false')

    test('at most one honest fact of a hundred is refused, and three are warned of', () => {
      const honest = ofHalf.filter((one) => one.expect === 'honest')
      const count = (verdict: string) => honest.filter((one) => one.verdict === verdict).length
      expect(count('refused') * 100).toBeLessThanOrEqual(honest.length)
      expect(count('warned') * 100).toBeLessThanOrEqual(honest.length * 3)
    })

    test('there are false facts of every class', () => {
      const kinds = new Set(wrong.map(({ kind }) => kind))
      const wanted = Object.keys(MOST_SILENT).filter((kind) => kind !== 'conflict' || half === 'fitted')
      expect([...kinds].toSorted()).toEqual(wanted.toSorted())
    })

    test.each(Object.entries(MOST_SILENT))('false facts: %s', (kind, most) => {
      const tried = wrong.filter((one) => one.kind === kind)
      const silent = tried.filter(({ verdict }) => verdict === 'silent')
      expect(silent.length * 100).toBeLessThanOrEqual(tried.length * most)
    })
  })
})
