import { describe, expect, test, vi } from 'vitest'
import { answerQuery } from '../../../functions/query/handler.ts'
import { changedSite } from '../../support/memory-site.ts'
import { type SmallProduct, askPolicies, productSite, uinsOf } from '../../support/small-catalogue.ts'

// searchPolicies over a few products: UINs, filters, pages and slugs that nothing has.

describe('a UIN', () => {
  const products: SmallProduct[] = [
    { uin: 'ABC123V01', name: 'Care', status: 'withdrawn' },
    { uin: 'ABC123V02', name: 'Care' },
    { uin: 'XYZ789V01', name: 'Care Supreme' },
    { uin: 'OLD456V01', name: 'Old Care', status: 'withdrawn' },
  ]

  test('finds its product first, then other versions, and no other product that shares a word', async () => {
    const site = productSite(products, { replaces: [[1, 3]] })
    const found = await askPolicies(site, 'q=abc123v02')
    expect(uinsOf(found)).toEqual(['ABC123V02', 'OLD456V01', 'ABC123V01'])
    expect([found.match, found.message]).toEqual(['all', null])
  })

  test('leads from an older version to the one that replaces it', async () => {
    const found = await askPolicies(productSite(products, { replaces: [[1, 3]] }), 'q=OLD456V01')
    expect(uinsOf(found)).toEqual(['OLD456V01', 'ABC123V02'])
  })

  test('that is not held finds the versions that are, and says so', async () => {
    const found = await askPolicies(productSite(products), 'q=ABC123V09')
    expect(uinsOf(found)).toEqual(['ABC123V01', 'ABC123V02'])
    expect([found.match, found.message]).toEqual([
      'any',
      'No product with this UIN is held: these are other versions of it.',
    ])
  })

  test('is one whether or not another product is called like a part of it', async () => {
    const named = productSite([
      { uin: 'CAREV01', name: 'Shield' },
      { uin: 'A1', name: 'Care' },
    ])
    expect(uinsOf(await askPolicies(named, 'q=care'))).toEqual(['A1'])
  })

  test('is filtered as words are', async () => {
    const found = await askPolicies(productSite(products), 'q=ABC123V02&status=withdrawn')
    expect(uinsOf(found)).toEqual(['ABC123V01'])
    expect([found.match, found.message]).toEqual([
      'any',
      'The filters leave out the product with this UIN: these are other versions of it.',
    ])
    const whole = await askPolicies(productSite(products), 'q=ABC123V02&status=active')
    expect([uinsOf(whole), whole.match, whole.message]).toEqual([['ABC123V02'], 'all', null])
    const none = await askPolicies(productSite(products), 'q=ABC123V02&line=life')
    expect([none.total, none.match, none.message]).toEqual([
      0,
      'any',
      'The filters leave out the product with this UIN, and every other version of it.',
    ])
    const other = await askPolicies(productSite(products), 'q=ABC123V09&line=life')
    expect([other.total, other.match, other.message]).toEqual([
      0,
      'any',
      'No product with this UIN is held, and the filters leave out the other versions of it.',
    ])
  })

  test.each(['XYZ789V01 OLD456V01', 'XYZ789V01,OLD456V01', 'care XYZ789V01 OLD456V01'])(
    'and another are both found: %s',
    async (q) => {
      const found = await askPolicies(productSite(products), `q=${encodeURIComponent(q)}`)
      expect([uinsOf(found), found.match, found.message]).toEqual([['XYZ789V01', 'OLD456V01'], 'all', null])
      const some = await askPolicies(productSite(products), `q=${encodeURIComponent(q)}&status=active`)
      expect([uinsOf(some), some.match, some.message]).toEqual([
        ['XYZ789V01'],
        'any',
        'The filters leave out some of the products with these UINs.',
      ])
    },
  )

  test.each([
    ['XYZ789V01 and NOP456V01', ['XYZ789V01'], 'Nothing is held under “NOP456V01”.'],
    [
      'ABC123V09, NOP456V01',
      ['ABC123V01', 'ABC123V02'],
      'Nothing is held under “NOP456V01”. No product with this UIN is held: these are other versions of it.',
    ],
    ['XYZ789V01 for covid-19', ['XYZ789V01'], null],
  ])('that is not held is told of beside one that is: %s', async (q, uins, message) => {
    const found = await askPolicies(productSite(products), new URLSearchParams({ q }).toString())
    expect([uinsOf(found).toSorted(), found.match, found.message]).toEqual([
      uins,
      message === null ? 'all' : 'any',
      message,
    ])
  })

  test('of an add-on finds it alone, though the UIN of its base is a part of it', async () => {
    const addOn = productSite([
      { uin: 'IRDAN906RP0001V02202324', name: 'Car' },
      { uin: 'IRDAN906RP0001V02202324/A0003V01202425', name: 'Zero depreciation' },
    ])
    const found = await askPolicies(addOn, 'q=IRDAN906RP0001V02202324+%2FA0003V01202425')
    expect(uinsOf(found)).toEqual(['IRDAN906RP0001V02202324/A0003V01202425'])
  })
})

