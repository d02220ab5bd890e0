import { describe, expect, test } from 'vitest'
import {
  type SmallLaw,
  type SmallSection,
  askLaw,
  law,
  lawSite,
  section,
  sectionsOf,
} from '../support/law-site.ts'

// In which order sections come: each test has a few that differ in one thing.

const found = async (laws: SmallLaw[], sections: SmallSection[], q: string) =>
  sectionsOf(await askLaw(lawSite(laws, sections), q))

describe('sections with the number that was asked for', () => {
  test('those of much cited instruments first, else in their order', async () => {
    const laws = [
      law('alpha', { cited: 1 }),
      law('beta', { cited: 9 }),
      law('gamma', { cited: 1 }),
      law('delta'),
    ]
    const sections = laws.map((_, at) => section(at, '5'))
    expect(await found(laws, sections, 'section 5')).toEqual(['beta 5', 'alpha 5', 'gamma 5', 'delta 5'])
  })

  test('those of the kind that was named before those that say the other words', async () => {
    const laws = [
      law('alpha'),
      law('beta', { kind: 'rules', cited: 3 }),
      law('gamma', { kind: 'regulations' }),
    ]
    const sections = [section(0, '5', { text: 'Solvency.' }), section(1, '5'), section(2, '5')]
    expect(await found(laws, sections, 'rule 5 solvency')).toEqual(['beta 5', 'alpha 5', 'gamma 5'])
    expect(await found(laws, sections, 'regulation 5')).toEqual(['gamma 5', 'beta 5', 'alpha 5'])
    expect(await found(laws, sections, 'section 5 solvency')).toEqual(['alpha 5', 'beta 5', 'gamma 5'])
  })

  test('the kind that was named weighs as much as the other words: what is cited decides', async () => {
    const laws = [law('alpha', { cited: 9 }), law('beta', { kind: 'rules' })]
    const sections = [section(1, '5'), section(0, '5', { text: 'Solvency.' })]
    expect(await found(laws, sections, 'rule 5 solvency')).toEqual(['alpha 5', 'beta 5'])
  })

  test('those of the instrument that was named best first, where two may be meant', async () => {
    const said = 'Alpha Beta Gamma Delta'
    const laws = [
      law('more', { title: `${said} One Two Three Act` }),
      law('less', { title: `${said} Four Five Act` }),
    ]
    const sections = [section(0, '5'), section(1, '5')]
    expect(await found(laws, sections, `section 5 ${said} Act`)).toEqual(['less 5', 'more 5'])
  })

  test('words that are rare weigh no more than the kind that was named, either', async () => {
    const laws = [law('alpha'), law('beta', { kind: 'rules', cited: 9 })]
    const others = Array.from({ length: 40 }, (_, at) => section(0, String(at + 10)))
    const sections = [section(0, '5', { heading: 'Solvency' }), section(1, '5'), ...others]
    expect(await found(laws, sections, 'rule 5 solvency')).toEqual(['beta 5', 'alpha 5'])
  })

  test('the number itself before the same one in a chapter, both behind the kind that was named', async () => {
    const laws = [law('alpha'), law('beta'), law('gamma', { kind: 'rules' })]
    const sections = [section(0, 'Chapter I, 5'), section(1, '5'), section(2, 'Chapter I, 5')]
    expect(await found(laws, sections.slice(0, 2), 'section 5')).toEqual(['beta 5', 'alpha Chapter I, 5'])
    expect((await found(laws, sections, 'rule 5'))[0]).toBe('gamma Chapter I, 5')
  })

  test('those that say the words beside a name, whether or not they say the name', async () => {
    const laws = [law('alpha', { title: 'The Solvency Act, 1999' })]
    const sections = [section(0, 'Chapter I, 5', { text: 'Solvency.' }), section(0, '5', { text: 'Audit.' })]
    expect((await found(laws, sections, 'solvency act section 5'))[0]).toBe('alpha 5')
  })

  test('the number itself has its letters in either case', async () => {
    const laws = [law('alpha'), law('beta')]
    const sections = [section(0, 'Chapter I, 64VB'), section(1, '64VB')]
    expect(await found(laws, sections, 'section 64vb')).toEqual(['beta 64VB', 'alpha Chapter I, 64VB'])
  })

  test('ten of an instrument', async () => {
    const chapters = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
    const sections = chapters.map((chapter) => section(0, `Chapter ${chapter}, 5`))
    expect(await found([law('alpha')], sections, 'section 5')).toHaveLength(10)
  })

  test('those that were omitted last', async () => {
    const laws = [law('alpha', { cited: 1 }), law('beta')]
    expect(await found(laws, [section(0, '5', { omitted: true }), section(1, '5')], 'section 5')).toEqual([
      'beta 5',
      'alpha 5',
    ])
  })
})

