import glob from 'fast-glob'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Synonyms } from '../../build/contract/authored/dataset.ts'
import { remembered } from '../../build/contract/lazily.ts'
import { checker } from '../../build/contract/validate.ts'
import { frontDecoded } from '../../build/search/front-coding.ts'
import { wordsIn } from '../../build/publish/index-files/words.ts'
import { GENERIC_WORDS, STOP_WORDS } from '../../build/search/stop-words.ts'
import { HindiWords, ThesaurusParts } from '../../build/search/thesaurus/entry.ts'
import hindi from '../../build/search/thesaurus/hindi.json' with { type: 'json' }
import { type SearchArea } from '../../build/contract/search-areas.ts'
import { HINDI, THESAURUS } from '../../build/search/thesaurus/table.ts'
import { fold, stem, tokens } from '../../build/search/words.ts'
import { COMMON, SAMPLE } from '../support/sample-data.ts'

// The form of the thesaurus, and the pairs that are known to mislead. Phrases are compared as search compares them.

/** A phrase in parts, each as its stem: 'Co-payments' is 'co payment'. */
const stemmed = remembered(100_000, (phrase: string) =>
  tokens(phrase.replaceAll('-', ' ')).map(stem).join(' '),
)
const contains = (phrase: string, part: string) => ` ${phrase} `.includes(` ${part} `)
const same = THESAURUS.flatMap(({ name, fields, same }) => same.map((group) => ({ name, fields, group })))
const asked = THESAURUS.flatMap(({ name, fields, asked, unheld }) =>
  [...asked, ...unheld].map(([first, ...printed]) => ({ name, fields, first, printed })),
)
const meet = (a: readonly SearchArea[], b: readonly SearchArea[]) => a.some((field) => b.includes(field))

/** Pairs found to make search lie: who types the first must not be led to the second. */
const MISLEADING = [
  ['burglary', 'break in'],
  ['break in', 'burglary'],
  ['death', 'expired'],
  ['expired', 'death'],
  ['passenger', 'occupant'],
  ['spectacles', 'glasses'],
  ['glasses', 'spectacles'],
  ['rider', 'add on'],
  ['exclusion', 'not covered'],
  ['surgery', 'operation'],
  ['domiciliary hospitalisation', 'treatment at home'],
  ['domiciliary hospitalisation', 'home treatment'],
  ['home treatment', 'domiciliary hospitalisation'],
  ['deductible', 'co-payment'],
  ['migration', 'portability'],
  ['portability', 'migration'],
  ['maturity', 'surrender'],
  ['guaranteed surrender value', 'special surrender value'],
  ['renewal', 'revival'],
  ['illness', 'disease'],
] as const

test('the files of the thesaurus have the form of their schemas', () => {
  expect(checker(ThesaurusParts)(THESAURUS)).toEqual([])
  expect(checker(HindiWords)(hindi)).toEqual([])
})

test('a part with a field of no search, a group of one and a Hindi word without English are refused', () => {
  const part = { name: 'x', fields: ['life'], same: [['tpa', 'administrator']], asked: [], unheld: [] }
  const pointers = (changed: object) =>
    checker(ThesaurusParts)([{ ...part, ...changed }]).map(({ pointer }) => pointer)
  expect(pointers({})).toEqual([])
  expect(pointers({ fields: ['marine'] })).toEqual(['/0/fields/0'])
  expect(pointers({ same: [['tpa']] })).toEqual(['/0/same/0'])
  expect(pointers({ asked: [['heart attack', '']] })).toEqual(['/0/asked/0/1'])
  const words = checker(HindiWords)({ devanagari: [['insurance']], roman: [], english_too: [] })
  expect(words.map(({ pointer }) => pointer)).toEqual(['/devanagari/0'])
})

