import { describe, expect, test } from 'vitest'
import {
  type SmallSection,
  askLaw,
  law,
  lawQuestion,
  lawSite,
  section,
  sectionsFound,
} from '../support/law-site.ts'

// In which order sections come: each test has a few that differ in one thing.

test('an omitted section of which nothing else is held is shown by its heading, else by its number', async () => {
  const sections = [
    section(0, '7', { heading: '[Omitted.]', omitted: true }),
    section(0, '8', { heading: '', omitted: true }),
  ]
  for (const [number, snippet] of [
    ['7', '[Omitted.]'],
    ['8', '8'],
  ]) {
    const { instruments } = await askLaw(lawSite([law('alpha')], sections), `section ${number}`)
    expect(instruments[0]?.matches).toMatchObject([{ number, of: null, snippet }])
  }
})

describe('sections that say the words', () => {
  test('in their order where they say them alike', async () => {
    const laws = [law('alpha')]
    const sections = ['7', '3', '9'].map((number) => section(0, number, { text: 'Solvency is kept.' }))
    expect(await sectionsFound(laws, sections, 'solvency')).toEqual(['alpha 7', 'alpha 3', 'alpha 9'])
  })

  test('five of an instrument at most, ten of one that was named', async () => {
    const sections = Array.from({ length: 12 }, (_, at) => section(0, String(at), { text: 'Solvency.' }))
    expect(await sectionsFound([law('alpha')], sections, 'solvency')).toHaveLength(5)
    expect(await sectionsFound([law('alpha')], sections, 'alpha act')).toHaveLength(10)
  })

  test('those that were omitted last, those of an instrument about the words first', async () => {
    const laws = [law('alpha'), law('beta', { topics: ['solvency margin'] })]
    const text = 'Solvency is kept.'
    const sections = [
      section(0, '1', { text, omitted: true }),
      section(0, '2', { text }),
      section(1, '3', { text }),
    ]
    expect(await sectionsFound(laws, sections, 'solvency')).toEqual(['beta 3', 'alpha 2', 'alpha 1'])
  })

  test('those of an instrument about these words before those of one about more', async () => {
    const laws = [
      law('alpha', { topics: ['solvency margin reports'] }),
      law('beta', { topics: ['solvency'] }),
    ]
    const sections = laws.map((_, at) => section(at, '1', { text: 'Solvency is kept.' }))
    expect(await sectionsFound(laws, sections, 'solvency')).toEqual(['beta 1', 'alpha 1'])
  })

  test.each(['summary', 'text', 'heading'] as const)('side by side in the %s', async (field) => {
    const sections = [
      section(0, '1', { text: 'A look that is free costs nothing.' }),
      section(0, '2', { [field]: 'The free look lasts long.' }),
    ]
    expect((await sectionsFound([law('alpha')], sections, 'freelook'))[0]).toBe('alpha 2')
  })
})

test('words beside a name find the sections that say them alone', async () => {
  const sections = [section(0, '1', { text: 'Solvency.' }), section(0, '2', { text: 'Audit.' })]
  expect(await sectionsFound([law('alpha')], sections, 'alpha act solvency')).toEqual(['alpha 1'])
})

test('of an instrument that was named, what was omitted comes last', async () => {
  const laws = [law('alpha', { title: 'The Solvency Act, 1999' }), law('beta')]
  const sections = [section(0, '1', { omitted: true }), section(0, '2'), section(1, '3'), section(0, '4')]
  expect(await sectionsFound(laws, sections, 'solvency act')).toEqual(['alpha 2', 'alpha 4', 'alpha 1'])
})

test('a name that may be plain words has its sections once, behind what was found in them', async () => {
  const laws = [law('alpha', { title: 'The Deposit Insurance Act, 1961' }), law('beta')]
  const sections = [
    section(0, '1'),
    section(1, '2', { text: 'Deposit insurance.' }),
    section(0, '3', { text: 'Deposit insurance.' }),
  ]
  const all = await sectionsFound(laws, sections, 'deposit insurance')
  expect(all.toSorted()).toEqual(['alpha 1', 'alpha 3', 'beta 2'])
  expect(all.indexOf('alpha 1')).toBeGreaterThan(all.indexOf('alpha 3'))
})

test('of sections that say the words alike, one like those that answer a question like them comes first', async () => {
  const text = 'Solvency is kept.'
  const sections = [section(0, '1', { text }), section(1, '2', { text }), section(2, '3')]
  const asked = { ...lawQuestion('How much solvency is enough?', [], 2), akin: [{ section: 1, share: 0.5 }] }
  const site = lawSite([law('alpha'), law('beta'), law('gamma')], sections, [asked])
  const { instruments } = await askLaw(site, 'keeping solvency on paper')
  expect(instruments.map(({ slug }) => slug).filter((slug) => slug !== 'gamma')).toEqual(['beta', 'alpha'])
})

test('the snippet is of what holds the words', async () => {
  const text = 'It is as the rules say.'
  const matchOf = async (more: Partial<SmallSection>) => {
    const site = lawSite([law('alpha')], [section(0, '1', more)])
    return (await askLaw(site, 'solvency')).instruments[0]?.matches?.[0]
  }
  const said = 'Solvency is kept.'
  expect(await matchOf({ text, summary: said })).toMatchObject({ of: 'summary', snippet: said })
  expect(await matchOf({ text: said, summary: text })).toMatchObject({ of: 'text', snippet: said })
  expect(await matchOf({ heading: 'Solvency' })).toMatchObject({ of: null, snippet: 'Solvency' })
  const site = lawSite([law('alpha')], [section(0, '1', { text, summary: said })])
  const [named] = (await askLaw(site, 'section 1')).instruments
  expect(named?.matches?.[0]).toMatchObject({ of: 'text', snippet: text })
})
