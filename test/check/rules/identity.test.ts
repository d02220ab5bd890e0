import { expect, test } from 'vitest'
import { uniqueFormId, uniqueUin } from '../../../build/check/rules/identity.ts'
import { findingsOfDataset } from './found.ts'

// Keys that two files share by mistake are reported of the later one, in whatever order they were read.

test('a UIN of two products is that of the first file by its path', () => {
  const products = ['b.json', 'a.json'].map((path) => ({ path, uin: 'SOHHLIP25001V012425' }))
  expect(findingsOfDataset(uniqueUin, {}, { products })).toEqual([
    expect.stringMatching(/^b\.json\/uin: "SOHHLIP25001V012425" is the UIN of a\.json already/u),
  ])
})

test('a number of two forms is that of the first file by its path', () => {
  const forms = ['2.json', '1.json'].map((path) => ({ path, record: { id: 7 } }))
  expect(findingsOfDataset(uniqueFormId, { forms })).toEqual([
    '2.json/id: form number 7 is taken by 1.json; use a number no form has had',
  ])
})
