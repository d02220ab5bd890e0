import { describe, expect, test } from 'vitest'
import type { MemorySite } from '../../support/memory-site.ts'
import { askPolicies, namedSite, productSite, uinsOf } from '../../support/small-catalogue.ts'

// searchPolicies over a few products written for each test.

/** The products that a query finds, best first. */
const found = async (site: MemorySite, q: string) =>
  uinsOf(await askPolicies(site, `q=${encodeURIComponent(q)}`))

describe('order at equal relevance', () => {
  test('on sale before withdrawn, the newest version before older ones, the latest before the rest', async () => {
    const site = productSite(
      [
        { uin: 'A1', name: 'Care', status: 'withdrawn', launched: '2025-01-01' },
        { uin: 'A2', name: 'Care', launched: '2012-01-01' },
        { uin: 'A3', name: 'Care', launched: '2019-01-01' },
        { uin: 'A4', name: 'Care', launched: '2021-01-01' },
      ],
      { superseded: [3] },
    )
    expect(await found(site, 'care')).toEqual(['A3', 'A2', 'A4', 'A1'])
  })

  test('of withdrawn ones, too, the newest version before older ones', async () => {
    const withdrawn = ['A1', 'A2'].map((uin) => ({ uin, name: 'Care', status: 'withdrawn' }) as const)
    const site = productSite(withdrawn, { superseded: [0] })
    expect(await found(site, 'care')).toEqual(['A2', 'A1'])
  })

  test('the name without further words before the longer one', async () => {
    const site = namedSite('Activ Health Platinum Enhanced', 'Activ Health')
    expect(await found(site, 'activ health')).toEqual(['A2', 'A1'])
  })

  test('group policies, riders and add-ons come behind, unless they are asked for', async () => {
    const site = productSite([
      { uin: 'A1', name: 'Group Care', category: 'group' },
      { uin: 'A2', name: 'Care' },
      { uin: 'A3', name: 'Care Add-on' },
    ])
    expect((await found(site, 'care'))[0]).toBe('A2')
    expect((await found(site, 'group care'))[0]).toBe('A1')
    expect((await found(site, 'care add-on'))[0]).toBe('A3')
  })

  test('who asks for one finds first what is called so', async () => {
    const site = productSite([
      { uin: 'GROUP A1', name: 'Care' },
      { uin: 'A2', name: 'Group Care' },
    ])
    expect(await found(site, 'group care')).toEqual(['A2', 'GROUP A1'])
  })

  test('what has such a word in its UIN alone is as usual as others', async () => {
    const site = productSite(['RIDER A1', 'A2'].map((uin) => ({ uin, name: 'Care' })))
    expect(await found(site, 'care')).toEqual(['RIDER A1', 'A2'])
  })
})

