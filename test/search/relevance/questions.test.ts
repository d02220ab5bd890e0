import glob from 'fast-glob'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type JudgedProduct,
  type LawQuestion,
  type ProductQuestion,
  type ProductRule,
  lawGrades,
  productGrades,
  sectionKey,
} from '../../bench/search/judgement.ts'
import { COMMON, SAMPLE } from '../../support/sample-data.ts'

// The questions for product and law search: their form, what they name, and how their rules grade.

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const asked = <Q>(name: string) =>
  (read(`test/search/relevance/${name}-questions.json`) as { questions: Q[] }).questions

describe.each(['product', 'law', 'sample-product', 'sample-law'])('%s questions', (name) => {
  const questions = asked<ProductQuestion | LawQuestion>(name)

  test('every question is asked once and judged', () => {
    const texts = questions.map(({ q }) => q)
    expect(texts.filter((q, at) => texts.indexOf(q) < at)).toEqual([])
    const unjudged = questions.filter(({ relevant = [], where = [] }) => relevant.length + where.length === 0)
    expect(unjudged).toEqual([])
  })

  test('grades are 1 to 3, in rules also 0 or three numbers that fall', () => {
    const given = questions.flatMap(({ relevant = [] }) => relevant.map(({ grade }) => grade))
    expect(given.filter((grade) => ![1, 2, 3].includes(grade))).toEqual([])
    const rules = questions.flatMap(({ where = [] }) => where.map(({ grade }) => grade))
    const allowed = (grade: ProductRule['grade']) =>
      typeof grade === 'number' ? [0, 1, 2, 3].includes(grade) : grade.join(' ') === '3 2 1'
    expect(rules.filter((grade) => !allowed(grade))).toEqual([])
  })
})

test('the questions about the sample data name what is there', () => {
  const files = glob.sync(`${SAMPLE}/products/*/*.json`).filter((file) => !file.endsWith('.clauses.json'))
  const uins = new Set(files.map((file) => (read(file) as { uin: string }).uin))
  const products = asked<ProductQuestion>('sample-product').flatMap(({ relevant = [] }) => relevant)
  expect(products.filter(({ uin }) => !uins.has(uin))).toEqual([])
  const laws = glob
    .sync(`${COMMON}/law/*.json`)
    .map((file) => read(file) as { slug: string; sections: { number: string }[] })
  const sections = new Set(
    laws.flatMap(({ slug, sections }) =>
      sections.map(({ number }) => sectionKey({ law: slug, section: number })),
    ),
  )
  const named = asked<LawQuestion>('sample-law').flatMap(({ relevant = [] }) => relevant)
  expect(named.filter((one) => !sections.has(sectionKey(one)))).toEqual([])
})

const product = (uin: string, name: string, more: Partial<JudgedProduct> = {}): JudgedProduct => ({
  uin,
  name,
  line: 'health',
  category: 'health-indemnity',
  insurer: 'banyan',
  status: 'active',
  launched: null,
  ...more,
})
const CARE = [
  product('SBHHLIP20001V011920', 'Family Care'),
  product('SBHHLIP22011V022122', 'FAMILY-CARE'),
  product('SBHHLIP23011V032223', 'Family Care', { status: 'withdrawn' }),
  product('SBHHLIP18011V011718', 'Family Care', { insurer: 'lotus' }),
  product('SBHHLIP19011V011819', 'Senior Care'),
]
const ask = (...where: ProductRule[]): ProductQuestion => ({ q: 'care', kind: 'test', where })

test('newest of each: the newest active version of one insurer, the other active ones, the rest', () => {
  expect(productGrades(ask({ grade: [3, 2, 1], name: 'family.care', newest: 'each' }), CARE)).toEqual({
    SBHHLIP20001V011920: 2,
    SBHHLIP22011V022122: 3,
    SBHHLIP23011V032223: 1,
    SBHHLIP18011V011718: 3,
  })
})

