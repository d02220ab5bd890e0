import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { beforeAll, expect, test } from 'vitest'
import type { CatalogueFile } from '../../../build/contract/index-files/catalogue.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { call } from '../../../functions/mcp/call.ts'
import { toolNamed } from '../../../functions/mcp/tools.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { caseSite } from '../../requests/site.ts'

let source: IndexSource
let read: string[]

beforeAll(async () => {
  const { folder } = await caseSite()
  source = folderSource(folder)
  const { cards } = JSON.parse(readFileSync(join(folder, 'index/catalogue.json'), 'utf8')) as CatalogueFile
  read = cards.filter(({ coverage }) => coverage.stated > 0).map(({ uin }) => uin)
})

async function answer(name: string, args: Record<string, unknown>, isRefused = false): Promise<string> {
  const { text, isError } = await call(source, toolNamed(name), args)
  expect(isError).toBe(isRefused)
  return text
}

async function tokens(name: string, args: Record<string, unknown>): Promise<number> {
  return encode(await answer(name, args)).length
}

test('get_fact takes a key or a label, and else lists what words may mean, with question and status', async () => {
  const [uin] = read
  const label = 'waiting period for pre-existing disease (ped)'
  for (const key of ['Waiting-Pre-Existing', label])
    expect(JSON.parse(await answer('get_fact', { uin, key }))).toMatchObject({
      fact: { key: 'waiting-pre-existing' },
    })
  for (const key of ['waiting period', 'Waiting periods']) {
    const several = JSON.parse(await answer('get_fact', { uin, key })) as { candidates: object[] }
    expect(several.candidates).toHaveLength(5)
    expect(several).not.toHaveProperty('fact')
    expect(several.candidates[1]).toEqual({
      key: 'waiting-pre-existing',
      label: expect.stringContaining('PED') as unknown,
      question: expect.stringMatching(/\?$/u) as unknown,
      status: 'checked',
    })
  }
  expect(await answer('get_fact', { uin, key: 'hovercraft' }, true)).toMatch(
    /search_policy_text.*waiting-initial \(Initial waiting period/u,
  )
})

async function record(path: string): Promise<object> {
  return JSON.parse(new TextDecoder().decode((await source.read(path)) ?? undefined)) as object
}

test('list_forms and get_form say what the records say, without addresses, PDF fields and what is empty', async () => {
  const listed = JSON.parse(await answer('list_forms', {})) as { forms: object[] }
  expect(await record('/forms/index.json')).toMatchObject(listed)
  expect(Object.keys(listed.forms[0] ?? {})).toEqual(['id', 'title', 'purpose', 'applies_to', 'insurer'])
  const form = await answer('get_form', { id: 1 })
  expect(form).not.toMatch(/"pdf_fields?":|:null|:""|:\[\]/u)
  // Nothing that is left says anything else than the record.
  expect(await record('/forms/1.json')).toMatchObject(JSON.parse(form) as object)
})

test('a product takes at most 5,000 tokens, whichever it is', async () => {
  expect(read.length).toBeGreaterThan(5)
  for (const uin of read) expect(await tokens('get_policy', { uin }), uin).toBeLessThanOrEqual(5000)
})

test('get_policy has the law beside each fact under it, whichever product it is', async () => {
  let beside = 0
  for (const uin of read) {
    const text = (await answer('get_policy', { uin })).replaceAll('\\', '')
    const parts = new Map(text.split(/^### /mu).map((part) => [part.split('\n')[0], part]))
    const { facts } = (await record(`/index/answers/policy/${uinFileName(uin)}`)) as PolicyBody
    for (const { label, law = [] } of facts)
      for (const { says } of law) {
        expect(parts.get(label), `${uin} ${label}`).toContain(`The law today: ${says}`)
        beside += 1
      }
  }
  expect(beside).toBeGreaterThan(50)
})

test('a comparison of four products takes at most 8,000 tokens, whichever they are', async () => {
  for (let first = 0; first < read.length; first += 1) {
    // Neighbours are of one kind more often than not, every second one of another.
    for (const step of [1, 2]) {
      const four = [0, 1, 2, 3].map((at) => read[(first + at * step) % read.length])
      const uins = four.join(',')
      expect(await tokens('compare_policies', { uins }), uins).toBeLessThanOrEqual(8000)
    }
  }
})
