import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderSource } from '../../functions/query/source/reader.ts'
import { BASE } from '../support/built-once.ts'
import { temporaryFolder } from '../support/built.ts'
import { errorLog } from '../support/error-log.ts'
import { askHandlers, filesOf } from '../support/handlers.ts'
import { bodyProblems } from '../requests/judge.ts'
import { type Samples, readSamples } from '../requests/samples.ts'
import { caseSite, servedFor } from '../requests/site.ts'
import type { PublicDocument } from '../support/public-document.ts'

let folder: string
let samples: Samples
let document: PublicDocument
const log = errorLog()

beforeAll(async () => {
  folder = temporaryFolder('faults')
  cpSync((await caseSite()).folder, folder, { recursive: true })
  samples = await readSamples(filesOf(folder))
  document = (await filesOf(folder)('/api/v1/openapi.json')) as PublicDocument
})

const text = () => `index/text/${samples.read.uin}.json`
const pack = () => `index/clauses/${samples.read.uin}.json`
const answer = () => `index/answers/policy/${samples.read.uin}`
const insurer = () => `index/answers/insurer/${samples.insurer}`

/** Each file under /index/ with a request that cannot be answered without it. */
const NEEDS: readonly (readonly [string, () => string, () => string])[] = [
  ['the products', () => 'index/products.json', () => '/api/v1/policies?q=plan'],
  ['the products, of a refusal', () => 'index/products.json', () => '/api/v1/policy/NOBODY/search?q=a'],
  ['the service file', () => 'index/service.json', () => '/api/v1/clause/987654321'],
  ['the clause numbers', () => 'index/numbers.json', () => '/api/v1/clause/987654321'],
  ['a pack of clauses', pack, () => `/api/v1/clause/${samples.clause}`],
  ['the thesaurus', () => 'index/thesaurus/law.json', () => '/api/v1/law?q=insurer'],
  ['the words of the trade', () => 'index/words.json', () => '/api/v1/law?q=insurer'],
  ['the words of Hindi', () => 'index/hindi.json', () => '/api/v1/law?q=insurer'],
  ['the law', () => 'index/law.json', () => '/api/v1/law'],
  ['the law, of a refusal', () => 'index/law.json', () => '/api/v1/law/nothing'],
  ['a text', text, () => `/api/v1/policy/${samples.read.uin}/search?q=cover`],
  ['an answer, compared', answer, () => `/api/v1/compare?uins=${samples.read.uin},${samples.other?.uin}`],
  ['a list', () => 'index/answers/categories', () => '/api/v1/categories'],
  ['an insurer', insurer, () => `/api/v1/insurer/${samples.insurer}`],
]

/** Damages of a file, each with what repairs it. */
const DAMAGES: readonly (readonly [string, (file: string) => void])[] = [
  ['missing', (file) => rmSync(file)],
  ['cut short', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  ['empty', (file) => truncateSync(file, 0)],
  ['no UTF-8', (file) => writeFileSync(file, Buffer.from([0x22, 0xff, 0x22]))],
  ['a folder', (file) => (rmSync(file), mkdirSync(file))],
]

describe.each(DAMAGES)('an index file that is %s', (damage, befall) => {
  test.each(NEEDS)('%s: 500, one line a request, and the next recovers', async (_, fileOf, pathOf) => {
    const file = join(folder, fileOf())
    // A body is streamed as it is: the function only sees that it is there and readable.
    if (/answers\/(?:categories|insurer)/u.test(file) && !['missing', 'a folder'].includes(damage)) return
    const whole = readFileSync(file)
    const send = askHandlers(BASE, folderSource(folder))
    befall(file)
    try {
      for (const times of [1, 2]) {
        const heard = await send({ method: 'GET', path: pathOf() })
        expect([heard.status, bodyProblems(document, null, heard.text)]).toEqual([500, []])
        expect(JSON.parse(heard.text)).toMatchObject({ error: 'internal' })
        expect(heard.text).not.toContain('index')
        expect(heard.headers['cache-control']).toBe('no-store')
        expect(log).toHaveBeenCalledTimes(times)
        expect(log.mock.calls.at(-1)?.[0]).toMatch(/^query: [^\n]+$/u)
      }
    } finally {
      rmSync(file, { recursive: true, force: true })
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, whole)
      renameSync(`${file}.new`, file)
    }
    expect([200, 404]).toContain((await send({ method: 'GET', path: pathOf() })).status)
  })
})

describe('over HTTP', () => {
  const served = servedFor(() => folder)

  test('the fault is the error object with 500, and the request after it is answered', async () => {
    const file = join(folder, 'index/law.json')
    renameSync(file, `${file}.away`)
    const heard = await served.wire.send({ method: 'GET', path: '/api/v1/law' })
    renameSync(`${file}.away`, file)
    expect([heard.status, bodyProblems(document, null, heard.text)]).toEqual([500, []])
    expect((await served.wire.send({ method: 'GET', path: '/api/v1/law' })).status).toBe(200)
    expect(log).toHaveBeenCalledTimes(1)
  })
})
