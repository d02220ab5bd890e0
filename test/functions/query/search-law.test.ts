import { expect, test } from 'vitest'
import { askLaw, law, lawSite, section, sectionsFound, sectionsOf } from '../../support/law-site.ts'

// listLaw over three instruments written for it.

const LAWS = [
  law('marine', { title: 'The Marine Insurance Act, 1963', year: 1963, cited: 1, topics: ['warranties'] }),
  law('insurance', { title: 'The Insurance Act, 1938', year: 1938, cited: 9, topics: ['nomination'] }),
  law('ombudsman', { title: 'The Ombudsman Rules, 2017', kind: 'rules', year: 2017, topics: ['complaints'] }),
]
const SECTIONS = [
  section(0, '45', { heading: 'Warranty', text: 'A warranty is kept.', summary: 'On warranties.' }),
  section(1, '45', { heading: 'Policy not called in question', text: 'No policy is questioned.' }),
  section(1, '44', { heading: 'Omitted', omitted: true }),
  section(1, '39', {
    heading: 'Nomination',
    text: 'The holder may nominate.',
    summary: 'Who nominates whom.',
  }),
  section(2, '17', { heading: 'Award', summary: 'The award binds the insurer.' }),
  section(1, '17', { heading: 'Accounts', text: 'Accounts are kept.', omitted: true }),
  section(1, '64VB', { heading: 'Premium in advance', text: 'No risk before the premium is paid.' }),
]

const site = lawSite(LAWS, SECTIONS)
const ask = (q: string, more: Readonly<Record<string, string>> = {}) => askLaw(site, q, more)

test.each([
  ['section 45', ['insurance 45', 'marine 45']],
  ['s. 45 marine insurance act', ['marine 45']],
  ['45 insurance act', ['insurance 45']],
  ['64 vb', ['insurance 64VB']],
  ['rule 17', ['ombudsman 17', 'insurance 17']],
  ['section 17', ['ombudsman 17', 'insurance 17']],
  ['section 45 warranty', ['marine 45', 'insurance 45']],
  ['marine insurance act', ['marine 45']],
  ['nomination', ['insurance 39']],
])('%s', async (q, expected) => {
  const found = await ask(q)
  expect(sectionsOf(found)).toEqual(expected)
  expect(found.message).toBeNull()
})

test('an Act by its name has its own sections, those that were omitted last', async () => {
  const found = sectionsOf(await ask('insurance act'))
  expect(found).toEqual(['insurance 45', 'insurance 39', 'insurance 64VB', 'insurance 44', 'insurance 17'])
})

test('a name beside words puts the sections of that instrument first', async () => {
  expect(sectionsOf(await ask('kept marine act'))[0]).toBe('marine 45')
  expect(sectionsOf(await ask('kept insurance act'))[0]).toBe('insurance 17')
})

test('a number beside words that name no instrument is no section', async () => {
  expect(sectionsOf(await ask('45 premium'))).toEqual(['insurance 64VB'])
})

test('a section that is not held is said not to be', async () => {
  const found = await ask('section 27E')
  expect(found.total).toBe(0)
  expect(found.message).toMatch(/^No section or part “27e” is held here\. .*may well exist/u)
})

test.each([
  ['1938', 'insurance'],
  ['ombudsman', 'ombudsman'],
  ['rules', 'ombudsman'],
  ['ombudsman insurer', 'ombudsman'],
  ['marine', 'marine'],
])('%s is in a title only: that instrument comes first', async (q, slug) => {
  const { instruments, message } = await ask(q)
  expect([instruments[0]?.slug, message]).toEqual([slug, null])
  expect(instruments[0]?.matches?.length).toBeGreaterThan(0)
})

test('what its title says and its sections do not comes before sections of others that say it', async () => {
  const laws = [law('alpha'), law('circular-two', { title: 'Circular on Returns, 2020', kind: 'circular' })]
  const sections = [
    section(0, '1', { text: 'A circular says more.' }),
    section(1, '2', { text: 'Reports are sent.' }),
  ]
  expect(await sectionsFound(laws, sections, 'circular')).toEqual(['circular-two 2', 'alpha 1'])
  expect(await sectionsFound(laws, sections, 'returns')).toEqual(['circular-two 2'])
})

test('limit gives the best sections of all instruments, and no other instrument', async () => {
  const found = await ask('kept', { limit: '1' })
  expect(sectionsOf(found)).toHaveLength(1)
  expect(found.instruments.flatMap(({ matches }) => matches.map(({ rank }) => rank))).toEqual([1])
  expect(found.total).toBe((await ask('kept')).instruments.length)
})

test('ranks count the sections of all instruments together', async () => {
  const { instruments } = await ask('kept policy')
  const ranks = instruments.flatMap(({ matches }) => matches.map(({ rank }) => rank))
  expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_, at) => at + 1))
})

test.each([
  ['nomination', 'all'],
  ['section 45', 'all'],
  ['nomination zebra', 'any'],
  ['section 27E', 'any'],
])('match of %s is %s', async (q, match) => expect((await ask(q)).match).toBe(match))

test('every match has the address of its section', async () => {
  const [first] = (await ask('64VB')).instruments
  expect(first?.matches[0]?.url).toBe('https://law.example/law/insurance/64vb')
})

test('the snippet is of the law’s own words where they hold what was asked, else of our summary', async () => {
  const matchOf = async (q: string) => (await ask(q)).instruments[0]?.matches?.[0]
  expect(await matchOf('nominate')).toMatchObject({ number: '39', of: 'text' })
  expect(await matchOf('warranty')).toMatchObject({ number: '45', of: 'text' })
  expect(await matchOf('whom nominates')).toMatchObject({ number: '39', of: 'text' })
  expect(await matchOf('binds')).toMatchObject({ number: '17', of: 'summary' })
})