test('newest of all: one product, whatever its name', () => {
  expect(productGrades(ask({ grade: 3, status: 'active', newest: 'of-all' }), CARE)).toEqual({
    SBHHLIP22011V022122: 3,
  })
})

test('the first rule that fits gives the grade; what is listed comes before; 0 is no grade', () => {
  const rules: ProductQuestion = {
    ...ask({ grade: 0, name: '^senior' }, { grade: 2, insurer: ['banyan', 'peacock'] }, { grade: 1 }),
    relevant: [{ uin: 'SBHHLIP18011V011718', grade: 3 }],
  }
  expect(productGrades(rules, CARE)).toEqual({
    SBHHLIP20001V011920: 2,
    SBHHLIP22011V022122: 2,
    SBHHLIP23011V032223: 2,
    SBHHLIP18011V011718: 3,
  })
})

test.each([
  ['512N266V03', '512N266V02', 'the version of one UIN, whatever the dates'],
  ['IRDAN137RP0014V02201920', 'IRDAN137RP0014V01201920', 'the version of a general UIN'],
  ['SBHHLIP21167V032021', 'SBHHLIP21086V022021', 'the version within a financial year'],
])('%s is newer than %s: %s', (newer, older) => {
  const products = [
    product(newer, 'A', { launched: '2020-05-01' }),
    product(older, 'A', { launched: '2020-09-01' }),
  ]
  expect(productGrades(ask({ grade: 3, newest: 'each' }), products)).toEqual({ [newer]: 3 })
})

test('products without a version or a date are all the newest', () => {
  const products = [product('ABC-1', 'A'), product('ABC-2', 'A', { launched: '2020-09-01' })]
  expect(productGrades(ask({ grade: 3, newest: 'each' }), products)).toEqual({ 'ABC-1': 3, 'ABC-2': 3 })
})

test('a rule of law grades the sections of an Act that still stand', () => {
  const sections = [
    { law: 'insurance-act-1938', section: '45', omitted: false },
    { law: 'insurance-act-1938', section: '44', omitted: true },
    { law: 'lic-act-1956', section: '45', omitted: false },
  ]
  const question: LawQuestion = {
    q: 'section 45',
    kind: 'test',
    relevant: [{ law: 'insurance-act-1938', section: '45', grade: 3 }],
    where: [
      { grade: 1, section: '45' },
      { grade: 2, law: 'insurance-act-1938', omitted: false },
    ],
  }
  expect(lawGrades(question, sections)).toEqual({ 'insurance-act-1938 45': 3, 'lic-act-1956 45': 1 })
})

test('what answers the questions of families is held: rights, fields, law, forms, insurers and products', () => {
  const recordsAt = <One>(pattern: string) => glob.sync(pattern).map((file) => read(file) as One)
  const known = new Set([
    ...recordsAt<{ slug: string; fields: { key: string }[] }>(`${COMMON}/categories/*.json`).flatMap(
      ({ fields }) => fields.map(({ key }) => `field:${key}`),
    ),
    ...(read(`${COMMON}/questions.json`) as { id: string }[]).map(({ id }) => `right:${id}`),
    ...recordsAt<{ slug: string }>(`${COMMON}/law/*.json`).map(({ slug }) => `law:${slug}`),
    ...recordsAt<{ slug: string }>(`${SAMPLE}/insurers/*.json`).map(({ slug }) => `insurer:${slug}`),
    ...recordsAt<{ id: number }>(`${SAMPLE}/forms/*.json`).map(({ id }) => `form:${id}`),
    ...recordsAt<{ uin?: string }>(`${SAMPLE}/products/*/*.json`).map(({ uin }) => `product:${uin}`),
  ])
  const questions = read('test/search/relevance/family-questions.json') as {
    q: string
    kind: string
    want: string[]
  }[]
  expect(questions.flatMap(({ want }) => want.filter((one) => !known.has(one)))).toEqual([])
  expect(questions.filter(({ kind, want }) => (kind === 'none') !== (want.length === 0))).toEqual([])
  expect(new Set(questions.map(({ q }) => q)).size).toBe(questions.length)
})
