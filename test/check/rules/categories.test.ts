import { expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import { oneMeaningAKey } from '../../../build/check/rules/categories.ts'
import { faultsOfDataset } from './found.ts'

type Field = Category['fields'][number]
type Asked = Pick<Field, 'key' | 'question'> & Partial<Field>

/** What is reported of categories, given in the order in which they are read. */
function reported(categories: Readonly<Record<string, readonly Asked[]>>): string[] {
  const records = Object.entries(categories).map(([slug, fields]) => {
    const record = {
      slug,
      fields: fields.map((field) => ({ type: 'text', terms: [], ...field })),
    } as unknown as Category
    return [slug, { path: `categories/${slug}.json`, record }] as const
  })
  return faultsOfDataset(oneMeaningAKey, { categories: new Map(records) })
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
