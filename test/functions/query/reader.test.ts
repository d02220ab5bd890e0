import { expect, test } from 'vitest'
import { folderSource, httpSource } from '../../../functions/query/source/reader.ts'
import { folderWith } from '../../support/built.ts'

// Reads of functions: files under /index/, Markdown versions and records of forms, and nothing else.

const folder = folderWith({ 'forms/51A.json': '{}' })

test('a file is read as it is', async () => {
  expect(await folderSource(folder).read('/forms/51A.json')).toEqual(Buffer.from('{}'))
})

test.each([
  '/index/law.json',
  '/index/answers/stats',
  '/index/answers/policy/IRDAN906RP0001V02202324~2FA0003V01',
  '/index/text/(A)-1_b.json',
  '/category/term-life.md',
  '/insurer/sample-life.md',
  '/law/insurance-act-1938.md',
  '/policy/NICHLIP25041V022425.md',
  '/forms/9.json',
  `/index/${'a'.repeat(300)}`,
])('%s may be asked for, and may be missing', async (path) => {
  expect(await folderSource(folder).read(path)).toBeNull()
})

test.each([
  '/index',
  '/index/',
  '//index/a',
  '/index/a?b',
  '/index//law.json',
  '/index/law.json/',
  '/index/../package.json',
  '/index/.built',
  '/index/a/.b',
  '/index/a b',
  '/x/index/law.json',
  '/api/v1/stats',
  '/policy/A.json',
  '/policy/.md',
  '/policy/..md',
  '/policy/a/b.md',
  '/policy/a.md/b',
  '/x/policy/a.md',
  '/forms/.json',
  '/forms/5-1.json',
  '/forms/5xjson',
  '/forms/51A.json.gz',
  '/x/forms/51A.json',
])('%s is never asked for', async (path) => {
  for (const source of [folderSource(folder), httpSource('http://127.0.0.1:9')])
    await expect(source.read(path)).rejects.toThrow(`${path} is not a path that functions read`)
})
