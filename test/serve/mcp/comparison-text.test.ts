import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { comparisonText } from '../../../functions/query/operations/comparison-text.ts'
import { ABSENT, SILENT, UNREAD, comparison, fact, row } from './made-comparison.ts'

describe('a short comparison', () => {
  const text = comparisonText(
    comparison([
      row('a', 'different', [
        fact('36 months', 'thirty-six\n months'),
        fact('24 months', 'twenty-four months'),
      ]),
      row('b', 'incomplete', [SILENT, UNREAD]),
      row('c', 'incomplete', [fact('Yes', 'is paid', { note: 'Only once.' }), ABSENT]),
      row('d', 'incomplete', [ABSENT, ABSENT]),
    ]),
    ['health'],
  )

  test('has each value with its status, clause, page and whole quote', () => {
    expect(text).toContain(
      'Label of a (a): different\nA: 36 months (checked, cl. 4.1 (c12) p3) “thirty-six months”\n',
    )
    expect(text).toContain('\nB: 24 months (checked, cl. 4.1 (c12) p3) “twenty-four months”')
    expect(text).not.toContain('left out')
    expect(text).toContain('UIN0, Sample Fern, Hospital, not listed as withdrawn\nB: Product 1, UIN UIN1, ')
    expect(text).toContain('It is never a ranking.')
  })

  test('gives the clause and both page numbers of what is left to the schedule, too', () => {
    const left = fact('', 'stated in the Schedule', {
      value: null,
      display: null,
      status: 'in-schedule',
      printed_page: 2,
    })
    const both = comparisonText(comparison([row('a', 'incomplete', [left, fact('Yes', 'yes')])]))
    expect(both).toContain('A: in-schedule (cl. 4.1 (c12) p3/printed 2) “stated in the Schedule”')
  })

  test('says what was searched for what is not stated', () => {
    const searched = {
      documents: ['wording'],
      clauses: 170,
      terms: ['yoga', 'unani'],
      near: [{ id: 15, number: '2', title: 'Care', url: 'https://example.org/api/v1/clause/15' }],
    }
    const cells = [{ ...SILENT, searched }, fact('Yes', 'yes')]
    expect(comparisonText(comparison([row('a', 'incomplete', cells)]))).toContain(
      'A: not-stated Searched: wording (170 clauses) for 2 words; near: cl. 2 (c15).\n',
    )
  })

  test('keeps not stated and unread apart', () => {
    expect(text).toContain('Label of b (b): incomplete\nA: not-stated\nB: unread')
  })

  test('says what applies to one product once, and nothing of what applies to none', () => {
    expect(text).toContain(
      '## Read for one product only\nLabel of c. A: Yes (checked, c12 p3) Note: Only once.',
    )
    expect(text).not.toContain('Label of d')
    expect(text).not.toContain('not-applicable')
  })

  test('names the products of a row by their letters, and leaves out to whom it does not apply', () => {
    const cells = [fact('5 %', 'five'), ABSENT, fact('6 %', 'six', { clause: null })]
    const three = comparisonText(comparison([row('a', 'different', cells)], 3))
    expect(three).toContain('# 3 products side by side, data of 2026-11-01\n\nA: Product 0, UIN UIN0, ')
    expect(
      three.endsWith(
        '## Waiting\nLabel of a (a): different\nA: 5 % (checked, cl. 4.1 (c12) p3) “five”\nC: 6 % (checked) “six”',
      ),
    ).toBe(true)
    expect(three).not.toContain('Read for one product only')
  })

  test('has a line for each value that was read for one product only', () => {
    const rows = [
      row('a', 'incomplete', [fact('5 %', 'five'), ABSENT]),
      row('b', 'incomplete', [ABSENT, UNREAD]),
    ]
    const lines = comparisonText(comparison(rows)).split('\n').slice(-2)
    expect(lines).toEqual(['Label of a. A: 5 % (checked, c12 p3)', 'Label of b. B: unread'])
  })

  test('says what each category asks where they ask different things under one key', () => {
    const yearly = { label: 'Deductible', question: 'What do I pay myself in a year?' }
    const perClaim = { label: 'Excess', question: 'What do I pay myself of each claim?' }
    const cells = [
      fact('₹5,000', 'five', yearly),
      fact('₹5,000', 'six', perClaim),
      { ...SILENT, ...perClaim },
    ]
    const three = comparisonText(comparison([row('a', 'not-compared', cells)], 3))
    expect(three).toContain(
      [
        'Label of a (a): not-compared',
        'A: Deductible. What do I pay myself in a year? ₹5,000 (checked, cl. 4.1 (c12) p3) “five”',
        'B: Excess. What do I pay myself of each claim? ₹5,000 (checked, cl. 4.1 (c12) p3) “six”',
        'C: Excess. What do I pay myself of each claim? not-stated',
      ].join('\n'),
    )
    expect(comparisonText(comparison([row('a', 'same', cells.slice(1))]))).not.toContain('What do I pay')
  })

  test('has every quote of a fact, and the numbers of all clauses that say otherwise', () => {
    const more = {
      context: [
        { quote: 'of  the sum', clause: { id: 13, number: '' }, page: 4, printed_page: null },
        { quote: 'insured', clause: { id: 14, number: '4.2' }, page: 5, printed_page: 3 },
      ],
      conflicts: [
        { id: 7, number: '' },
        { id: 9, number: '5(a)' },
      ],
    }
    const both = [fact('5 %', 'five', more), fact('6 %', 'six')]
    expect(comparisonText(comparison([row('a', 'different', both)]))).toContain(
      'A: 5 % (checked, cl. 4.1 (c12) p3) “five” “of the sum” (c13 p4) “insured” (cl. 4.2 (c14) p5/printed 3) Another clause says otherwise: c7; cl. 5(a) (c9).\n',
    )
  })
})

