import { describe, expect, test } from 'vitest'
import { askLaw, law, lawSite, section, sectionsFound, sectionsOf } from '../support/law-site.ts'

// In which order the sections with a number come: each test has a few that differ in one thing.

describe('sections with the number that was asked for', () => {
  test('those of much cited instruments first, else in their order', async () => {
    const laws = [
      law('alpha', { cited: 1 }),
      law('beta', { cited: 9 }),
      law('gamma', { cited: 1 }),
      law('delta'),
    ]
    const sections = laws.map((_, at) => section(at, '5'))
    expect(await sectionsFound(laws, sections, 'section 5')).toEqual([
      'beta 5',
      'alpha 5',
      'gamma 5',
      'delta 5',
    ])
  })

  test('those of the kind that was named before those that say the other words', async () => {
    const laws = [
      law('alpha'),
      law('beta', { kind: 'rules', cited: 3 }),
      law('gamma', { kind: 'regulations' }),
    ]
    const sections = [section(0, '5', { text: 'Solvency.' }), section(1, '5'), section(2, '5')]
    expect(await sectionsFound(laws, sections, 'rule 5 solvency')).toEqual(['beta 5', 'alpha 5', 'gamma 5'])
    expect(await sectionsFound(laws, sections, 'regulation 5')).toEqual(['gamma 5', 'beta 5', 'alpha 5'])
    expect(await sectionsFound(laws, sections, 'section 5 solvency')).toEqual([
      'alpha 5',
      'beta 5',
      'gamma 5',
    ])
  })

  test('the kind that was named weighs as much as the other words: what is cited decides', async () => {
    const laws = [law('alpha', { cited: 9 }), law('beta', { kind: 'rules' })]
    const sections = [section(1, '5'), section(0, '5', { text: 'Solvency.' })]
    expect(await sectionsFound(laws, sections, 'rule 5 solvency')).toEqual(['alpha 5', 'beta 5'])
  })

  test('those of the instrument that was named best first, where two may be meant', async () => {
    const said = 'Alpha Beta Gamma Delta'
    const laws = [
      law('more', { title: `${said} One Two Three Act` }),
      law('less', { title: `${said} Four Five Act` }),
    ]
    const sections = [section(0, '5'), section(1, '5')]
    expect(await sectionsFound(laws, sections, `section 5 ${said} Act`)).toEqual(['less 5', 'more 5'])
    const saying = [section(0, '5', { text: 'Solvency.' }), section(1, '5')]
    expect(await sectionsFound(laws, saying, `section 5 ${said} Act solvency`)).toEqual(['more 5', 'less 5'])
  })

  test('words that are rare weigh no more than the kind that was named, either', async () => {
    const laws = [law('alpha'), law('beta', { kind: 'rules', cited: 9 })]
    const others = Array.from({ length: 40 }, (_, at) => section(0, String(at + 10)))
    const barely = section(0, '9', { text: `Solvency, ${'and so much else '.repeat(40)}` })
    const sections = [section(0, '5', { heading: 'Solvency' }), section(1, '5'), barely, ...others]
    expect(await sectionsFound(laws, sections, 'rule 5 solvency')).toEqual(['beta 5', 'alpha 5'])
  })

  test('the number itself before the same one in a chapter, both behind the kind that was named', async () => {
    const laws = [law('alpha'), law('beta'), law('gamma', { kind: 'rules' })]
    const sections = [section(0, 'Chapter I, 5'), section(1, '5'), section(2, 'Chapter I, 5')]
    expect(await sectionsFound(laws, sections.slice(0, 2), 'section 5')).toEqual([
      'beta 5',
      'alpha Chapter I, 5',
    ])
    expect((await sectionsFound(laws, sections, 'rule 5'))[0]).toBe('gamma Chapter I, 5')
  })

  test('those that say the words beside a name, whether or not they say the name', async () => {
    const laws = [law('alpha', { title: 'The Solvency Act, 1999' })]
    const sections = [section(0, 'Chapter I, 5', { text: 'Solvency.' }), section(0, '5', { text: 'Audit.' })]
    expect((await sectionsFound(laws, sections, 'solvency act section 5'))[0]).toBe('alpha 5')
  })

  test('the number itself has its letters in either case', async () => {
    const laws = [law('alpha'), law('beta')]
    const sections = [section(0, 'Chapter I, 64VB'), section(1, '64VB')]
    expect(await sectionsFound(laws, sections, 'section 64vb')).toEqual([
      'beta 64VB',
      'alpha Chapter I, 64VB',
    ])
  })

  test('ten of an instrument', async () => {
    const chapters = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
    const sections = chapters.map((chapter) => section(0, `Chapter ${chapter}, 5`))
    expect(await sectionsFound([law('alpha')], sections, 'section 5')).toHaveLength(10)
  })

  test('those that were omitted last', async () => {
    const laws = [law('alpha', { cited: 1 }), law('beta')]
    expect(
      await sectionsFound(laws, [section(0, '5', { omitted: true }), section(1, '5')], 'section 5'),
    ).toEqual(['beta 5', 'alpha 5'])
  })
})

describe('a section of an instrument that was named', () => {
  const laws = [law('alpha', { cited: 5 }), law('beta')]
  const sections = [section(0, '45'), section(1, '12')]
  const askAll = (q: string) => askLaw(lawSite(laws, sections), q)

  test('that only others have is not held, and theirs are not given in its place', async () => {
    const answer = await askAll('section 45 of the beta act')
    expect([sectionsOf(answer), answer.match]).toEqual([['beta 12'], 'any'])
    expect(answer.message).toBe(
      'No section or part “45” of the instrument named is held here. Not every section of every instrument is: it may well exist.',
    )
  })

  test('that others have says so where its name may be plain words, too', async () => {
    const answer = await askAll('section 45 beta')
    expect([sectionsOf(answer), answer.match]).toEqual([['alpha 45'], 'any'])
    expect(answer.message).toBe(
      'No section with this number that is held here says “beta”. Not every section of every instrument is: it may well exist.',
    )
  })

  test('that it has needs no words', async () => {
    for (const q of ['section 45 of the alpha act', 'beta act 12', 'section 45'])
      expect((await askAll(q)).message, q).toBeNull()
  })
})

describe('a chapter or a schedule', () => {
  const laws = [law('alpha'), law('beta', { cited: 3 })]
  const sections = [
    section(0, 'Chapter 2, 1'),
    section(0, 'Chapter 3, 1'),
    section(1, 'Chapter II'),
    section(1, '2'),
  ]
  const ask = (q: string) => askLaw(lawSite(laws, sections), q)

  test('that is held in parts is found by these', async () => {
    expect(sectionsOf(await ask('chapter 2 of the alpha act'))).toEqual(['alpha Chapter 2, 1'])
    const both = await ask('chapter II')
    expect([sectionsOf(both), both.message]).toEqual([['beta Chapter II', 'alpha Chapter 2, 1'], null])
  })

  test.each([
    ['schedule 2', 'schedule ii'],
    ['chapter 5', 'chapter v'],
    ['article 2', 'article 2'],
  ])('is no other part with that number: %s', async (q, part) => {
    const found = await ask(q)
    expect([sectionsOf(found), found.message?.split('.')[0]]).toEqual([
      [],
      `No section or part “${part}” is held here`,
    ])
  })
})
