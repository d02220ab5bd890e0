import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILES } from '../support/hand-made-site.ts'
import { get, refusal, siteOf } from '../support/handlers.ts'

// Where the files of a site are not what they say of each other, whoever runs it is told which.

let log: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

const WITHOUT_LIST = { ...FILES, 'index/answers/categories': undefined }

test.each([
  ['categories', WITHOUT_LIST, '/index/answers/categories is missing'],
  ['policy/101N134V19', FILES, 'a file of the product 101N134V19 is missing'],
])('/api/v1/%s', async (path, files, line) => {
  const { status, code } = await refusal(await get(`/api/v1/${path}`, {}, siteOf(files)))
  expect([status, code]).toEqual([500, 'internal'])
  expect(log.mock.calls).toEqual([[`query: ${line}`]])
})
