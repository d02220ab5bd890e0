import { describe, expect, test } from 'vitest'
import { conceptsOf } from '../../build/search/query-terms.ts'
import { COVERAGE, byScore, rank } from '../../build/search/rank.ts'
import { indexOver, tradeFor } from '../support/small-index.ts'
import type { SearchArea } from '../../build/contract/search-areas.ts'

// What a query finds among a few sentences written for it: places of the sentences, best first.

function found(
  q: string,
  texts: readonly string[],
  { line = 'health', synonyms = [] }: { line?: SearchArea; synonyms?: string[][] } = {},
): number[] {
  const terms = indexOver(texts)
  const { ranked } = rank(conceptsOf(q, terms, tradeFor(line, synonyms)), terms)
  return ranked.toSorted(byScore).map(({ id }) => id)
}

const HEART = 'Myocardial infarction is covered.'

describe('the thesaurus', () => {
  test('leads from what people say to what is printed, not back', () => {
    expect(found('heart attack', [HEART, 'Cattle are not.'])).toEqual([0])
    expect(found('myocardial infarction', ['An attack of the heart.'])).toEqual([])
  })

  test('in whatever order people say it, with other words between', () => {
    expect(found('attack on the heart', [HEART])).toEqual([0])
    expect(found('heart had a second attack', [HEART])).toEqual([0])
  })

  test('leads on to what means the same as what is printed', () => {
    // sublimit → per day is asked; icu and intensive care unit mean the same, and ventilator leads to them.
    expect(found('ventilator', ['Charges of the ICU.'])).toEqual([0])
  })

  test('both ways between words that mean the same', () => {
    expect(found('tpa', ['A third party administrator serves.'])).toEqual([0])
    expect(found('third party administrator', ['The TPA serves.'])).toEqual([0])
  })

  test('knows phrases with stop words in them', () => {
    expect(found('term of the policy', ['The policy period ends.', 'Nothing.'])).toEqual([0])
  })

  test('knows a hyphenated word however it is typed', () => {
    const synonyms = [['co-living', 'quux']]
    for (const typed of ['co-living', 'co living', 'coliving'])
      expect(found(typed, ['The quux pays.'], { synonyms })).toEqual([0])
  })

  test('is that of the line', () => {
    const windscreen = ['Parts made of glass are replaced.']
    expect(found('windscreen', windscreen, { line: 'general' })).toEqual([0])
    expect(found('windscreen', windscreen, { line: 'life' })).toEqual([])
  })

  test('of a dataset is an addition to it', () => {
    const synonyms = [['zorb', 'quux fund']]
    expect(found('zorb', ['The quux fund pays.'], { synonyms })).toEqual([0])
    expect(found('heart attack', [HEART], { synonyms })).toEqual([0])
  })
})

describe('phrases', () => {
  test('are found as phrases only', () => {
    const synonyms = [
      ['rider', 'add-on'],
      ['exclusion', 'not covered'],
    ]
    expect(found('rider', ['We add interest later on.', 'An add-on is bought.'], { synonyms })).toEqual([1])
    expect(
      found('exclusion', ['It does not rise with the covered sum.', 'This is not covered.'], { synonyms }),
    ).toEqual([1])
  })

  test('put what holds words side by side before what holds them apart', () => {
    const apart = 'The grace of a queen lasts for a long period of years.'
    expect(found('grace period', [apart, 'A grace of some days in a period: the grace period.'])[0]).toBe(1)
  })

  test('what answers equally well comes in the order of the text', () => {
    expect(found('alpha beta', ['beta gamma', 'alpha gamma'])).toEqual([0, 1])
  })

  test('two words typed apart are found joined, one typed joined is found apart', () => {
    expect(found('go active', ['Our GoActive plan.', 'An active man.'])[0]).toBe(0)
    expect(found('techterm', ['The Tech Term plan.', 'A term.'])).toEqual([0])
    expect(new Set(found('co-payment', ['A copayment of 5%.', 'A co payment.', 'Payment.']))).toEqual(
      new Set([0, 1]),
    )
  })
})

