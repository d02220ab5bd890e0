import { describe, expect, test } from 'vitest'
import { askLaw, law, lawQuestion, lawSite, section, sectionsOf } from '../support/law-site.ts'

// What listLaw says of a search that did not find everything.

describe('the message', () => {
  const site = lawSite(
    [law('alpha')],
    [
      section(0, '1', { text: 'Solvency is kept, and so are registers.' }),
      section(0, '2', { text: 'Audits, registers.' }),
    ],
  )

  test('says where no section holds all the words', async () => {
    const { message } = await askLaw(site, 'solvency audits registers')
    expect(message).toBe('No section holds all the words: these hold some of them.')
  })

  test('says both what number is not held and what words are not', async () => {
    const { message } = await askLaw(site, 'section 99 solvency audits')
    expect(message).toBe(
      'No section or part “99” is held here. Not every section of every instrument is: it may well exist. No section holds all the words: these hold some of them.',
    )
  })

  test.each([
    ['another number', 'section 1 solvency 2', '“2”'],
    ['the kind, where none of it has the number', 'rule 1 solvency', '“rules”'],
  ])('says that no section with the number says %s', async (_what, q, unsaid) => {
    const { match, message } = await askLaw(site, q)
    expect([match, message]).toEqual([
      'any',
      `No section with this number that is held here says ${unsaid}. Not every section of every instrument is: it may well exist.`,
    ])
  })

  test.each(['section 1 solvency 2 days', 'धारा 1 क्या है', 'section 1 registers'])(
    'does not ask of the section what only counts or carries nothing: %s',
    async (q) => expect((await askLaw(site, q)).message).toBeNull(),
  )

  test('says what the rules with a number do not say, though a section of an Act does', async () => {
    const laws = [law('alpha'), law('beta', { kind: 'rules' })]
    const both = lawSite(laws, [
      section(0, '1', { text: 'Audits.' }),
      section(1, '1', { text: 'Registers.' }),
    ])
    expect((await askLaw(both, 'rule 1 audits')).message).toContain('says “audits”')
    expect((await askLaw(both, 'rule 1 registers')).message).toBeNull()
  })

  test('names what words were read as, also where they ask a question of the table', async () => {
    const question = lawQuestion('Is a claim refused?', [], 0)
    const rights = lawSite([law('alpha')], [section(0, '1', { text: 'A claim is refused.' })], [question])
    const { message, rights: answer } = await askLaw(rights, 'दावा मना')
    expect([answer?.question, message]).toEqual([
      'Is a claim refused?',
      'Only English is searched: “दावा” was read as “claim” and “मना” was read as “refused”.',
    ])
  })

  test('says nothing where one does', async () => {
    expect((await askLaw(site, 'solvency registers')).message).toBeNull()
  })

  test('does not ask of sections the name of an instrument that is named as one', async () => {
    const named = lawSite(
      [law('alpha', { title: 'The Solvency Act, 1999' })],
      [section(0, '1', { heading: 'Audit' })],
    )
    expect(await askLaw(named, 'solvency act audit')).toMatchObject({ total: 1, message: null })
  })

  test('says nothing where the words are the name of an instrument, though none of its sections holds them', async () => {
    const named = lawSite([law('alpha', { title: 'The Solvency Act, 1999' })], [section(0, '1')])
    expect(await askLaw(named, 'solvency')).toMatchObject({ total: 1, message: null })
  })

  test('says that no instrument of the name is held, and gives no section of others', async () => {
    const other = await askLaw(site, 'section 2 of the companies act')
    expect([other.match, sectionsOf(other)]).toEqual(['any', []])
    expect(other.message).toMatch(/^No instrument is held here under the name “companies act”\./u)
    const held = await askLaw(site, 'section 2 of the alpha act, 1999')
    expect([held.match, held.message]).toEqual(['all', null])
    const ofYear = await askLaw(site, 'section 2 of the alpha act, 1986')
    expect([ofYear.match, ofYear.message]).toEqual(['any', expect.stringContaining('“alpha act 1986”')])
  })
})
