import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { productsFile } from '../../build/publish/index-files/products.ts'
import type { CatalogueFile } from '../../build/contract/index-files/catalogue.ts'
import { frontCoded, frontDecoded } from '../../build/search/front-coding.ts'
import { packed, packedSteps, unpacked, unpackedSteps } from '../../build/search/packed-numbers.ts'
import { ProductsFile } from '../../build/contract/index-files/products.ts'
import type { PoliciesBody } from '../../build/contract/published/search-results.ts'
import { checker } from '../../build/contract/validate.ts'
import type { IndexSource } from '../../functions/query/source/load.ts'
import { type SmallProduct, askPolicies, siteWith, smallCatalogue } from '../support/small-catalogue.ts'
import { type Filters, searchWhole } from '../support/whole-catalogue.ts'
import { tradeFor } from '../support/small-index.ts'

// What the query function finds in the compact catalogue is what is in the whole of it.

const WORDS = (
  'Care,Supreme,Health,Star,National,Group,Rider,Add-on,Insurance,Policy,Plan,Two-Wheeler,Co-Pay,5 Lakh,Micro,ReAssure,' +
  'Re,Assure,Munich,Jeevan,Jivan,2.0,é,Term,Tech,TechTerm,Package,Family,Floater,Hospital,Cash,सुरक्षा,Café'
).split(',')
const BITS = (
  'car,heal,supreem,famly,abchl,irda,1,pay,wheeler,lakh,best,bike,apollo,abchlip12,1 12n,carehealth,care5,reassuer,bima,' +
  '80d,24x7,115n1,tech-term,pl'
).split(',')

const uin = fc.oneof(
  fc
    .record({ number: fc.integer({ min: 100, max: 130 }), version: fc.integer({ min: 1, max: 3 }) })
    .map(({ number, version }) => `ABCHLIP${number}V0${version}2425`),
  fc
    .record({ number: fc.integer({ min: 1, max: 40 }), version: fc.integer({ min: 1, max: 3 }) })
    .map(({ number, version }) => `IRDA/NL HLT/Smg/P-H/V.I/${number}/14-15V0${version}`),
  fc.integer({ min: 100, max: 140 }).map((number) => `1${number}N${number}`),
)
const product: fc.Arbitrary<SmallProduct> = fc.record({
  uin,
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 }).map((words) => words.join(' ')),
  insurer: fc.constantFrom('star', 'national'),
  category: fc.constantFrom('two-wheeler', 'health', 'group'),
  line: fc.constantFrom('life', 'health', 'general'),
  status: fc.constantFrom('active', 'withdrawn'),
  launched: fc.constantFrom(null, '2019-01-01', '2021-05-05', '2021-05-06'),
})
const catalogue = fc
  .uniqueArray(product, {
    selector: (one) => one.uin.replace(/\s/gu, '').toUpperCase(),
    maxLength: 60,
    size: 'max',
  })
  .chain((products) => {
    const place = fc.integer({ min: 0, max: Math.max(0, products.length - 1) })
    const among = (most: number) => (products.length < 2 ? 0 : most)
    return fc
      .record({
        superseded: fc.uniqueArray(place, { maxLength: among(8) }),
        replaces: fc.array(fc.tuple(place, place), { maxLength: among(5) }),
      })
      .map(({ superseded, replaces }) =>
        smallCatalogue(products, { superseded, replaces: replaces.filter(([one, two]) => one !== two) }),
      )
  })
const typed = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS).map((word) => word.toLowerCase()) },
  { weight: 1, arbitrary: fc.constantFrom(...BITS) },
)
const q = fc.oneof(
  { weight: 8, arbitrary: fc.array(typed, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')) },
  { weight: 2, arbitrary: uin },
)
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    category: fc.constantFrom('two-wheeler', 'health', 'group'),
    insurer: fc.constantFrom('star', 'national'),
    line: fc.constantFrom('life', 'health', 'general'),
    status: fc.constantFrom('active', 'withdrawn'),
  },
  { requiredKeys: [] },
)

function asked(site: IndexSource, words: string | null, more: object): Promise<PoliciesBody> {
  return askPolicies(site, `${new URLSearchParams({ ...(words === null ? {} : { q: words }), ...more })}`)
}

test('a search in the compact catalogue finds what one through the whole finds, in the same order', async () => {
  const trade = tradeFor('products', [])
  const property = fc.asyncProperty(catalogue, fc.option(q), filters, async (whole, words, chosen) => {
    const site = siteWith(whole)
    const expected = searchWhole(whole, trade, words, chosen)
    const found = await asked(site, words, { ...chosen, limit: '100' })
    expect([found.match, found.policies.map((card) => card.uin)]).toEqual([expected.match, expected.uins])
    const second = await asked(site, words, { ...chosen, limit: '7', offset: '7' })
    expect(second.policies.map((card) => card.uin)).toEqual(expected.uins.slice(7, 14))
    expect([found.total, second.total]).toEqual([expected.uins.length, expected.uins.length])
  })
  await fc.assert(property, { numRuns: 100 })
})

test('the file of products is of its schema, and cards are put together as they were', async () => {
  const property = fc.asyncProperty(catalogue, async (whole: CatalogueFile) => {
    const file: unknown = JSON.parse(JSON.stringify(productsFile(whole, 'https://a.example')))
    expect(checker(ProductsFile)(file)).toEqual([])
    const found = await asked(siteWith(whole), null, { limit: '100' })
    const without = (card: PoliciesBody['policies'][number]) => ({ ...card, url: '' })
    expect(found.policies.map(without)).toEqual(whole.cards.map(without))
  })
  await fc.assert(property, { numRuns: 40 })
})

test('numbers come out of a text as they went in, small ones as one character each', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (some) => {
      expect(unpacked(packed(some))).toEqual(some)
      expect(unpackedSteps(packedSteps(some))).toEqual(some)
    }),
  )
  expect(packed([0, 1, 44, 45, 46])).toBe('#$O~#P$')
  expect(packed(Array.from({ length: 45 }, (_, number) => number))).toHaveLength(45)
  expect(JSON.stringify(packed(Array.from({ length: 5000 }, (_, number) => number)))).not.toContain('\\')
})

test('sorted words come out of a front-coded text as they went in', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[abcé]{1,9}$/u)).map((some) => some.toSorted())
  fc.assert(
    fc.property(words, (some) => {
      expect(frontDecoded(frontCoded(some))).toEqual(some)
    }),
  )
  expect(frontCoded(['care', 'cares', 'cash'])).toBe("#care 's %sh")
})