test('a word that nothing holds was asked for all the same: what holds the others holds so much less of it', () => {
  const terms = indexOver(['Cataract of the eye.', 'Nothing.'])
  const score = (q: string) => rank(conceptsOf(q, terms, tradeFor('health', [])), terms).ranked[0]?.score ?? 0
  const share = score('cataract eye xyzzy') / score('cataract eye')
  expect(share).toBeCloseTo((2 / 3) ** COVERAGE, 10)
})

describe('the beginning of a word finds it, be it in British or American spelling', () => {
  const texts = ['Hospitalisation was authorised by us.', 'Reimbursement of a cancellation.', 'Nothing.']
  test.each([
    ['hospitaliza', 0],
    ['hospitalisa', 0],
    ['hospitalizatio', 0],
    ['authoriz', 0],
    ['authoris', 0],
    ['authoriza', 0],
    ['reimburseme', 1],
    ['cancella', 1],
  ])('%s', (typed, place) => {
    expect(found(typed, texts)).toEqual([place])
    const american = texts.map((text) => text.replaceAll('is', 'iz'))
    expect(found(typed, american)).toEqual([place])
  })
})

describe('misspellings', () => {
  test('of the words of a document', () => {
    expect(found('catarct', ['Cataract of one eye.', 'A cat acts.'])).toEqual([0])
  })

  test('of the words of the trade lead on to what is printed', () => {
    expect(found('hart atack', [HEART])).toEqual([0])
  })

  test('are not seen in words of the trade', () => {
    expect(found('cover', ['The lover pays.'])).toEqual([])
  })

  test('of Hindi words are only words that sound the same', () => {
    expect(found('chot', ['A chop is served.'])).toEqual([])
    expect(found('chob', ['A chop is served.'])).toEqual([0])
  })
})

describe('what a query costs', () => {
  const counted = (q: string) => {
    let [compared, lookedUp] = [0, 0]
    const has = () => ((lookedUp += 1), false)
    const near = () => ((compared += 1), [])
    const concepts = conceptsOf(
      q,
      { has, hits: () => new Map(), vocabulary: () => ({ beginningWith: () => [], near }) },
      tradeFor('health', []),
    )
    return { concepts: concepts.length, compared, lookedUp }
  }

  test('words count once, however often they are typed', () => {
    expect(counted('insured '.repeat(60)).concepts).toBe(1)
    expect(counted('a '.repeat(250)).concepts).toBe(1)
  })

  test('is bounded by the number of words that are read and corrected', () => {
    const words = Array.from(
      { length: 90 },
      (_, at) => `zz${String.fromCharCode(97 + (at % 26), 97 + at / 4)}q`,
    )
    const { concepts, compared } = counted(words.join(' '))
    expect(concepts).toBeLessThanOrEqual(24)
    expect(compared).toBeLessThanOrEqual(8)
  })

  test.each([
    ['letters that grow eighteenfold when they are folded', '\ufdfa'],
    ['one word', 'abcdefghijklmnop'],
    ['many parts of one hyphenated word', 'ab-'],
    ['hyphenated words', 'abcd-efgh '],
    ['words', 'abcde '],
  ])('is bounded by the letters and parts of its words: 500 characters of %s', (_, piece) => {
    const { lookedUp } = counted(piece.repeat(500).slice(0, 500))
    expect(lookedUp).toBeLessThan(500)
  })
})

test('words that say little count little, unless they are all there is', () => {
  const texts = ['The company pays the money within two days of the date.', 'Cataract.']
  expect(found('how much money will the company pay for cataract', texts)[0]).toBe(1)
  expect(found('money', texts)).toEqual([0])
})

test('a number before a unit of time is found with its unit alone', () => {
  const terms = indexOver(['4 Rejection.', 'Rejected within 4 years.', 'After years.'])
  const phrasesOf = (q: string) =>
    conceptsOf(q, terms, tradeFor('health', []))
      .filter(({ typed }) => typed === '4')
      .flatMap(({ variants }) => variants.map(({ phrase }) => phrase.join(' ')))
  expect(phrasesOf('rejected after 4 years')).toEqual(['4 year'])
  expect(phrasesOf('clause 4')).toEqual(['4'])
})
