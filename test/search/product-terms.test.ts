import { expect, test } from 'vitest'
import type { CatalogueFile } from '../../build/contract/index-files/catalogue.ts'
import { BEGINNINGS } from '../../build/contract/limits.ts'
import { compareTexts } from '../../build/contract/compare-texts.ts'
import { FIELD_BITS, ProductTerms } from '../../build/search/product-terms.ts'
import { columnsOf } from '../../build/search/product-columns.ts'
import { productsFile } from '../../build/publish/index-files/products.ts'
import { askPolicies, siteWith, smallCatalogue } from '../support/small-catalogue.ts'

// The oracle is the list of all terms of the whole catalogue's index, gone through one by one.

const CODES = Array.from({ length: 2500 }, (_, at) => `${['HLT', 'HLX', 'MOT'][at % 3]}${(at * 7919) % 9973}`)
const catalogue = smallCatalogue(
  CODES.map((code, at) => ({
    uin: `${code}V${10 + (at % 5)}`,
    name: at % 2 === 0 ? 'Care Plus' : `Shield ${code}`,
    category: (['health', 'group', 'two-wheeler'] as const)[at % 3] ?? 'health',
    insurer: at % 2 === 0 ? 'star' : 'national',
  })),
)
const everyTerm = (catalogue.index as unknown as { index: [string, unknown][] }).index.map(([term]) => term)
const site = siteWith(catalogue)
const termsOf = (whole: CatalogueFile) => new ProductTerms(columnsOf(productsFile(whole, '')))
const terms = termsOf(catalogue)

/** The shortest terms with a beginning, as many as a query takes. */
function shortestWith(letters: string): string[] {
  return everyTerm
    .filter((term) => term.startsWith(letters))
    .toSorted((a, b) => a.length - b.length || compareTexts(a, b))
    .slice(0, BEGINNINGS)
}

test.each([
  'h',
  'hl',
  'hlt',
  'hlt1',
  'hlt12',
  'hlx99',
  'hlu',
  'mot',
  'mot9',
  'a',
  'ca',
  'care',
  'zz',
  'shield',
  '0',
  'hospit',
])('the shortest terms that begin with %s', (letters) => {
  expect(terms.vocabulary().beginningWith(letters, BEGINNINGS)).toEqual(shortestWith(letters))
})

test('a term is there or not', () => {
  const held = everyTerm.filter((_, at) => at % 97 === 0)
  for (const term of [...held, 'hlt', 'hlt99999v10', 'mott', 'aaa', 'zzz', ''])
    expect([term, terms.has(term)]).toEqual([term, everyTerm.includes(term)])
})

test('two words are not the one that is spelled like both', () => {
  const few = termsOf(
    smallCatalogue([
      { uin: 'A1', name: 'Co Shield' },
      { uin: 'A2', name: 'Coshield' },
    ]),
  )
  expect([['co', 'shield'], ['coshield']].map((phrase) => [...few.hits(phrase).numbers])).toEqual([[0], [1]])
})

test('stems are side by side where one comes right after the other, in their order, also in parts of words', () => {
  const names = ['Two-Wheeler Care', 'Care Two Wheeler', 'Wheeler Two', 'Twowheeler', 'Two A Wheeler']
  const few = termsOf(
    smallCatalogue(
      names.map((name, at) => ({ uin: `A${at}`, name, insurer: 'national', category: 'health' })),
    ),
  )
  const holding = (...phrase: string[]) => [...few.hits(phrase).inFields(FIELD_BITS.name)]
  expect(holding('two', 'wheeler')).toEqual([0, 1])
  expect(holding('wheeler', 'care')).toEqual([0])
  expect(holding('wheeler', 'two')).toEqual([2])
  expect(holding('twowheel')).toEqual([0, 3])
  expect(holding('twowheel', 'care')).toEqual([])
})

test('what is typed last is also the beginning of a code, and finds the products that have one of the shortest', async () => {
  const { total, policies } = await askPolicies(site, 'q=hlt999')
  const sought = shortestWith('hlt999')
  const holds = catalogue.cards.filter(({ uin, name }) =>
    sought.some((code) => `${uin} ${name}`.toLowerCase().split(' ').includes(code)),
  )
  expect(total).toBe(holds.length)
  expect(policies.map(({ uin }) => uin).toSorted()).toEqual(holds.map(({ uin }) => uin).toSorted())
})
