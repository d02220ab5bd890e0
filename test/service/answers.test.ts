import { beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { ERRORS } from '../../build/contract/errors.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { BASE } from '../support/built-once.ts'
import { askHandlers, filesOf } from '../support/handlers.ts'
import { type CaseTable, caseTable } from '../requests/case-table.ts'
import { bodyProblems, problemsOf } from '../requests/judge.ts'
import { type BuiltSite, caseSite, servedFor } from '../requests/site.ts'
import { errorLog } from '../support/error-log.ts'

let site: BuiltSite
let document: CaseTable['document']
let judge: CaseTable['judge']
let cases: CaseTable['cases']
const log = errorLog()

beforeAll(async () => {
  site = await caseSite()
  ;({ document, judge, cases } = await caseTable(filesOf(site.folder)))
})

describe('the table', () => {
  test('has cases of every operation and of every code that a request can cause', () => {
    const countOf = (id: string) => cases.filter(({ answer }) => answer === id).length
    for (const id of Object.keys(OPERATIONS)) expect([id, countOf(id) > 0]).toEqual([id, true])
    const codes = new Set(cases.map(({ error }) => error).filter((error) => error !== null))
    const caused = Object.entries(ERRORS).flatMap(([code, { status }]) => (status === 404 ? [code] : []))
    expect(codes).toEqual(new Set(caused))
    expect(cases.length).toBeGreaterThan(400)
  })

  test('can fail: the judge finds a wrong status, code, message, header, claim and body', async () => {
    const [found, lost] = [
      cases.find(({ status, answer }) => status === 200 && answer === 'searchPolicies'),
      cases.find(({ error, says }) => error === 'policy-not-found' && says.length > 0),
    ]
    if (found === undefined || lost === undefined) throw new Error('no such cases')
    const send = askHandlers(BASE, folderSource(site.folder))
    const [good, refusal] = [await send(found.sent), await send(lost.sent)]
    expect([...judge(found, good, BASE), ...judge(lost, refusal, BASE)]).toEqual([])
    expect(judge({ ...found, status: 404 }, good, BASE)).not.toEqual([])
    expect(judge({ ...lost, error: 'law-not-found' }, refusal, BASE)).not.toEqual([])
    expect(judge({ ...lost, says: ['no such words'] }, refusal, BASE)).not.toEqual([])
    expect(judge(lost, refusal, 'https://other.example')).not.toEqual([])
    expect(judge({ ...found, answer: 'stats' }, good, BASE)).not.toEqual([])
    expect(judge({ ...found, claims: [{ what: 'no', test: () => false }] }, good, BASE)).not.toEqual([])
    for (const name of ['content-type', 'etag', 'access-control-allow-origin', 'x-content-type-options']) {
      expect(judge(found, { ...good, headers: { ...good.headers, [name]: 'other' } }, BASE)).not.toEqual([])
    }
    expect(judge(found, { ...good, text: good.text.slice(0, -1) }, BASE)).not.toEqual([])
  })
})

test('the functions answer every case', async () => {
  const asked = cases.filter(({ place }) => place !== 'http')
  const send = askHandlers(BASE, folderSource(site.folder))
  expect(await problemsOf(judge, asked, BASE, send)).toEqual([])
  expect(log).not.toHaveBeenCalled()
})

test('caches may keep what GET and HEAD are answered, and nothing else', async () => {
  const send = askHandlers(BASE, folderSource(site.folder))
  const wrong: string[] = []
  for (const { name, sent, status } of cases.filter(({ place }) => place !== 'http')) {
    const { headers } = await send(sent)
    const isKept = status === 200 && sent.method !== 'POST'
    const cdn = headers['netlify-cdn-cache-control'] ?? ''
    if (isKept !== /^public, durable, s-maxage=\d+$/u.test(cdn) || (!isKept && cdn !== '')) wrong.push(name)
    if (!isKept && status !== 204 && headers['cache-control'] !== 'no-store') wrong.push(name)
  }
  expect(wrong).toEqual([])
})

describe('over HTTP, through the preview', () => {
  const served = servedFor(() => site.folder)

  test('every case is answered', async () => {
    const asked = cases.filter(({ place }) => place !== 'functions')
    expect(await problemsOf(judge, asked, served.preview.origin, (sent) => served.wire.send(sent))).toEqual(
      [],
    )
    expect(log).not.toHaveBeenCalled()
  })

  test('every answer is tagged: who holds it hears 304 and no body; HEAD hears its headers', async () => {
    const answers = cases.filter(
      ({ place, status, sent }) => place !== 'functions' && status === 200 && sent.method === 'GET',
    )
    const { wire } = served
    const wrong: string[] = []
    for (const { name, sent } of answers) {
      const { etag = '', ...headers } = (await wire.send(sent)).headers
      const again = await wire.send({ ...sent, headers: { 'if-none-match': etag } })
      if (again.status !== 304 || again.text !== '' || again.headers['etag'] !== etag)
        wrong.push(`${name}: 304`)
      const head = await wire.send({ ...sent, method: 'HEAD' })
      if (head.status !== 200 || head.headers['etag'] !== etag || head.text !== '')
        wrong.push(`${name}: HEAD`)
      for (const header of ['content-type', 'content-length', 'vary'])
        if (head.headers[header] !== headers[header]) wrong.push(`${name}: ${header} of HEAD`)
    }
    expect(wrong).toEqual([])
    expect(answers.length).toBeGreaterThan(100)
  })
})

test('a bare copy of the files answers what needs no function', async () => {
  const read = filesOf(site.folder)
  const bare = cases.filter(({ bare }) => bare)
  const wrong: string[] = []
  for (const { name, sent, answer, claims } of bare) {
    const body = await read(decodeURIComponent(sent.path))
    wrong.push(
      ...bodyProblems(document, answer, JSON.stringify(body)).map((problem) => `${name}: ${problem}`),
    )
    wrong.push(...claims.filter(({ test }) => !test(body as never)).map(({ what }) => `${name}: ${what}`))
  }
  expect(wrong).toEqual([])
  const pages = Object.entries(OPERATIONS).flatMap(([id, { kind }]) => (kind === 'stored' ? [id] : []))
  expect(new Set(bare.map(({ answer }) => answer))).toEqual(new Set(pages))
})