describe('order', () => {
  test('of equal ones is that of the list, those of a known day before those without', async () => {
    const site = productSite([
      { uin: 'A1', name: 'Care' },
      { uin: 'A2', name: 'Care' },
      { uin: 'A3', name: 'Care', launched: '2020-01-01' },
      { uin: 'A4', name: 'Care', launched: '2020-01-01' },
    ])
    expect(await found(site, 'care')).toEqual(['A3', 'A4', 'A1', 'A2'])
  })

  test('counts a rare word for more than a frequent one, and words side by side in a name', async () => {
    const site = namedSite('Shield Family', 'Shield Senior', 'Shield Junior', 'Family Shield')
    expect((await found(site, 'family shield'))[0]).toBe('A4')
    expect((await found(site, 'shield family'))[0]).toBe('A1')
    expect(await found(site, 'senior shield')).toEqual(['A2'])
  })

  test('does not count for the name what is the name of the insurer', async () => {
    const site = productSite([
      { uin: 'A1', name: 'Star Shield Gold Silver Ruby', insurer: 'star' },
      { uin: 'A2', name: 'Star Shield', insurer: 'national' },
    ])
    expect(await found(site, 'star shield')).toEqual(['A2', 'A1'])
  })

  test('does not count for the name what every product may be called, nor a part of a word', async () => {
    expect(await found(namedSite('Care Gold Plan', 'Care Gold'), 'care')).toEqual(['A1', 'A2'])
    expect(await found(namedSite('Co-Shield', 'Shield Gold'), 'shield')).toEqual(['A2', 'A1'])
  })

  test('is the same on every page, long before the last product', async () => {
    const names = ['Shield Gold Silver', 'Shield Gold', 'Shield', 'Shield Rider', 'Shield Gold Silver Ruby']
    const site = namedSite(...names)
    const pages = [0, 1, 2, 3, 4].map((at) => askPolicies(site, `q=shield&limit=1&offset=${at}`))
    expect((await Promise.all(pages)).flatMap(uinsOf)).toEqual(['A3', 'A2', 'A1', 'A5', 'A4'])
    expect(uinsOf(await askPolicies(site, 'q=shield&limit=3'))).toEqual(['A3', 'A2', 'A1'])
  })

  test('counts every pair of words side by side', async () => {
    const site = namedSite('Jan Arogya Family Shield', 'Jan Arogya Shield')
    expect(await found(site, 'jan arogya shield')).toEqual(['A2', 'A1'])
  })

  test('is led by the rare word where nothing holds all', async () => {
    const site = namedSite('Zebra', 'Shield Family', 'Shield Senior', 'Shield Junior')
    expect((await found(site, 'shield zebra'))[0]).toBe('A1')
  })

  test('says whether all words are held', async () => {
    const site = namedSite('Jan Arogya Shield')
    expect((await askPolicies(site, 'q=jan+arogya')).match).toBe('all')
    const { match, message } = await askPolicies(site, 'q=jan+arogya+shield+zebra')
    expect([match, message]).toEqual([
      'any',
      '“arogya” was also read as “health”. No product holds “zebra”. No product holds all the words: these hold some of them.',
    ])
  })

  test('is of what is held where nothing but a product is asked for', async () => {
    const site = productSite([
      { uin: 'A1', name: 'Care Insurance Policy', insurer: 'national' },
      { uin: 'A2', name: 'Shield Plan' },
    ])
    const both = await askPolicies(site, 'q=policy+plan')
    expect([both.match, uinsOf(both).toSorted()]).toEqual(['any', ['A1', 'A2']])
    expect(await found(site, 'plan')).toEqual(['A2'])
  })

  test('does not ask for a sum, but for a year', async () => {
    const site = namedSite('Shield 2020', 'Shield')
    expect(await found(site, 'shield 2020')).toEqual(['A1'])
    const summed = await askPolicies(site, 'q=shield+500000')
    expect([summed.match, uinsOf(summed)]).toEqual(['any', ['A2', 'A1']])
    expect((await askPolicies(site, 'q=shield+5+lakh')).message).toMatch(/^“5” and “lakh” were passed over/u)
    expect(await found(namedSite('Shield 12345X', 'Shield'), 'shield 12345x')).toEqual(['A1'])
    expect(await found(namedSite('Shield X12345', 'Shield'), 'shield x12345')).toEqual(['A1'])
  })

  test('asks for a sum where nothing else is asked for, however names write it', async () => {
    expect(await found(namedSite('Shield', 'Shield 5 Lakh'), '500000')).toEqual(['A2'])
  })
})

test('a word of several insurers finds the products of each', async () => {
  const insurers = ['star', 'national'] as const
  const site = productSite(insurers.map((insurer, at) => ({ uin: `A${at}`, name: 'Care', insurer })))
  expect((await found(site, 'insurance')).toSorted()).toEqual(['A0', 'A1'])
})

test('a misspelled name is understood that is no word of the trade, and the name of an insurer', async () => {
  const site = productSite([
    { uin: 'A1', name: 'Zarvanik', insurer: 'national' },
    { uin: 'A2', name: 'Care' },
  ])
  expect(await found(site, 'zarvanek')).toEqual(['A1'])
  expect(await found(site, 'apolo')).toEqual(['A2'])
})

describe('words', () => {
  const site = productSite([
    { uin: 'A1', name: 'Long Term Package', category: 'two-wheeler' },
    { uin: 'A2', name: 'Family Care', insurer: 'national' },
    { uin: 'A3', name: 'ReAssure' },
    { uin: 'A4', name: 'Co-Pay Shield' },
  ])

  test.each([
    ['bike insurance', ['A1']],
    ['scooter policy', ['A1']],
    ['famly caer', ['A2']],
    ['re assure', ['A3']],
    ['copay', ['A4']],
    ['apollo munich', ['A1', 'A3', 'A4']],
    ['best national plan', ['A2']],
    ['1 crore care', ['A2']],
  ])('%s', async (q, expected) => {
    expect((await found(site, q)).toSorted()).toEqual(expected)
  })
})
