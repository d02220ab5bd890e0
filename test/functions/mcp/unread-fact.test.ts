import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { call } from '../../../functions/mcp/call.ts'
import { GET_FACT } from '../../../functions/mcp/fact-tools.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'

const UIN = 'SBHHLIP25011V022425'

test('of a field that nobody has read, get_fact says where to look, without a value, and that nobody confirmed it', async () => {
  const folder = await sampleSite()
  const policy = JSON.parse(await readFile(join(folder, `index/answers/policy/${UIN}`), 'utf8')) as PolicyBody
  const [found] = policy.look_at ?? []
  const said = async (key: string) =>
    JSON.parse((await call(folderSource(folder), GET_FACT, { uin: UIN, key })).text) as {
      fact: Record<string, unknown>
    }
  const { fact } = await said(found?.key ?? '')
  expect(fact).toMatchObject({ key: found?.key, status: 'unread', look_at: found?.places })
  expect(fact['look_at_note']).toContain('nobody has confirmed it')
  expect(fact).not.toHaveProperty('value')
  const [read] = policy.facts
  expect((await said(read?.key ?? '')).fact).not.toHaveProperty('look_at')
})
