import { expect, test } from 'vitest'
import type { ProductRow } from '../../../build/publish/store/store.ts'
import { familiesOf, namesakesAmong, newerThan } from '../../../build/publish/site/families.ts'

const row = (id: string, name: string, more: Partial<ProductRow> = {}): ProductRow => ({
  id,
  uin: id,
  name,
  line: 'health',
  status: 'active',
  launched: null,
  withdrawn: null,
  supersedes: null,
  category: 'hospital',
  category_name: 'Hospital',
  insurer: 'fern',
  insurer_name: 'Fern',
  stated: 0,
  in_schedule: 0,
  not_stated: 0,
  unread: 1,
  ...more,
})

const uinsOf = (rows: readonly ProductRow[], id: string) =>
  familiesOf(rows)
    .get(id)
    ?.map(({ uin, is_superseded }) => (is_superseded ? `${uin} old` : uin))

test('UINs that differ in the version alone are one family, the newest first', () => {
  const rows = [row('FRNHLIP21001V012021', 'Care'), row('FRNHLIP23001V022223', 'Care Plus')]
  expect(uinsOf(rows, 'FRNHLIP21001V012021')).toBeUndefined()
  const same = [row('FRNHLIP21001V012021', 'Care'), row('FRNHLIP21001V022223', 'Care Plus')]
  const family = ['FRNHLIP21001V022223', 'FRNHLIP21001V012021 old']
  for (const { id } of same) expect(uinsOf(same, id)).toEqual(family)
})

test('one insurer’s products of one name are a family, whatever the spaces; those of two insurers are not', () => {
  const rows = [
    row('101N001V01', 'Jeevan Care', { launched: '2019-05-01' }),
    row('101N009V01', 'JEEVAN-CARE', { launched: '2022-05-01' }),
    row('109N009V01', 'Jeevan Care', { insurer: 'other', launched: '2024-05-01' }),
  ]
  expect(uinsOf(rows, '101N001V01')).toEqual(['101N009V01', '101N001V01 old'])
  expect(uinsOf(rows, '109N009V01')).toBeUndefined()
})

test('an older version is told of its newest one where only their names say so, and the newest of none', () => {
  const rows = [
    row('101N001V01', 'Jeevan Care', { launched: '2019-05-01' }),
    row('101N009V01', 'Jeevan Care', { launched: '2022-05-01' }),
  ]
  const family = familiesOf(rows).get('101N001V01') ?? []
  expect(newerThan('101N001V01', family)?.uin).toBe('101N009V01')
  expect(newerThan('101N009V01', family)).toBeUndefined()
})

test('what a product says it replaces joins families that were apart before', () => {
  const rows = [
    row('A1V01', 'One', { launched: '2010-05-01' }),
    row('A1V02', 'One', { launched: '2012-05-01' }),
    row('B1V01', 'Two', { launched: '2014-05-01', supersedes: 'A1V02' }),
  ]
  for (const { id } of rows) expect(uinsOf(rows, id)).toEqual(['B1V01', 'A1V02 old', 'A1V01 old'])
})

test('products of one name and kind at other insurers are named with those that were read', () => {
  const oak = { insurer: 'oak', insurer_name: 'Oak Insurance' }
  const rows = [
    row('F1', 'Standard Care, Fern'),
    row('F2', 'Standard Care'),
    row('O1', 'Oak Standard Care', { ...oak, stated: 3 }),
    row('O2', 'Standard Care', { ...oak, category: 'travel' }),
    row('E1', 'Standard Care', { insurer: 'elm', insurer_name: 'Elm' }),
    row('E2', 'Standard Care Plus', { insurer: 'elm', insurer_name: 'Elm', stated: 3 }),
  ]
  const found = rows.map(namesakesAmong(rows))
  expect(found.map(({ insurers }) => insurers)).toEqual([2, 2, 2, 0, 2, 0])
  expect(found[0]?.read).toEqual([{ uin: 'O1', name: 'Oak Standard Care', insurer_name: 'Oak Insurance' }])
})
