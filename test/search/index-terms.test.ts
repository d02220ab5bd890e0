import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { TEXT_INDEX, TEXT_SEARCH } from '../../build/search/search-options.ts'
import { stem } from '../../build/search/words.ts'
import { IndexTerms } from '../../build/search/index-terms.ts'
import { miniSearchIndex, openedIndex, packedIndex } from '../../build/search/stored-index.ts'
import { hitsById, indexOver } from '../support/small-index.ts'

// The oracle is MiniSearch itself, loaded from the same serialised index and asked for one term.

const WORDS = [
  'cover',
  'covers',
  'covering',
  'claim',
  'claims',
  'hospital',
  'premium',
  'co-pay',
  'waiting',
  '500000',
]
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '))
const documents = fc.array(fc.record({ title: text, text, headings: text, known: text }), {
  minLength: 1,
  maxLength: 12,
})

test('a stem scores in every document what MiniSearch gives it', () => {
  fc.assert(
    fc.property(documents, (texts) => {
      const index = new MiniSearch(TEXT_INDEX)
      index.addAll(texts.map((fields, at) => ({ id: 100 + at * 7, ...fields })))
      const plain = JSON.parse(JSON.stringify(index)) as ReturnType<typeof index.toJSON>
      const terms = new IndexTerms(miniSearchIndex(plain), TEXT_SEARCH, () => '')
      const oracle = MiniSearch.loadJS(plain, TEXT_INDEX)
      for (const word of [...WORDS, 'unheard'].map((typed) => stem(typed))) {
        const expected = oracle.search(word, {
          ...TEXT_SEARCH,
          tokenize: (term) => [term],
          processTerm: (term) => term,
        })
        const hits = hitsById(terms, [word])
        expect([...hits.keys()].toSorted((a, b) => a - b)).toEqual(
          expected.map(({ id }) => id as number).toSorted((a, b) => a - b),
        )
        for (const { id, score, match } of expected) {
          expect(hits.get(id as number)?.score).toBeCloseTo(score, 10)
          expect(hits.get(id as number)?.fields.toSorted()).toEqual(match[word]?.toSorted())
        }
        expect(terms.has(word)).toBe(expected.length > 0)
      }
    }),
    { numRuns: 200 },
  )
})

test('a packed index holds what the index of MiniSearch does', () => {
  fc.assert(
    fc.property(documents, (texts) => {
      const index = new MiniSearch(TEXT_INDEX)
      index.addAll(texts.map((fields, id) => ({ id, ...fields })))
      const plain = JSON.parse(JSON.stringify(index)) as ReturnType<typeof index.toJSON>
      const file = JSON.parse(JSON.stringify(packedIndex(plain))) as ReturnType<typeof packedIndex>
      const [one, two] = [miniSearchIndex(plain), openedIndex(file)]
      expect([...two.stems.keys()]).toEqual([...one.stems.keys()].toSorted())
      for (const stem of one.stems.keys()) expect(two.postingsOf(stem)).toEqual(one.postingsOf(stem))
      const lengths = (of: typeof one) =>
        texts.map((_, number) => of.fields.map((_, field) => of.lengthOf(number, field) ?? 0))
      expect([two.documents, two.fields, two.averageLengths, lengths(two)]).toEqual([
        one.documents,
        one.fields,
        one.averageLengths,
        lengths(one),
      ])
    }),
    { numRuns: 50 },
  )
})

test('a phrase counts the more the more often it is there', () => {
  const texts = ['grace period grace period', 'grace period period grace', 'grace period grace period']
  const terms = indexOver(texts)
  const [often = 0, once = 0, again] = texts.map(
    (_, id) => hitsById(terms, ['grace', 'period']).get(id)?.score,
  )
  expect(often).toBe(again)
  expect(often).toBeGreaterThan(once)
})

test('stems are found by their beginning and by their spelling', () => {
  const terms = indexOver(['hospitalisation hospice hospital hostel maternity paternity claims'])
  expect(terms.vocabulary().beginningWith('hos', 3)).toEqual(['hospic', 'hospit', 'hostel'])
  expect(terms.vocabulary().beginningWith('hosp', 3)).toEqual(['hospic', 'hospit', 'hospitalis'])
  const meant = (typed: string) =>
    terms
      .vocabulary()
      .near(typed, 3)
      .map(({ stem }) => stem)
  expect(meant('hosptalis')).toEqual(['hospitalis'])
  expect(meant('clam')).toEqual(['claim'])
  expect(meant('patern')).toEqual(['patern'])
})

test('a phrase is in the documents where its words are side by side in one field', () => {
  const words = fc.array(fc.constantFrom('grace', 'period', 'premium'), { maxLength: 6 })
  const given = fc.array(fc.record({ title: words, text: words }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      given,
      fc.array(fc.constantFrom('grace', 'period'), { minLength: 2, maxLength: 3 }),
      (texts, phrase) => {
        const index = new MiniSearch(TEXT_INDEX)
        const stemmed = (of: readonly string[]) => of.map((word) => stem(word)).join(' ')
        for (const [id, { title, text }] of texts.entries())
          index.add({ id, title: title.join(' '), text: text.join(' '), headings: '', known: '' })
        const terms = new IndexTerms(miniSearchIndex(index.toJSON()), TEXT_SEARCH, (id, field) => {
          const words = field === 'title' || field === 'text' ? texts[id]?.[field] : undefined
          return (words ?? []).join(' ')
        })
        const fieldsOf = (id: number) =>
          (['title', 'text'] as const).filter((field) =>
            ` ${stemmed(texts[id]?.[field] ?? [])} `.includes(` ${stemmed(phrase)} `),
          )
        const expected = texts.flatMap((_, id) =>
          fieldsOf(id).length > 0 ? [[id, fieldsOf(id)] as const] : [],
        )
        const hits = hitsById(
          terms,
          phrase.map((word) => stem(word)),
        )
        expect(new Map([...hits].map(([id, { fields }]) => [id, fields]))).toEqual(new Map(expected))
        for (const { score } of hits.values()) expect(score).toBeGreaterThan(0)
      },
    ),
    { numRuns: 200 },
  )
})
