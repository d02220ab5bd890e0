import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Override } from '../../build/contract/authored/overrides.ts'
import { corrected } from '../../build/ingest/wording/corrected-reading.ts'
import { findPlace, placeAt } from '../../build/ingest/wording/places.ts'
import type { ReadClause } from '../../build/ingest/wording/read-clause.ts'

// Corrections at random places of random readings: what must hold whatever a person does at the desk.

const word = fc.constantFrom('pay', 'loss', '(a)', '1.2', 'Rs. 5,000', 'the', 'Car', 'क', '50 %', 'a-b')
const gap = fc.constantFrom(' ', ' ', ' ', '\n', '\t', '\f')
const text = fc
  .array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.flat().join('').trim())

const reading = fc.array(fc.tuple(text, fc.nat()), { minLength: 2, maxLength: 6 }).map((all) => {
  let page = 1
  return all.map(([printed, parent], at): ReadClause => {
    const first = page
    page += printed.split('\f').length - 1
    const above = parent % (at + 1)
    const names = { number: `${at}`, title: '' }
    return { ...names, parent: above === at ? null : above, text: printed, page: first, pageEnd: page }
  })
})

/** A correction of the clauses as they are then: where, and what a person does there. */
const acts = fc.array(
  fc.record({ clause: fc.nat(), at: fc.nat(), other: fc.nat(), what: fc.nat({ max: 3 }) }),
  {
    maxLength: 8,
  },
)

/** Does one act after the other, each on what is there then; gives the overrides that were made. */
function done(
  read: readonly ReadClause[],
  given: readonly { clause: number; at: number; other: number; what: number }[],
) {
  let clauses = read
  const overrides: Override[] = []
  for (const { clause, at, other, what } of given) {
    const index = clause % clauses.length
    const asked = what === 0 ? at % (clauses[index]?.text.length ?? 1) : 0
    const place = placeAt(clauses, index, asked)
    const above = placeAt(clauses, other % clauses.length, 0)
    if (place === null || above === null) continue
    const found = findPlace(clauses, place)
    expect(found?.at).toBe(index)
    expect(clauses[index]?.text.slice(asked, found?.start).trim()).toBe('')
    expect(found?.start).toBeGreaterThanOrEqual(asked)
    const override = [
      { ...place, begins: true },
      { ...place, begins: false },
      { ...place, parent: above },
      { ...place, number: `n${other}` },
    ][what] as Override
    const made = corrected(clauses, [override])
    if (made.unplaced.length > 0) continue
    clauses = made.clauses
    overrides.push(override)
  }
  return { clauses, overrides }
}

test('what was corrected step by step comes out of the reading with all overrides, and no letter is lost', () => {
  const letters = (all: readonly ReadClause[]) => all.map((one) => one.text.replaceAll(/\s/gu, '')).join('')
  fc.assert(
    fc.property(reading, acts, (read, given) => {
      const { clauses, overrides } = done(read, given)
      expect(corrected(read, overrides)).toMatchObject({ clauses, unplaced: [] })
      expect(letters(clauses)).toBe(letters(read))
      for (const [at, { parent, text: printed, page, pageEnd }] of clauses.entries()) {
        expect(parent === null || parent < at).toBe(true)
        expect(printed).toBe(printed.trim())
        expect(pageEnd).toBe(page + printed.split('\f').length - 1)
        expect(page).toBeGreaterThanOrEqual(clauses[at - 1]?.page ?? 1)
      }
      expect(clauses.at(-1)?.pageEnd).toBe(read.at(-1)?.pageEnd)
    }),
    { numRuns: 300 },
  )
})
