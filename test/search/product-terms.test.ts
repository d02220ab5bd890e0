import { expect, test } from 'vitest'
import { INDEX_PATHS } from '../../build/contract/index-paths.ts'
import { BEGINNINGS } from '../../build/contract/limits.ts'
import { compareTexts } from '../../build/contract/compare-texts.ts'
import { ProductTerms } from '../../build/search/product-terms.ts'
import { productsOf } from '../../functions/query/source/load.ts'
import type { IndexSource } from '../../functions/query/source/reader.ts'
import { askPolicies, namedSite, siteWith, smallCatalogue } from '../support/small-catalogue.ts'

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
const ask = async <T>(
  asked: (terms: ProductTerms) => T | Promise<T>,
  source: IndexSource = site,
): Promise<T> => asked(await ProductTerms.of(await productsOf(source)))
const beginningWith = (letters: string) => async (terms: ProductTerms) => {
  await terms.loadBeginnings(letters)
  return terms.beginningWith(letters, BEGINNINGS)
}
const holding = (term: string) => async (terms: ProductTerms) => {
  await terms.load([term])
  return terms.has(term)
}
/** The same files, none of which has been read yet. */
const unread = (): IndexSource => ({ read: (path) => site.read(path) })

/** The shortest terms with a beginning, as many as a query takes. */
function shortestWith(letters: string): string[] {
  return everyTerm
    .filter((term) => term.startsWith(letters))
    .toSorted((one, two) => one.length - two.length || compareTexts(one, two))
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
])('the shortest terms that begin with %s', async (letters) => {
  const found = await ask(beginningWith(letters), unread())
  expect(found).toEqual(shortestWith(letters))
})

test('the shortest terms that begin as one does that is the first of its file', async () => {
  const file = await site.read(INDEX_PATHS.productWords)
  const { starts } = JSON.parse(new TextDecoder().decode(file ?? undefined)) as { starts: string[] }
  expect(starts.length).toBeGreaterThan(3)
  for (const start of starts)
    for (let length = 1; length <= start.length; length += 1) {
      const letters = start.slice(0, length)
      const found = await ask(beginningWith(letters))
      expect([letters, found]).toEqual([letters, shortestWith(letters)])
    }
})

test('a beginning takes two files of terms at most, and to know a word takes none', async () => {
  const readFor = async (asked: (terms: ProductTerms) => unknown) => {
    const read: string[] = []
    await ask(asked, { read: (path) => (read.push(path), site.read(path)) })
    return read.filter((path) => path.startsWith('/index/products/terms/'))
  }
  const few = await readFor(beginningWith('hl'))
  expect(few.length).toBeGreaterThan(0)
  expect(few.length).toBeLessThanOrEqual(2)
  for (const word of ['zebra', 'shield']) expect(await readFor((terms) => terms.has(word))).toEqual([])
})

test('a term is there or not', async () => {
  const asked = [
    ...everyTerm.filter((_, at) => at % 97 === 0),
    'hlt',
    'hlt99999v10',
    'mott',
    'aaa',
    'zzz',
    '',
  ]
  for (const term of asked) expect([term, await ask(holding(term))]).toEqual([term, everyTerm.includes(term)])
  for (const term of ['shield', 'hlt0v10', 'hlt99999v10'])
    expect(await ask(holding(term), unread())).toBe(everyTerm.includes(term))
})

test('a word that was not loaded is an error, never a word that nothing holds', async () => {
  const terms = await ProductTerms.of(await productsOf(unread()))
  expect(() => terms.hits(['shield'])).toThrow('was not loaded before it was asked for')
  expect(() => terms.has('hlt12')).toThrow('was not loaded before it was asked for')
  expect(terms.hits(['zebra']).size).toBe(0)
})

test('two words are not the one that is spelled like both', async () => {
  const found = await ask(
    async (terms) => {
      await terms.load(['co', 'shield', 'coshield'])
      return [['co', 'shield'], ['coshield']].map((phrase) => [...terms.hits(phrase).numbers])
    },
    namedSite('Co Shield', 'Coshield'),
  )
  expect(found).toEqual([[0], [1]])
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
