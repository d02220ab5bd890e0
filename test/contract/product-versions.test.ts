import { expect, test } from 'vitest'
import { supersededAmong } from '../../build/contract/product-versions.ts'
import { normalUin } from '../../build/contract/uin.ts'

interface Given {
  readonly uin: string
  readonly name?: string
  readonly insurer?: string
  readonly launched?: string
  readonly supersedes?: string
}

const superseded = (given: readonly Given[]) => {
  const rows = given.map(({ uin, name = uin, insurer = 'a', launched = null, supersedes = null }) => {
    return {
      id: normalUin(uin),
      uin,
      name,
      insurer,
      launched,
      supersedes: supersedes === null ? null : normalUin(supersedes),
    }
  })
  return supersededAmong(rows).map((place) => given[place]?.uin)
}

test('a product another says it replaces', () => {
  expect(superseded([{ uin: 'ABC1' }, { uin: 'XYZ9', supersedes: 'abc1' }])).toEqual(['ABC1'])
})

test('a lower version of one UIN, whatever the year', () => {
  expect(superseded([{ uin: '512N266V02' }, { uin: '512N266V01' }, { uin: '512N267V01' }])).toEqual([
    '512N266V01',
  ])
  const general = ['IRDAN103RP0001V01201819', 'IRDAN103RP0001V02201819', 'IRDAN103RP0001V03202021']
  // A general UIN keeps the year of its first filing: of another year it is another product.
  expect(superseded(general.map((uin) => ({ uin })))).toEqual(['IRDAN103RP0001V01201819'])
})

test('an older product of the same name of one insurer', () => {
  const restore = { name: 'Optima Restore' }
  const health = [
    { uin: 'HDFHLIP20008V061920', ...restore },
    { uin: 'HDFHLIP22193V072122', name: 'OPTIMA  RESTORE' },
    { uin: 'HDFHLIP22193V072122X', name: 'Optima Restore', insurer: 'b' },
  ]
  expect(superseded(health)).toEqual(['HDFHLIP20008V061920'])
  const lists = [
    { uin: 'A-1', ...restore, launched: '2012-01-01' },
    { uin: 'A-2', ...restore, launched: '2014-05-01' },
    { uin: 'A-3', ...restore },
  ]
  expect(superseded(lists)).toEqual(['A-1'])
})

test('an add-on of one name to another base product, or another kind of life product, is no newer version', () => {
  const guard = { name: 'Rim Guard' }
  const addOns = [
    { uin: 'IRDAN108RP0003V02200001/A0056V01201819', ...guard, launched: '2018-09-07' },
    { uin: 'IRDAN108RP0004V02200001/A0071V01201920', ...guard, launched: '2019-09-08' },
    { uin: 'IRDAN108RP0003V03200001/A0056V02201819', ...guard, launched: '2020-09-08' },
    { uin: 'IRDAN139A0017V01201718', ...guard, launched: '2017-05-17' },
    { uin: '121N095V01', ...guard, launched: '2013-10-16' },
    { uin: '121L090V02', ...guard, launched: '2014-12-02' },
  ]
  expect(superseded(addOns)).toEqual(['IRDAN108RP0003V02200001/A0056V01201819'])
})

test('a launch before April is of the financial year before', () => {
  const health = { uin: 'HDFHLIP22193V012223', name: 'Care' }
  expect(superseded([health, { uin: 'A-1', name: 'Care', launched: '2023-03-31' }])).toEqual(['A-1'])
  expect(superseded([health, { uin: 'A-1', name: 'Care', launched: '2023-04-01' }])).toEqual([
    'HDFHLIP22193V012223',
  ])
})
