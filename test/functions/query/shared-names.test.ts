import { expect, test } from 'vitest'
import { searchAll } from '../../../functions/query/one-search/index.ts'
import { doubtOf } from '../../../functions/query/one-search/search-everything.ts'
import { law, lawSite, section } from '../../support/law-site.ts'
import { siteWith, smallCatalogue } from '../../support/small-catalogue.ts'

// Insurers have standard products of one name, which each prints in another way.

const catalogue = siteWith({
  ...smallCatalogue([
    { uin: 'STAHLIP21001V012021', name: 'Arogya Sanjeevani Policy, Star Health' },
    { uin: 'NAIHLIP21001V012021', name: 'ArogyaSanjeevani Policy - National', insurer: 'national' },
    { uin: 'STAHLIP21002V012021', name: 'Marigold Supreme' },
    { uin: 'STAHLIP21003V012021', name: 'Two Wheeler Policy', category: 'two-wheeler' },
  ]),
  insurers: [
    { slug: 'star', words: 'Star Health and Allied Insurance Company Limited' },
    { slug: 'national', words: 'National Insurance Company Limited' },
  ],
})
const ofLaw = lawSite([law('alpha')], [section(0, '1', { text: 'Arogya, a star of the national life.' })])
const source = { read: async (path: string) => (await catalogue.read(path)) ?? ofLaw.read(path) }

test.each([
  ['arogya sanjeevani', true],
  ['arogya sanjeevani star', false],
  ['NAIHLIP21001V012021', false],
  ['marigold supreme', false],
])(
  'a name that several insurers have is said to be of several unless one is named: %s',
  async (q, isSaid) => {
    const found = await searchAll(source, q)
    expect(found.shared.length > 0).toBe(isSaid)
    expect(doubtOf(found)?.startsWith('Several insurers have a product of this name') ?? false).toBe(isSaid)
  },
)

test('a product of another insurer than the one that is named is said to be one, though it says all other words', async () => {
  const doubt = doubtOf(await searchAll(source, 'national marigold supreme'))
  expect(doubt).toBe('What is found first is of another insurer, not of national.')
})

test.each([
  ['two wheeler life', []],
  ['star two wheeler policy', ['STAHLIP21003V012021']],
])('a name of words of its kind alone is a name only beside that of its insurer: %s', async (q, uins) => {
  expect((await searchAll(source, q)).named.map(({ uin }) => uin)).toEqual(uins)
})
