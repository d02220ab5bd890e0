import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findClauses } from '../../../functions/query/operations/search-text.ts'
import { tradeWordsOf } from '../../../build/check/proof/absence.ts'
import { textIndexOver } from '../../support/small-index.ts'
import { SYNONYMS, found, said } from './not-stated.ts'

// The rules. This module: what may be called not stated; fixtures/ has a broken dataset for each rule.

test('two words of a clause are a word of its own only where a term has it', () => {
  expect(said(['the theatre'], ['The theatre', 'Theatre fees'], [7])).toEqual([
    expect.stringContaining('in clause 8 ("the theatre"); state it'),
  ])
})

test('a word that search reads past is read past, though another term joins it', () => {
  const texts = ['Premiums are paid', 'A paid up sum', 'The sum is repaid']
  expect(said(['paid-up', 'paid up'], texts)).toEqual([
    expect.stringContaining('in clause 8 ("paid-up"), clause 7 ("paid up"); state it'),
  ])
})

test('a clause that was looked at is not reported', () => {
  expect(found('dental', 'Dental care')).toBe(true)
  expect(found('dental', 'Dental care', [8])).toBe(true)
  expect(found('dental', 'Dental care', [7])).toBe(false)
})

describe('a term is found', () => {
  test.each([
    ['maternity', 'mater\u00ad\nnity expenses'],
    ['maternity', 'mater\u00adnity expenses'],
    ['maternity', 'ma\u00adter\u00adnity ex\u00adpenses'],
    ['maternity', 'ma\u200bter\u200bnity'],
    ['daycare', 'for same-day surgery'],
    ['daycare', 'for a day surgery'],
    ['maternity', 'mater\u200bnity expenses'],
    ['maternity', 'mater\u2060nity expenses'],
    ['maternity', 'mater-\nnity expenses'],
    ['maternity', 'mater‐\f nity expenses'],
    ['hospitalized', 'hospitalis-\nation'],
    ['maternity', 'expenses of child-\nbirth'],
    ['co-payment', 'Co-pay of 20% applies to each claim'],
    ['co-payment', 'a copay of 20%'],
    ['co-payment', 'a co pay of 20%'],
    ['co-payment', 'a Copayment'],
    ['copayment', 'a co payment'],
    ['co payment', 'a copayment'],
    ['co-payment', 'cost sharing by the insured'],
    ['daycare', 'day care'],
    ['day care', 'daycare'],
    ['day-care', 'Day surgeries are paid'],
    ['room rent', 'the rent of the room'],
    ['hospitalisation', 'when hospitalized'],
    ['the waiting period', 'waiting periods'],
    ['maternity', 'matern ity'],
    ['AYUSH', 'under A.Y.U.S.H. treatment'],
    ['AYUSH', 'under A. Y. U. S. H. treatment'],
    ['A.Y.U.S.H.', 'under AYUSH treatment'],
    ['OPD', 'for O.P.D expenses'],
    ['ICU', 'in the I C U'],
    ['I.C.U.', 'in the I. C. U.'],
    ['maternity', 'M A T E R N I T Y  cover'],
    ['chemotherapy', 'of chemo-thera-\n\npy'],
  ])('%j in %j', (term, text) => {
    expect(found(term, text)).toBe(true)
  })
})

describe('words of headings above a clause', () => {
  const named = (term: string, clauses: Parameters<typeof said>[1]) =>
    said([term], clauses).flatMap((message) => message.match(/(?<=clause )\d+/gu) ?? [])

  test.each<[string, Parameters<typeof said>[1], string[]]>([
    ['maternity expenses', [{ title: 'Maternity' }, { parent: 7, text: 'Expenses are paid' }], ['8']],
    ['maternity expenses', [{ text: 'Maternity\nthe' }, { parent: 7, text: 'Expenses are paid' }], ['8']],
    ['maternity expenses', [{ text: 'The\nmaternity' }, { parent: 7, text: 'Expenses are paid' }], []],
    [
      'maternity expenses',
      [
        { title: 'A', text: 'Maternity' },
        { parent: 7, text: 'Expenses' },
      ],
      [],
    ],
    [
      'maternity expenses',
      [{ title: 'Maternity' }, { parent: 7, title: 'Sums' }, { parent: 8, text: 'Expenses' }],
      ['9'],
    ],
    ['maternity', [{ title: 'Maternity' }, { parent: 7, text: 'Expenses are paid' }], ['7']],
    [
      'maternity costs',
      [{ title: 'Maternity' }, { parent: 7, title: 'Costs' }, { parent: 8, text: 'No' }],
      ['8'],
    ],
    ['maternity expenses', [{ title: 'Maternity' }, { text: 'Expenses are paid' }], []],
    // A phrase is in one of them.
    ['zonal copay', [{ title: 'Zonal' }, { parent: 7, text: 'copay' }], ['8']],
    ['shared loss', [{ title: 'Zonal' }, { parent: 7, text: 'copay' }], []],
  ])('%j in %j', (term, clauses, ids) => {
    expect(named(term, clauses)).toEqual(ids)
  })
})

describe('a term is not found', () => {
  test.each([
    ['maternity', 'paternity'],
    ['daycare', 'surgery by day'],
    ['room rent', 'the room'],
    ['dental', 'accidental'],
    ['home', 'homeopathy'],
    ['loan', 'lone'],
    ['ICU', 'items I, C and U'],
    ['OPD', 'O.P. Dental'],
    ['ICU', 'I.C.\nU'],
  ])('%j in %j', (term, text) => {
    expect(found(term, text)).toBe(false)
  })
})

/** Tells whether search finds a text by everything that is asked, in the words asked or in synonyms of them. */
function searchFinds(term: string, text: string): boolean {
  const trade = tradeWordsOf(SYNONYMS, 'health')
  const { match, clauses: ranked, foundIn } = findClauses(textIndexOver([{ text }]), trade, term)
  const variants = ranked.slice(0, 1).flatMap(({ id }) => foundIn(id).map(({ variant }) => variant))
  return (
    match === 'all' &&
    variants.length > 0 &&
    variants.every(({ kind }) => kind === 'own' || kind === 'synonym')
  )
}

const WORDS =
  'organisation|Organizations|citizen|policy|policies|daily|day|care|ties|possible|co-pay|copay|co|pay|payment|cost|sharing|' +
  "pre‑authorised|preauthorization|insured's|insured|o’clock|5,000|5000|500|2.5|café|cafe|ﬁre|fire|E-mail|email|a|I|½|₹5|lakh|child|birth|daycare|surgery"
const GAPS = ' | |, |\n|-|\f| (|. |’ | – '

test('what search finds by all words is found', () => {
  const word = fc.constantFrom(...WORDS.split('|'))
  const gap = fc.constantFrom(...GAPS.split('|'))
  const words = fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 })
  const laid = (pairs: readonly (readonly [string, string])[]) => pairs.flat().slice(0, -1).join('')
  let hits = 0
  fc.assert(
    fc.property(words, words, fc.nat(11), fc.nat(3), fc.boolean(), (text, other, from, length, own) => {
      const term = laid((own ? text : other).slice(from % text.length).slice(0, length))
      if (!searchFinds(term, laid(text))) return
      hits += 1
      expect([term, found(term, laid(text))]).toEqual([term, true])
    }),
    { numRuns: 2000 },
  )
  expect(hits).toBeGreaterThan(200)
})
