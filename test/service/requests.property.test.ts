import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Heard, Sent } from '../requests/case.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { BASE } from '../support/built-once.ts'
import { askHandlers, filesOf } from '../support/handlers.ts'
import { type CaseTable, caseTable } from '../requests/case-table.ts'
import { errorLog } from '../support/error-log.ts'
import { anyRequest } from '../requests/random.ts'
import { type BuiltSite, caseFolder, caseSite, servedFor } from '../requests/site.ts'
import {
  type Judge,
  answerOf,
  bodyOf,
  judgesOf,
  operationAt,
  operationsOf,
} from '../support/public-document.ts'

const RUNS = { functions: 4000, http: 600 }
/** No answer may take a second, on whatever machine: most take a thousandth of it. */
const LONGEST = 1000
/** Repetitions of the slowest request: a machine pauses now and then, a dear request is dear each time. */
const AGAIN = 5

let site: BuiltSite
let document: CaseTable['document']
let judges: readonly Judge[]
let cases: CaseTable['cases']
const served = servedFor(caseFolder)
const log = errorLog()

beforeAll(async () => {
  site = await caseSite()
  ;({ document, cases } = await caseTable(filesOf(site.folder)))
  judges = judgesOf(document)
})

/** Problem of an answer to a request that may be anything. */
function problemsOf({ method, path }: Sent, { status, headers, text }: Heard): string[] {
  if (![200, 204, 304, 404, 429].includes(status)) return [`${status} ${text.slice(0, 200)}`]
  if (!new URL(path, BASE).pathname.startsWith('/api/')) return []
  if (headers['access-control-allow-origin'] !== '*') return ['may not be read by pages of other origins']
  if (method === 'HEAD' || status === 204 || status === 304) return text === '' ? [] : ['has a body']
  if (!/^application\/json; ?charset=utf-8$/iu.test(headers['content-type'] ?? '')) return ['is not JSON']
  const body: unknown = JSON.parse(text)
  const schema =
    status === 200 ? schemaOf(method, path) : bodyOf(document.components.responses['NoSuchOperation'])
  if (schema === null) return ['answers what the document does not name']
  return judges.flatMap((judge) => judge(schema, body))
}

/** The schema of the operation that the document names for an address. */
function schemaOf(method: string, path: string): object | null {
  const { pathname } = new URL(path, BASE)
  const at = decodeURIComponent(pathname.replace(/(?<=.)\/$/u, '')).replace(/\/index\.json$/u, '')
  if (pathname.endsWith('/openapi.json')) return {}
  const found =
    method === 'POST'
      ? operationsOf(document).find((one) => one.method === 'post' && one.path === at)?.operation
      : operationAt(document, at)
  return found === undefined || found === null ? null : answerOf(found)
}

async function timed(send: (sent: Sent) => Promise<Heard>, sent: Sent) {
  const start = performance.now()
  return { heard: await send(sent), milliseconds: performance.now() - start }
}

/** Sends requests of every kind; gives how many had which status, and the one that took longest. */
async function sendMany(numRuns: number, send: (sent: Sent) => Promise<Heard>) {
  const statuses = new Map<number, number>()
  let slowest: { milliseconds: number; sent: Sent } = { milliseconds: 0, sent: { method: 'GET', path: '/' } }
  await fc.assert(
    fc.asyncProperty(anyRequest(cases), async (sent) => {
      // A log line of one request must not be blamed on the next, or shrinking ends at an innocent one.
      log.mockClear()
      const { heard, milliseconds } = await timed(send, sent)
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, sent }
      statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1)
      expect(problemsOf(sent, heard)).toEqual([])
      expect(log).not.toHaveBeenCalled()
    }),
    { numRuns },
  )
  return { statuses, slowest: slowest.sent }
}

test('the functions answer anything with an answer or a refusal, at once, and nothing is logged', async () => {
  const send = askHandlers(BASE, folderSource(site.folder))
  const { statuses, slowest } = await sendMany(RUNS.functions, send)
  expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([200, 204, 304, 404])
  expect(statuses.get(200)).toBeGreaterThan(RUNS.functions / 20)
  const times: number[] = []
  for (let time = 0; time < AGAIN; time += 1) times.push((await timed(send, slowest)).milliseconds)
  expect(Math.min(...times), slowest.path).toBeLessThan(LONGEST)
})

test('the whole site answers anything over HTTP with an answer or a refusal', async () => {
  const { statuses } = await sendMany(RUNS.http, (sent) => served.wire.send(sent))
  expect(statuses.get(200)).toBeGreaterThan(RUNS.http / 20)
})
