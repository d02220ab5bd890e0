import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FormsBody } from '../../../build/contract/published/forms.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { sampleSite } from '../../support/built-once.ts'

// Sample Peacock sells health and general insurance; form 5 is for health, form 7 for homes.

async function read<T>(path: string): Promise<T> {
  return JSON.parse(readFileSync(join(await sampleSite(), path), 'utf8')) as T
}

test.each([
  ['SPGPAIP23005V012223', [5]],
  ['IRDAN903RP0021V01202425', [7]],
])('%s names the forms of its insurer for its line of business alone', async (uin, ids) => {
  const { forms } = await read<PolicyBody>(`api/v1/policy/${uin}`)
  expect(forms.map(({ id }) => id)).toEqual(ids)
})

test('the list of forms says of each what it is for, not what its insurer sells', async () => {
  const { forms } = await read<FormsBody>('forms/index.json')
  expect(forms.map(({ id, lines }) => `${id} ${lines.join()}`)).toEqual([
    '1 health',
    '2 health',
    '3 general',
    '4 life',
    '5 health',
    '6 general',
    '7 general',
  ])
})
