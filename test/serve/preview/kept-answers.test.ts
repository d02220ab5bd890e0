import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Preview, startPreview } from '../../../build/serve/preview/preview-server.ts'
import { folderWith } from '../../support/built.ts'
import { ask } from '../../support/http.ts'

// The preview over HTTP. This module: what it keeps of the answers of functions, as the platform does.

/** A function that says how often it was asked, and sends the headers and the status that the address names. */
const COUNTER = `
let asked = 0
export const config = { path: '/count/*' }
export default (request) => {
  asked += 1
  const { searchParams } = new URL(request.url)
  const headers = Object.fromEntries([...searchParams].filter(([name]) => name !== 'status'))
  return new Response(String(asked).padEnd(2000, '.'), { status: Number(searchParams.get('status') ?? 200), headers })
}
`
const LASTING = 'netlify-cdn-cache-control=public,s-maxage=60'

describe('what functions answer', () => {
  const folder = folderWith({ 'index.html': 'the site' })
  const functions = folderWith({ 'count.ts': COUNTER })
  let preview: Preview
  beforeAll(async () => void (preview = await startPreview({ folder, functions })))
  afterAll(() => preview.close())

  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    ask(preview.port, path, { headers, method })
  /** Tells whether a second request for the same gets the answer of the first. */
  const isKept = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const [first, second] = [await get(path, headers), await get(path, headers)]
    return first.text === second.text
  }

  test.each([
    ['with a lifetime in this cache', `/count/a?${LASTING}`, true],
    ['without one', '/count/b', false],
    ['with one of no seconds', '/count/c?netlify-cdn-cache-control=public,s-maxage=0', false],
    ['with one for browsers alone', '/count/d?cache-control=max-age=60', false],
    ['that is an error', `/count/e?status=404&${LASTING}`, false],
    ['that varies by Accept', `/count/f?vary=Accept&${LASTING}`, true],
    ['that varies by another header', `/count/g?vary=Cookie&${LASTING}`, false],
  ])('an answer %s', async (_name, path, expected) => {
    expect(await isKept(path)).toBe(expected)
  })

  test('is kept for each address and each Accept', async () => {
    const path = `/count/own?${LASTING}`
    const asked = [
      await get(path),
      await get(`${path}&x=1`),
      await get(path, { accept: 'text/markdown' }),
      await get(path),
    ]
    const texts = asked.map(({ text }) => text)
    expect(new Set(texts).size).toBe(3)
    expect(texts[3]).toBe(texts[0])
  })

  test('is not kept for conditional requests, and not given to them', async () => {
    const path = `/count/plain?${LASTING}`
    const conditional = { 'if-none-match': '"x"' }
    expect(await isKept(path, conditional)).toBe(false)
    const { text } = await get(path)
    expect((await get(path, conditional)).text).not.toBe(text)
    expect((await get(path)).text).toBe(text)
  })

  test('has for HEAD the headers that it has for GET, and no body', async () => {
    const path = `/count/head?${LASTING}&content-type=text/plain`
    const head = await get(path, {}, 'HEAD')
    const { text, headers } = await get(path)
    expect([head.text, head.headers['content-length']]).toEqual(['', String(text.length)])
    expect(head.headers['vary']).toBe('Accept-Encoding')
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
  })

  test('is sent in the encoding that each client takes', async () => {
    const path = `/count/coded?${LASTING}&content-type=text/plain`
    const { text } = await get(path)
    const { bytes, headers } = await get(path, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect((await get(path)).text).toBe(text)
  })

  test('is forgotten when the site was built again', async () => {
    const path = `/count/again?${LASTING}`
    const { text } = await get(path)
    preview.reload()
    expect((await get(path)).text).not.toBe(text)
  })

  test('is never kept where that is switched off', async () => {
    const uncached = await startPreview({ folder, functions, cache: false })
    const path = `/count/off?${LASTING}`
    const answers = [await ask(uncached.port, path, {}), await ask(uncached.port, path, {})]
    await uncached.close()
    expect(answers[0]?.text).not.toBe(answers[1]?.text)
  })
})
