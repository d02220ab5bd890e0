import { describe, expect, test } from 'vitest'
import { eachSection } from '../../build/search/several-sections.ts'
import { askLaw, law, lawSite, section, sectionsOf } from '../support/law-site.ts'

// Queries that name several sections: each is one for itself.

test.each([
  ['section 38 and 39 of the alpha act', ['section 38 of the alpha act', 'section 39 of the alpha act']],
  ['sections 38, 39 & 45', ['sections 38', 'sections 39', 'sections 45']],
  ['section 38 39 of the alpha act', ['section 38 of the alpha act', 'section 39 of the alpha act']],
  ['section 38/39', ['section 38', 'section 39']],
  ['section 64VB, 64VC', ['section 64VB', 'section 64VC']],
  ['धारा 38 और 39', ['धारा 38', 'धारा 39']],
  ['section 45(2) or 45(3)', ['section 45(2)', 'section 45(3)']],
  ['section 45 alpha act and section 10 beta act', ['section 45 alpha act', 'section 10 beta act']],
  ['section 39 nominee vs section 38 assignment', ['section 39 nominee', 'section 38 assignment']],
  [
    'section 38 and section 39 of the alpha act',
    ['section 38 of the alpha act', 'section 39 of the alpha act'],
  ],
  ['alpha act section 38, section 39', ['alpha act section 38', 'section 39 alpha act']],
  ['rule 17 ombudsman and section 45', ['rule 17 ombudsman', 'section 45']],
])('%s asks for each', (q, each) => {
  expect(eachSection(q).map((one) => one.replaceAll(/\s+/gu, ' '))).toEqual(each)
})

test.each([
  'section 45',
  'section 45 and 3 years',
  'section 2, 24',
  'section 45 30 days',
  'section 45 1938',
  'section 45 2',
  'section 147 2 wheeler',
  'section 147 3rd party',
  'chapter i section 13 circular',
  'section 2 clause 24',
  '38 and 39',
])('%s asks for one', (q) => {
  expect(eachSection(q)).toEqual([q])
})

test('no more than six sections of a query are looked for', () => {
  expect(eachSection(Array.from({ length: 50 }, (_, at) => `section ${at + 1}`).join(' and '))).toHaveLength(
    6,
  )
})

describe('the answer to several sections', () => {
  const laws = [law('alpha', { cited: 3 }), law('beta')]
  const sections = [section(0, '38'), section(0, '39'), section(1, '38'), section(1, '10')]
  const ask = (q: string) => askLaw(lawSite(laws, sections), q)

  test('has the best of each before others', async () => {
    const found = await ask('section 38 and 39')
    expect(
      found.instruments.flatMap(({ slug, matches }) =>
        matches.map(({ number, rank }) => [rank, slug, number]),
      ),
    ).toEqual([
      [1, 'alpha', '38'],
      [2, 'alpha', '39'],
      [3, 'beta', '38'],
    ])
    expect([found.match, found.message]).toEqual(['all', null])
  })

  test('has of each instrument its own', async () => {
    const found = await ask('section 39 alpha act and section 10 beta act')
    expect([sectionsOf(found), found.match]).toEqual([['alpha 39', 'beta 10'], 'all'])
  })

  test('says which is not held', async () => {
    const found = await ask('section 38 and 27E of the alpha act')
    expect([sectionsOf(found), found.match]).toEqual([['alpha 38'], 'any'])
    expect(found.message).toMatch(/^No section or part “27e” is held here\./u)
  })
})

describe('what is beside the number of a section', () => {
  const laws = [law('alpha'), law('lic', { title: 'The Life Insurance Corporation Act, 1956' })]
  const sections = [
    section(0, '10', { text: 'Funds. (10A) Accounts.' }),
    section(1, '6', { text: 'Functions.' }),
    section(1, '7', { text: null, summary: 'Capital.' }),
  ]
  const ask = (q: string) => askLaw(lawSite(laws, sections), q)

  test.each([
    ['section 10 funds', null],
    ['section 10(10A)', null],
    ['section 10(10D) income tax', 'No section or part “10(10d)” is held here.'],
    ['section 7 lic act', null],
    ['section 7(2A) lic act', 'No section with this number that is held here says “(2a)”.'],
    ['section 10 income tax', 'No section with this number that is held here says “income”, “tax”.'],
  ])('is said where it is not held: %s', async (q, message) => {
    const found = await ask(q)
    expect(found.match).toBe(message === null ? 'all' : 'any')
    expect(found.message === null ? null : found.message.slice(0, message?.length)).toBe(message)
  })

  test.each(['my lic policy lapsed 6 years ago', 'clause 6 of my lic policy', 'lic circular 6 may'])(
    'tells that no section is meant: %s',
    async (q) => {
      const { message, match } = await ask(q)
      expect([
        sectionsOf(await ask(q)).includes('lic 6') && match === 'all',
        message?.startsWith('No section or part “6” is held here'),
      ]).toEqual([false, false])
    },
  )
})
