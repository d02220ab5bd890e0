import { expect, test } from 'vitest'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import { carriedFacts } from '../../build/ingest/wording/carried-facts.ts'
import { nearestWords } from '../../build/ingest/wording/provision.ts'

// The words that a second edition has in place of a quote: those of the same provision, in whole sentences.

function clause(id: number, title: string, text: string, parent: number | null = null): Clause {
  return { id, document: 'wording', parent, number: '', title, text, page: 1 }
}

/** The clause a quote is now in, and the new words that are shown for it. */
function carried(quote: string, before: readonly Clause[], after: readonly Clause[]) {
  const byId = (all: readonly Clause[]) => new Map(all.map((one) => [one.id, one]))
  const own = before.find(({ text }) => text.includes(quote)) as Clause
  const { facts, changes } = carriedFacts([{ key: 'waiting', value: 24, quote, clause: own.id, page: 1 }], {
    before: byId(before),
    after: byId(after),
    document: 'wording',
    edition: 'Second',
    isSameFile: false,
  })
  return { clause: facts[0]?.clause, words: changes.find(({ what }) => what === 'unverified')?.after }
}

const PERIOD = 'Expenses for the treatment of it are excluded until the expiry of'
const OLD = [
  clause(
    1,
    'Pre-existing diseases (Code - Excl01)',
    `Pre-existing diseases (Code - Excl01)\n${PERIOD} 48 months from the start.`,
  ),
  clause(
    2,
    'Specified diseases (Code - Excl02)',
    `Specified diseases (Code - Excl02)\n${PERIOD} 24 months of cover from the start.`,
  ),
]

test('the new words of a standard exclusion are those of its code, though those of another are more alike', () => {
  const now = [
    clause(
      11,
      'Diseases that exist (Code - Excl01)',
      `Diseases that exist (Code - Excl01)\n${PERIOD} 36 months of cover from the start.`,
    ),
    clause(
      12,
      'Listed procedures (Excl 02)',
      'Listed procedures (Excl 02)\nNothing is paid for listed procedures in the first 24 months. Accidents count at once.',
    ),
  ]
  expect(carried(`${PERIOD} 24 months of cover from the start.`, OLD, now)).toEqual({
    clause: 12,
    words: 'Nothing is paid for listed procedures in the first 24 months.',
  })
})

test('the new words are those under the same title, though those of another provision are more alike', () => {
  const before = [
    clause(
      1,
      'Grace period',
      'Grace period\nThe premium may be paid within fifteen days from the due date of it.',
    ),
  ]
  const now = [
    clause(
      11,
      'Free look',
      'Free look\nThe policy may be returned within fifteen days from the due date of it.',
    ),
    clause(
      12,
      '7. Grace Period',
      '7. Grace Period\nA renewal premium is accepted for one month. Cover is not given then.',
    ),
  ]
  expect(
    carried('The premium may be paid within fifteen days from the due date of it.', before, now),
  ).toEqual({
    clause: 12,
    words: 'A renewal premium is accepted for one month.',
  })
})

test('no new words are shown where no clause is surely the same provision', () => {
  const before = [
    clause(1, 'Restoration', 'Restoration\nThe sum insured is restored once in each year of the policy.'),
  ]
  const now = [clause(11, 'Bonus', 'Bonus\nThe sum insured grows by a tenth for each year of no claim.')]
  expect(carried('The sum insured is restored once in each year of the policy.', before, now).words).toBe('')
})

test.each([
  [
    'pay Rs. 500 a day in hospital',
    'We help. We pay Rs. 700 a day in hospital, from day two. You tell us.',
    'We pay Rs. 700 a day in hospital, from day two.',
  ],
  [
    'the second item of this list',
    'We pay for\n(a) the first item of a list\n(b) the second item of that list\n(c) others',
    '(b) the second item of that list',
  ],
])('the new words for “%s” begin and end with a sentence', (quote, text, words) => {
  expect(nearestWords(quote, clause(1, '', text))).toBe(words)
})

test('the point of “Rs.” ends no sentence', () => {
  const now = 'Nothing is due. We pay no more than Rs. 45,000 for each eye. It is paid once.'
  expect(nearestWords('We pay no more than ₹45,000 for each eye', clause(1, '', now))).toBe(
    'We pay no more than Rs. 45,000 for each eye.',
  )
})
