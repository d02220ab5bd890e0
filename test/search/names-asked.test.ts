import { describe, expect, test } from 'vitest'
import { askPolicies, productSite } from '../support/small-catalogue.ts'

// What is found among names when a word of them can be read in another way, and when it is a word that says little.

const NAMES = [
  'Swasthya Kawach',
  'Corona Kavach',
  'Sampoorna Swasthya Kavach',
  'New Jeevan Anand',
  'Saral Anand Life',
  'यात्रा बीमा',
  'Travel Insurance',
  'Personal Guard',
  'Night Guard',
  'Goods in Transit',
  'Pricing Shield',
  'Smart One',
  'Smart Add-on',
  'Plan for Cancer',
  'Cancer Shield',
]
const site = productSite(NAMES.map((name, at) => ({ uin: `A${at}`, name, category: 'two-wheeler' as const })))

/** The names found, best first, whether one of them holds all that was typed, and what the answer says. */
async function found(q: string) {
  const { policies, match, message } = await askPolicies(site, `${new URLSearchParams({ q, limit: '20' })}`)
  return { names: policies.map(({ name }) => name), match, message: message ?? '' }
}

describe('a word that one name holds is found first, and does not hide what else it may mean', () => {
  test.each([
    ['kawach', ['Swasthya Kawach', 'Corona Kavach', 'Sampoorna Swasthya Kavach'], '“kawach”'],
    ['kavach', ['Corona Kavach', 'Sampoorna Swasthya Kavach', 'Swasthya Kawach'], '“kavach”'],
    ['corona kawach', ['Corona Kavach'], '“kawach”'],
    ['jivan anand', ['New Jeevan Anand', 'Saral Anand Life'], '“jivan” was read as “life”'],
    ['jeevan anand', ['New Jeevan Anand', 'Saral Anand Life'], '“jeevan” was also read as “life”'],
    ['यात्रा', ['यात्रा बीमा', 'Travel Insurance'], '“यात्रा” was also read as “travel”'],
    ['यात्रा बीमा', ['यात्रा बीमा', 'Travel Insurance'], '“बीमा” was passed over'],
  ])('%s', async (q, names, said) => {
    const answer = await found(q)
    expect(answer.names).toEqual(names)
    expect(answer.message).toContain(said)
  })
})

describe('words of names are not taken for words that say little', () => {
  test.each([
    ['personal guard', ['Personal Guard'], 'all'],
    ['star goods', ['Goods in Transit'], 'all'],
    ['star pricing', ['Pricing Shield'], 'all'],
    ['smart one', ['Smart One'], 'all'],
    ['one', ['Smart One'], 'all'],
  ])('%s', async (q, names, match) => {
    const answer = await found(q)
    expect([answer.names, answer.match]).toEqual([names, match])
  })
})

describe('words that are passed over are named, say what comes first, and count as typed', () => {
  test.each([
    ['plan for cancer', ['Plan for Cancer', 'Cancer Shield'], 'all', '“plan” and “for” were passed over'],
    ['best cancer shield', ['Cancer Shield'], 'any', '“best” was passed over'],
    ['shield cancer', ['Cancer Shield'], 'all', ''],
  ])('%s', async (q, names, match, said) => {
    const answer = await found(q)
    expect([answer.names, answer.match]).toEqual([names, match])
    expect(answer.message).toContain(said)
  })

  test('what only the description of a category says is found, but is not said by the product', async () => {
    expect(await found('smart general')).toMatchObject({
      names: ['Smart One', 'Smart Add-on'],
      match: 'any',
      message: expect.stringContaining('description') as unknown,
    })
  })
})

test.each(['S.T.A.R.', 's.t.a.r'])('initials are one word: %s', async (q) => {
  expect((await found(q)).names).toHaveLength(NAMES.length)
})