test('phrases are lower case and ASCII', () => {
  const phrases = [
    ...same.flatMap(({ group }) => group),
    ...asked.flatMap((one) => [one.first, ...one.printed]),
  ]
  const strange = [...phrases, ...hindi.roman.flat()].filter(
    (phrase) => !/^[a-z0-9][a-z0-9', -]*[a-z0-9]$/u.test(phrase),
  )
  expect(strange).toEqual([])
})

test('a phrase is in one group only, within a field', () => {
  const phrases = same.flatMap(({ name, fields, group }) => group.map((phrase) => ({ name, fields, phrase })))
  const repeated = phrases.filter((one, at) =>
    phrases.some(
      (other, place) =>
        place < at && meet(one.fields, other.fields) && stemmed(other.phrase) === stemmed(one.phrase),
    ),
  )
  expect(repeated.map(({ name, phrase }) => `${name}: ${phrase}`)).toEqual([])
})

test('what is asked has one entry per field, without stop words', () => {
  const repeated = asked.filter((one, at) =>
    asked.some(
      (other, place) =>
        place < at && meet(one.fields, other.fields) && stemmed(other.first) === stemmed(one.first),
    ),
  )
  expect(repeated.map(({ name, first }) => `${name}: ${first}`)).toEqual([])
  const stopped = asked.filter(({ first }) => first.split(' ').some((word) => STOP_WORDS.has(word)))
  expect(stopped.map(({ name, first }) => `${name}: ${first}`)).toEqual([])
})

test('nothing is printed that what is asked finds already', () => {
  const idle = asked.flatMap(({ name, first, printed }) => [
    ...printed
      .filter((phrase) => contains(stemmed(phrase), stemmed(first)))
      .map((phrase) => `${name}: ${first} → ${phrase}`),
    ...printed
      .filter((phrase, at) => printed.findIndex((other) => stemmed(other) === stemmed(phrase)) < at)
      .map((phrase) => `${name}: ${first} → ${phrase} twice`),
  ])
  expect(idle).toEqual([])
})

test('one-way entries do not go both ways, within a field', () => {
  const both = asked.filter((one) =>
    asked.some(
      (other) =>
        other.first < one.first &&
        meet(one.fields, other.fields) &&
        one.printed.map(stemmed).includes(stemmed(other.first)) &&
        other.printed.map(stemmed).includes(stemmed(one.first)),
    ),
  )
  expect(both.map(({ name, first }) => `${name}: ${first}`)).toEqual([])
})

test('no entry repeats a group', () => {
  const repeated = asked.filter((one) =>
    same.some(
      ({ fields, group }) =>
        meet(one.fields, fields) &&
        group.map(stemmed).includes(stemmed(one.first)) &&
        one.printed.some((phrase) => group.map(stemmed).includes(stemmed(phrase))),
    ),
  )
  expect(repeated.map(({ name, first }) => `${name}: ${first}`)).toEqual([])
})

test('no pair that is known to mislead', () => {
  const leads = (from: string, to: string) =>
    asked.some(
      ({ first, printed }) => stemmed(first) === stemmed(from) && printed.map(stemmed).includes(stemmed(to)),
    ) || same.some(({ group }) => [from, to].every((phrase) => group.map(stemmed).includes(stemmed(phrase))))
  expect(MISLEADING.filter(([from, to]) => leads(from, to))).toEqual([])
  const excess = same.filter(({ group }) => group.includes('excess'))
  expect(excess.map(({ fields }) => fields)).toEqual([['general']])
})

test('Hindi words are listed once for a meaning, however they are spelled', () => {
  const rows = [...hindi.devanagari, ...hindi.roman].flatMap(([meaning, ...words]) =>
    words.map((word) => `${fold(word)} ${meaning}`),
  )
  expect(rows.filter((row, at) => rows.indexOf(row) < at)).toEqual([])
})

test('at least 400 words are in Devanagari, of its letters alone', () => {
  const words = hindi.devanagari.flatMap(([, ...words]) => words)
  expect(new Set(words.map(fold)).size).toBeGreaterThanOrEqual(400)
  expect(words.filter((word) => !/^[\p{Script=Devanagari}-]+$/u.test(word))).toEqual([])
})

test('every meaning of a Hindi word is made of words that the trade, the sample data or queries know', () => {
  const data = glob
    .sync([`${SAMPLE}/**/*.json`, `${COMMON}/**/*.json`])
    .map((file) => readFileSync(file, 'utf8'))
  const known = new Set([...frontDecoded(wordsIn([]).stems), ...data.flatMap(tokens).map(stem)])
  const isKnown = (word: string) => STOP_WORDS.has(word) || GENERIC_WORDS.has(word) || known.has(stem(word))
  const meanings = new Set(HINDI.flatMap(([, ...english]) => english))
  expect([...meanings].filter((meaning) => !tokens(meaning.replaceAll('-', ' ')).every(isKnown))).toEqual([])
})

test('a synonym that holds no letter and no digit is refused: nobody can search for it', () => {
  const problems = (word: string) => checker(Synonyms)([['rupees', word]])
  for (const word of ['80D', '२४', 'आग', 'sum-insured']) expect(problems(word)).toEqual([])
  for (const word of ['₹', '…', ' ', '']) expect(problems(word)).toMatchObject([{ pointer: '/0/1' }])
})
