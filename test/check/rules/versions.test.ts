import { expect, test } from 'vitest'
import { supersedesCycle, supersedesExists } from '../../../build/check/rules/versions.ts'
import type { Rule } from '../../../build/check/rules/rule.ts'
import { findingsOfDataset, reportsOf } from './found.ts'

function messages(rule: Rule, pairs: readonly (readonly [string, string | null])[]): string[] {
  const products = pairs.map(([uin, supersedes], at) => ({ path: `p${at}.json`, uin, supersedes }))
  return reportsOf(rule, 'dataset', {}, { products }).map(({ path, where }) => `${path}${where}`)
}

test('the version before is known by its UIN, however it is spaced and capitalised', () => {
  const versions = [
    ['ABCHLIP21001 V012021', null],
    ['ABCHLIP21001V022122', ' abchlip21001v012021'],
  ] as const
  expect(messages(supersedesExists, versions)).toEqual([])
  expect(messages(supersedesExists, [...versions, ['ABCHLIP21001V032223', 'ABCHLIP21001V0320']])).toEqual([
    'p2.json/supersedes',
  ])
})

test('a cycle is found, however its UINs are spaced and capitalised', () => {
  expect(
    messages(supersedesCycle, [
      ['ABCHLIP21001V012021', 'abchlip21001v022122'],
      ['ABCHLIP21001 V022122', 'ABCHLIP21001V012021'],
    ]),
  ).toHaveLength(1)
})

test('of a cycle the versions in it are named, not those that lead to it', () => {
  const versions = { A1: 'B1', B1: 'C1', C1: 'B1', D1: 'A1' }
  const products = Object.entries(versions).map(([uin, supersedes]) => ({
    path: `${uin}.json`,
    uin,
    supersedes,
  }))
  expect(findingsOfDataset(supersedesCycle, {}, { products })).toEqual([
    'B1.json/supersedes: the versions lead back to themselves (B1 → C1 → B1); the oldest supersedes null',
  ])
})