test('pages lead to the next and the one before, with what was asked and nothing that is usual', async () => {
  const site = productSite(Array.from({ length: 45 }, (_, at) => ({ uin: `A${at}`, name: 'Care' })))
  const links = async (query: string) => {
    const { next, previous } = await askPolicies(site, query)
    return [next, previous]
  }
  const path = '/api/v1/policies'
  expect(await links('')).toEqual([`${path}?offset=20`, null])
  expect(await links('offset=20')).toEqual([`${path}?offset=40`, path])
  expect(await links('offset=40')).toEqual([null, `${path}?offset=20`])
  expect(await links('offset=100000')).toEqual([null, `${path}?offset=25`])
  expect(await links('offset=100000&limit=45')).toEqual([null, `${path}?limit=45`])
  expect(await links('q=zebra&offset=40')).toEqual([null, null])
  expect(await links('q=care&limit=5&offset=3')).toEqual([
    `${path}?q=care&limit=5&offset=8`,
    `${path}?q=care&limit=5`,
  ])
})

describe('filters', () => {
  // All four words are in a product of another insurer; one of Star's has three of them.
  const site = productSite([
    { uin: 'N1', name: 'Arogya Sanjeevani Policy National', insurer: 'national' },
    { uin: 'S1', name: 'Arogya Sanjeevani Policy Star' },
  ])

  test('are applied before it is decided whether all words are held', async () => {
    const found = await askPolicies(site, 'q=arogya+sanjeevani+policy+national&insurer=star')
    expect([found.total, found.match, uinsOf(found)]).toEqual([1, 'any', ['S1']])
    expect(found.message).toMatch(
      /No product that the filters leave holds all the words: these hold some of them\.$/u,
    )
  })

  test('leave out what is rare elsewhere: a word that none of the rest holds outweighs no other', async () => {
    const site = productSite([
      { uin: 'N1', name: 'Peacock Protect', insurer: 'national' },
      { uin: 'S1', name: 'Banyan Shield' },
      { uin: 'S2', name: 'Banyan Relief' },
    ])
    const found = await askPolicies(site, 'q=banyan+peacock&insurer=star')
    expect([found.match, uinsOf(found).toSorted()]).toEqual(['any', ['S1', 'S2']])
  })

  test('are not spoken of where there is none', async () => {
    expect(await askPolicies(site, 'q=national')).toMatchObject({ total: 1, message: null })
  })

  test('that leave nothing of what the words find are said to', async () => {
    const found = await askPolicies(site, 'q=arogya&status=withdrawn')
    expect([found.total, found.message]).toEqual([
      0,
      'The filters leave none of the 2 products that the words find.',
    ])
  })
})

test('an index that names what is not there is a fault of the service, and never an answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const whole = productSite([{ uin: 'A1', name: 'Care' }])
  const cut = changedSite(whole, '/products.json', (file) => ({ ...file, names: '' }))
  const response = await answerQuery(new Request('http://localhost/api/v1/policies'), cut)
  expect(response.status).toBe(500)
  expect(log.mock.calls).toEqual([['query: /index/products.json is not whole']])
  log.mockRestore()
})
