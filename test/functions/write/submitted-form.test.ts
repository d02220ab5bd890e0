import { describe, expect, test } from 'vitest'
import { ORIGIN, get } from '../../support/handlers.ts'
import { receiptStart } from '../../../build/contract/receipt-code.ts'
import { unescapedHtml as plain } from '../../support/emitted-pages.ts'
import { Memory, submit } from '../../support/submitting.ts'

// Bodies as a browser sends them with a form of a page.
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
}
const send = async (path: string, fields: string, memory = new Memory(), headers: object = {}) => {
  const response = await submit(path, fields, memory, { headers: { ...FORM, ...headers } })
  return { memory, status: response.status, headers: response.headers, html: await response.text() }
}

describe('a form of a page', () => {
  test('is stored as the same fields in JSON are, and answered with a page that has the same receipt', async () => {
    const { memory, status, headers, html } = await send(
      'corrections',
      'message=Page+7+says+36.&uin=A1&key=room&email=&website=',
    )
    const asJson = new Memory()
    await submit('corrections', { message: 'Page 7 says 36.', uin: 'A1', key: 'room' }, asJson)
    expect(status).toBe(200)
    expect(memory.records).toEqual(asJson.records)
    expect(html).toContain(memory.records[0]?.id)
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('netlify-cdn-cache-control')).toBeNull()
  })

  test('asks for help only with the box ticked', async () => {
    const ticked = await send('help', 'need=claim&email=asha%40example.org&consent=checked')
    expect(ticked.memory.records[0]?.body).toEqual({
      need: 'claim',
      email: 'asha@example.org',
      consent: true,
    })
    const open = await send('help', 'need=claim&email=asha%40example.org')
    expect(open.status).toBe(404)
    expect(open.html).toContain('Tick the box')
    expect(open.memory.records).toEqual([])
  })

  test.each([
    ['with a field twice', 'corrections', 'message=a&message=b'],
    ['with a field that is not known', 'corrections', 'message=a&colour=b'],
    ['in Latin-1', 'corrections', 'message=Andr%E9'],
    ['whose percent-encoding is broken', 'corrections', 'message=100%'],
  ])('%s is a page that says so, and nothing is stored', async (_, path, fields) => {
    const { memory, status, html } = await send(path, fields)
    expect(status).toBe(404)
    expect(html).toContain('<h1>Not sent</h1>')
    expect(memory.records).toEqual([])
  })

  test.each([
    ['help', { need: 'claim', email: 'name@gmail', name: 'Asha <b>' }, 'email', 'name@example.com'],
    ['help', { need: 'claim', phone: '12', message: 'Two\r\nlines' }, 'phone', '6 to 15 digits'],
    ['help', { consent: 'checked', phone: '98765\u00a043210' }, 'need', 'Choose what'],
    ['help', { need: 'buy', city: 'x'.repeat(101) }, 'city', 'at most 100 characters'],
    ['corrections', { evidence: 'page 3', key: 'room-rent', uin: 'A1' }, 'message', 'Write what it is about'],
  ])(
    'of /%s with %j comes back as it was filled in, with what to mend at %s, in no words of a program',
    async (path, typed: Record<string, string>, field, words) => {
      const { html, status, memory } = await send(path, String(new URLSearchParams(typed)))
      expect([status, memory.records]).toEqual([404, []])
      expect(html).toMatch(new RegExp(`<strong id="${field}-problem">[^<]*${words}`, 'u'))
      expect(html).toContain(`aria-describedby="${field}-problem"`)
      expect(html).not.toMatch(/requestHelp|reportCorrection|The body|\bJSON\b/u)
      const kept = Object.fromEntries(new URLSearchParams(filled(html, {})))
      for (const [name, value] of Object.entries(typed)) expect(kept[name], name).toBe(value)
    },
  )

  test('whose unseen field a password manager filled in comes back as it was typed, to be sent once more', async () => {
    const first = await send(
      'help',
      'need=claim&consent=checked&phone=0222345678&language=hi&website=https%3A%2F%2Fa.example',
    )
    expect([first.status, first.memory.records]).toEqual([404, []])
    const second = await send('help', filled(first.html, {}))
    expect(second.memory.records[0]?.body).toEqual({ need: 'claim', consent: true, phone: '0222345678' })
  })

  test('is answered with a short code, which finds it in the inbox', async () => {
    const { html, memory } = await send('corrections', 'message=x')
    const code =
      /<code class="receipt" translate="no">(?<code>[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4})</u.exec(html)?.groups?.[
        'code'
      ] ?? ''
    expect(memory.records[0]?.id.startsWith(receiptStart(code) ?? '?')).toBe(true)
  })

  test('asks for an address once where help is asked for without one, and is taken as it is the second time', async () => {
    const page = await (await get('/help?uin=A1')).text()
    const typed = { message: 'One “line”\r\n<b>and</b> another & more', city: 'Pune' }
    const first = await send('help', filled(page, { need: 'claim', consent: 'checked', ...typed }))
    expect([first.status, first.memory.records]).toEqual([404, []])
    expect(first.html).toContain('nobody can answer you')
    const second = await send('help', filled(first.html, {}))
    expect(second.status).toBe(200)
    expect(second.html).toContain('nobody can answer it')
    expect(second.memory.records[0]?.body).toEqual({ need: 'claim', consent: true, uin: 'A1', ...typed })
    const answerable = await send('help', filled(first.html, { phone: '022 2345678' }))
    expect(answerable.html).not.toContain('nobody can answer')
    expect(answerable.memory.records[0]?.body).toMatchObject({ ...typed, phone: '022 2345678' })
  })

  test.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['text/*, application/json;q=0.9', true],
    ['TEXT/HTML;q=0.5, */*;q=0.4', true],
    ['*/*', false],
    ['', false],
    ['text/html, application/json', false],
    ['text/html;q=0.8, application/*', false],
    ['text/html;q=0, */*', false],
    ['application/json', false],
  ])('is answered with a page only where it is preferred to JSON: Accept: %s', async (accept, isPage) => {
    for (const fields of ['message=x', 'colour=x']) {
      const { headers } = await send('corrections', fields, new Memory(), { accept })
      expect(headers.get('content-type')?.startsWith('text/html')).toBe(isPage)
    }
  })

  test.each([
    '{"need":"claim","consent":true}',
    ' \n[{"a=b&c":1}]',
    encodeURIComponent('{"need":"buy"}'),
    '{"a%',
  ])('that is JSON is told which header is missing: %s', async (json) => {
    const accept = 'application/json'
    const { status, html, memory } = await send('help', json, new Memory(), { accept })
    expect([status, memory.records]).toEqual([404, []])
    expect((JSON.parse(html) as { message: string }).message).toContain(
      'Send it with the header Content-Type: application/json',
    )
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://insurance.example.evil.example' }, false],
    [{ origin: 'https://insurance.example:8443' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: ORIGIN }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ origin: ORIGIN }, true],
    [{}, true],
  ])('of a page with %j is taken: %s; JSON is taken from every page', async (headers, isTaken) => {
    const form = await send('corrections', 'message=x', new Memory(), headers)
    expect([form.status, form.memory.records.length]).toEqual(isTaken ? [200, 1] : [404, 0])
    const json = { 'content-type': 'application/json', ...headers }
    expect((await submit('corrections', { message: 'x' }, new Memory(), { headers: json })).status).toBe(200)
  })

  test('shows what was sent as text', async () => {
    const { html } = await send('corrections', `message=a&${encodeURIComponent('<img>')}=b`)
    expect(html).not.toContain('<img>')
  })
})

/** What a browser sends of the form in a page: the values it holds, and what a person types. */
function filled(page: string, typed: Readonly<Record<string, string>>): string {
  const inputs = [...page.matchAll(/<input\b[^>]*>/gu)].flatMap(([tag]) => {
    const isSent = !tag.includes('checkbox') || / checked\b/u.test(tag)
    return isSent ? [[attribute(tag, 'name'), attribute(tag, 'value')]] : []
  })
  const areas = Array.from(page.matchAll(/(<textarea\b[^>]*>)([^<]*)</gu), ([, tag = '', text = '']) => [
    attribute(tag, 'name'),
    plain(text),
  ])
  const chosen = Array.from(
    page.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gsu),
    ([, tag = '', options = '']) => [
      attribute(tag, 'name'),
      /<option value="([^"]*)" selected/u.exec(options)?.[1] ?? '',
    ],
  )
  const all = [...inputs, ...areas, ...chosen].filter(([name]) => name !== 'q')
  return new URLSearchParams({ ...(Object.fromEntries(all) as object), ...typed }).toString()
}

function attribute(tag: string, name: string): string {
  return plain(new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '')
}
