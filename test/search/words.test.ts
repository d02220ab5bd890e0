import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, stem, tokens, wordsAt } from '../../build/search/words.ts'

describe('the words of a text', () => {
  test.each([
    ['Room rent', ['room', 'rent']],
    ['Co-pay of ₹5,00,000', ['co', 'pay', 'copay', 'of', '500000']],
    ['co–pay', ['co', 'pay', 'copay']],
    ['pre‑existing', ['pre', 'existing', 'preexisting']],
    ['2.5 %', ['2.5']],
    ['shares of 2.5,300 and 4.1,4.2', ['shares', 'of', '2.5', '300', 'and', '4.1', '4.2']],
    ['Rs.5,00,000 or 1,234.56', ['rs', '500000', 'or', '1234.56']],
    ['clauses 1,2,3 and 5,6', ['clauses', '1', '2', '3', 'and', '5', '6']],
    ['5,10 or 15', ['5', '10', 'or', '15']],
    ['₹12,34,567', ['1234567']],
    ['1,234,567', ['1234567']],
    ['1,00,00,000', ['10000000']],
    ['1,50,00', ['1', '50', '00']],
    ['24-48 months', ['24', '48', 'months']],
    ['COVID-19', ['covid', '19', 'covid19']],
    ['24-hour', ['24', 'hour', '24hour']],
    ['the insured’s wife', ['the', 'insured', 'wife']],
    ["insurer's", ['insurer']],
    ['Ayurvéda', ['ayurveda']],
    ['ＰＯＬＩＣＹ', ['policy']],
    ['ﬁre', ['fire']],
    ['hos\u00adpital', ['hospital']],
    ['end. Next', ['end', 'next']],
    ['धन्यवाद', ['धन्यवाद']],
    ['– (a) —', ['a']],
    ['', []],
    ['… !', []],
  ])('%j are %j', (text, words) => {
    expect(tokens(text)).toEqual(words)
  })

  test.each([
    ['5 lakh', '500000'],
    ['1.5 Crores', '15000000'],
    ['Rs. 2.5 lacs', '250000'],
  ])('%j are found by %s too', (text, value) => {
    expect(tokens(text)).toContain(value)
  })

  test('are the same with their places and without', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(
          wordsAt(given)
            .flatMap((word) => word.tokens)
            .toSorted(),
        ).toEqual(tokens(given).toSorted())
      }),
      { numRuns: 1000 },
    )
  })

  test('are where they are said to be, one after the other', () => {
    fc.assert(
      fc.property(text, (given) => {
        let end = 0
        for (const word of wordsAt(given)) {
          expect(word.start).toBeGreaterThanOrEqual(end)
          expect(word.end).toBeGreaterThan(word.start)
          expect(tokens(given.slice(word.start, word.end))).toEqual(
            expect.arrayContaining(word.tokens.slice(0, 1)),
          )
          end = word.end
        }
        expect(end).toBeLessThanOrEqual(given.length)
      }),
    )
  })

  test('are found however they are capitalised or composed', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(tokens(given.normalize('NFD'))).toEqual(tokens(given.normalize('NFC')))
        expect(tokens(given.replace(/[a-z]/gu, (letter) => letter.toUpperCase()))).toEqual(tokens(given))
      }),
    )
  })

  test('have nothing that is neither letter, mark, digit nor a point between digits', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const word of tokens(given))
          expect(word).toMatch(/^(?:[\p{L}\p{M}\p{N}]|(?<=\p{N})\.(?=\p{N}))+$/u)
      }),
      { numRuns: 1000 },
    )
  })

  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'co-pay',
          'Sum',
          ' ',
          ', ',
          '5,00,000',
          '.',
          'é',
          '’s',
          '–',
          '2.5',
          'lakh',
          'नी',
          '\u00ad',
          'a',
          'Z',
          '\n',
        ),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(''))
})

test('of a word count forty letters, in each of its forms', () => {
  const word = 'abcdefghij'.repeat(5)
  expect(tokens(word)).toEqual([word.slice(0, 40)])
  expect(tokens('\ufdfa'.repeat(500)).map(({ length }) => length)).toEqual([40])
  expect(tokens(`co-${word}`)).toEqual(['co', word.slice(0, 40), `co${word.slice(0, 38)}`])
  expect(tokens('\u{10400}'.repeat(50))).toEqual(['\u{10428}'.repeat(40)])
  expect(wordsAt(word)).toMatchObject([{ start: 0, end: 50 }])
})

describe('the stem', () => {
  test.each([
    ['hospitalisation', 'hospitalised', 'hospitalize', 'hospitalization'],
    ['claim', 'claims', 'claimed', 'claiming'],
    ['policy', 'policies'],
    ['deductible', 'deductibles'],
    ['terminal', 'terminally'],
  ])('is one for %s and its kin', (word, ...kin) => {
    for (const other of kin) expect(stem(other)).toBe(stem(word))
  })

  test.each([
    ['policy', 'police'],
    ['claim', 'clam'],
    ['deductible', 'deduction'],
    ['occupant', 'occupation'],
    ['terminal', 'termination'],
  ])('is not one for %s and %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b))
  })

  test('leaves numbers, short words and other scripts as they are', () => {
    for (const word of ['500000', '2.5', 'us', 'ab1', 'धन्यवाद']) expect(stem(word)).toBe(word)
  })
})

test('folding is done once: folded again, nothing changes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['L.I.C. of India', ['lic', 'of', 'india']],
  ['the O.P.D., I.C.U. or T.P.A.', ['the', 'opd', 'icu', 'or', 'tpa']],
  ['e.g. M.V. Act', ['eg', 'mv', 'act']],
  ['clause A.1, no.5 and v1.2.a', ['clause', 'a', '1', 'no', '5', 'and', 'v1.2', 'a']],
  ['end of A. Then B.', ['end', 'of', 'a', 'then', 'b']],
  ['plan.it is.a', ['plan', 'it', 'is', 'a']],
])('single letters parted by full stops are one word: %s', (text, words) => {
  expect(tokens(text)).toEqual(words)
})

test.each([
  ['स्\u200dवास्\u200cथ्\u200dय बी\u200bमा', 'स्वास्थ्य बीमा'],
  ['माँ', 'मां'],
  ['हिन्दी सम्बन्ध कम्पनी अङ्ग दण्ड पञ्च', 'हिंदी संबंध कंपनी अंग दंड पंच'],
  ['गा\u095cी गाड\u093cी', 'गाडी गाडी'],
  ['अन्न जन्म', 'अन्न जन्म'],
])('Devanagari is compared without joiners and dots, its nasal signs as one: %s', (text, same) => {
  expect(tokens(text)).toEqual(tokens(same))
  expect(tokens(text).join(' ')).toBe(same)
})

test('a stem is no function word unless the word is one', () => {
  const apart = 'one ones use used its ups haveli needs ore ate'.split(' ')
  expect(
    apart.filter(
      (word) => word !== 'its' && ['on', 'us', 'up', 'have', 'need', 'or', 'at'].includes(stem(word)),
    ),
  ).toEqual([])
  expect([stem('ones'), stem('used'), stem('using')]).toEqual(['one', 'use', 'use'])
})
