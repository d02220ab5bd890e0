import { expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import { lawBeside, oneMeaningAKey } from '../../../build/check/rules/categories.ts'
import { findingsOfDataset } from './found.ts'

type Field = Category['fields'][number]
type Asked = Pick<Field, 'key' | 'question'> & Partial<Field>

/** Reports about categories, which are given in the order in which they are read. */
function reported(categories: Readonly<Record<string, readonly Asked[]>>, rule = oneMeaningAKey): string[] {
  const records = Object.entries(categories).map(([slug, fields]) => {
    const record = {
      slug,
      fields: fields.map((field) => ({ type: 'text', terms: [], ...field })),
    } as unknown as Category
    return [slug, { path: `categories/${slug}.json`, record }] as const
  })
  return findingsOfDataset(rule, { categories: new Map(records), forms: [], laws: [] })
}

const asks = (question: string, more: Partial<Field> = {}): Asked => ({ key: 'k', question, ...more })

test('of two categories the later by name is reported, however they are read', () => {
  const end =
    'give both one question, one type and the same choices, or another key to what means something else'
  const expected = [
    `categories/b.json/fields/0: field "k" asks "Two?" as text, but in categories/a.json asks "One?" as text; ${end}`,
  ]
  expect(reported({ a: [asks('One?')], b: [asks('Two?')] })).toEqual(expected)
  expect(reported({ b: [asks('Two?')], a: [asks('One?')] })).toEqual(expected)
})

test('a question is the same in other letters, with other space, and with its choices in another order', () => {
  expect(reported({ a: [asks('One?')], b: [asks(' ONE? ')] })).toEqual([])
  const choices = (...all: string[]) => asks('One?', { type: 'choice', choices: all })
  expect(reported({ a: [choices('x', 'y')], b: [choices('y', 'x')] })).toEqual([])
  const [message = ''] = reported({ a: [choices('x', 'y')], b: [choices('x', 'z')] })
  expect(message).toContain(
    'asks "One?" as choice (x | z), but in categories/a.json asks "One?" as choice (x | y);',
  )
})

test('a question in like words is the same', () => {
  expect(
    reported({ a: [asks('Is childbirth covered?')], b: [asks('Are childbirth and pregnancy covered?')] }),
  ).toEqual([])
})

test('another type is reported, another key and the same category are not', () => {
  expect(reported({ a: [asks('One?')], b: [asks('One?', { type: 'days' })] })).toHaveLength(1)
  expect(reported({ a: [asks('One?')], b: [{ key: 'other', question: 'Two?' }] })).toEqual([])
  expect(reported({ a: [asks('One?'), asks('Two?')] })).toEqual([])
})

test('a last day that no law of its field counts is reported', () => {
  const last_day = { name: 'Free look ends', from: 'received', count: 30, unit: 'days' } as const
  const says = (words: string) => [{ slug: 'an-act', section: '1', says: words, since: null, for: null }]
  const findingOf = (more: Partial<Field>) =>
    reported({ a: [asks('One?', { last_day, ...more })] }, lawBeside).filter((one) =>
      one.includes('last day'),
    )
  expect(findingOf({ law: says('30 days from receipt') })).toEqual([])
  for (const law of [says('130 days from receipt'), undefined])
    expect(findingOf(law === undefined ? {} : { law })).toEqual([
      'categories/a.json/fields/0/last_day: the last day counts 30 days, and no law of the field says so; name the section in law, with these words',
    ])
})