test('says what speaks against a value', () => {
  const against = {
    conflicts: [{ id: 99, number: '9', title: '', url: 'https://example.org' }],
    disputed: { on: '2026-10-01', reported: 'Wrong page.' },
    reason: 'A scan.',
  }
  const text = comparisonText(
    comparison([row('a', 'same', [fact('5%', 'five per cent', against), fact('5%', 'x')])]),
  )
  for (const words of [
    'Another clause says otherwise: cl. 9 (c99).',
    'Reported as wrong on 1 October 2026: Wrong page.',
    'The quote cannot be proven: A scan.',
  ])
    expect(text).toContain(words)
})

test('leaves no quote out where all of them fit', () => {
  const cells = [fact('Yes', 'w'.repeat(120)), fact('No', 'v'.repeat(120))]
  const rows = Array.from({ length: 60 }, (_, at) => row(`key-${at}`, 'different', cells))
  const text = comparisonText(comparison(rows))
  expect(text.length).toBeGreaterThan(20_000)
  expect(text).not.toContain('left out')
})

test('gives quotes to what differs before what does not', () => {
  const order = ['different', 'differs-in-notes', 'incomplete', 'not-compared', 'same'] as const
  for (const verdicts of [order, order.toReversed()]) {
    // One row has room for its quotes; a second has not.
    const rows = [...verdicts].map((verdict) =>
      row(verdict, verdict, [fact('Yes', 'w'.repeat(9000)), fact('No', 'v'.repeat(9000))]),
    )
    for (const [at, first] of order.entries()) {
      const left = rows.filter(({ verdict }) => order.indexOf(verdict) >= at)
      const shown = comparisonText(comparison(left))
        .split('Label of ')
        .filter((text) => text.includes('“'))
      expect(shown.map((text) => text.split(' ')[0])).toEqual([first])
    }
  }
})

describe('a comparison too long for its quotes', () => {
  const words = 'The insurer shall pay the reasonable and customary charges. '.repeat(6).trim()
  const quoteOf = (at: number, product: number) => `${words} Number ${at} of ${product}.`
  const rows = Array.from({ length: 70 }, (_, at) => {
    const cells = [0, 1, 2, 3].map((product) => fact(`Value ${at}`, quoteOf(at, product)))
    return row(`key-${at}`, at % 2 === 0 ? 'same' : 'different', cells)
  })
  const text = comparisonText(comparison(rows, 4))

  test('stays within 8,000 tokens, has every value, and says that quotes are left out', () => {
    expect(encode(text).length).toBeLessThanOrEqual(8000)
    for (let at = 0; at < 70; at += 1)
      expect(text.match(new RegExp(`: Value ${at} \\(`, 'gu'))).toHaveLength(4)
    expect(text).toContain('Some quotes are left out')
  })

  test('leaves quotes out whole, a row at a time, those of equal values first', () => {
    const shown = [...text.matchAll(/“([^”]*)”/gu)].map(([, quote]) => quote)
    const whole = new Map(
      rows.map(({ key, cells }, at) => [key, cells.map((_, product) => quoteOf(at, product))]),
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((quote) => ![...whole.values()].flat().includes(quote ?? ''))).toEqual([])
    for (const quotes of whole.values()) {
      expect([0, 4]).toContain(quotes.filter((quote) => shown.includes(quote)).length)
    }
    for (const [at, { key, verdict }] of rows.entries()) {
      if (verdict === 'same') expect(shown, key).not.toContain(quoteOf(at, 0))
    }
  })
})