describe('a section of an instrument that was named', () => {
  const laws = [law('alpha', { cited: 5 }), law('beta')]
  const sections = [section(0, '45'), section(1, '12')]
  const askAll = (q: string) => askLaw(lawSite(laws, sections), q)

  test('that others have is told apart from theirs', async () => {
    const answer = await askAll('section 45 of the beta act')
    expect(sectionsOf(answer)).toEqual(['alpha 45'])
    expect(answer.message).toBe(
      'No section “45” of the instrument named is held here. Not every section is: it may well exist. These are of other instruments.',
    )
  })

  test('that it has needs no words', async () => {
    for (const q of ['section 45 of the alpha act', 'beta act 12', 'section 45', 'section 45 beta'])
      expect((await askAll(q)).message, q).toBeNull()
  })
})

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
    expect(await found(laws, sections, 'solvency')).toEqual(['alpha 7', 'alpha 3', 'alpha 9'])
  })

  test('five of an instrument at most, ten of one that was named', async () => {
    const sections = Array.from({ length: 12 }, (_, at) => section(0, String(at), { text: 'Solvency.' }))
    expect(await found([law('alpha')], sections, 'solvency')).toHaveLength(5)
    expect(await found([law('alpha')], sections, 'alpha act')).toHaveLength(10)
  })

  test('those that were omitted last, those of an instrument about the words first', async () => {
    const laws = [law('alpha'), law('beta', { topics: ['solvency margin'] })]
    const text = 'Solvency is kept.'
    const sections = [
      section(0, '1', { text, omitted: true }),
      section(0, '2', { text }),
      section(1, '3', { text }),
    ]
    expect(await found(laws, sections, 'solvency')).toEqual(['beta 3', 'alpha 2', 'alpha 1'])
  })

  test('those of an instrument about these words before those of one about more', async () => {
    const laws = [
      law('alpha', { topics: ['solvency margin reports'] }),
      law('beta', { topics: ['solvency'] }),
    ]
    const sections = laws.map((_, at) => section(at, '1', { text: 'Solvency is kept.' }))
    expect(await found(laws, sections, 'solvency')).toEqual(['beta 1', 'alpha 1'])
  })

  test.each(['summary', 'text', 'heading'] as const)('side by side in the %s', async (field) => {
    const sections = [
      section(0, '1', { text: 'A look that is free costs nothing.' }),
      section(0, '2', { [field]: 'The free look lasts long.' }),
    ]
    expect((await found([law('alpha')], sections, 'freelook'))[0]).toBe('alpha 2')
  })
})

test('of an instrument that was named, what was omitted comes last', async () => {
  const laws = [law('alpha', { title: 'The Solvency Act, 1999' }), law('beta')]
  const sections = [section(0, '1', { omitted: true }), section(0, '2'), section(1, '3'), section(0, '4')]
  expect(await found(laws, sections, 'solvency act')).toEqual(['alpha 2', 'alpha 4', 'alpha 1'])
})

test('a name that may be plain words has its sections once, behind what was found in them', async () => {
  const laws = [law('alpha', { title: 'The Deposit Insurance Act, 1961' }), law('beta')]
  const sections = [
    section(0, '1'),
    section(1, '2', { text: 'Deposit insurance.' }),
    section(0, '3', { text: 'Deposit insurance.' }),
  ]
  const all = await found(laws, sections, 'deposit insurance')
  expect(all.toSorted()).toEqual(['alpha 1', 'alpha 3', 'beta 2'])
  expect(all.indexOf('alpha 1')).toBeGreaterThan(all.indexOf('alpha 3'))
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
