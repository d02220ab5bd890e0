import { describe, expect, test } from 'vitest'
import { Memory, submit } from '../../support/submitting.ts'

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
const send = async (path: string, fields: string, memory = new Memory()) => {
  const response = await submit(path, fields, memory, FORM)
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
    expect(open.html).toContain('consent is missing')
    expect(open.memory.records).toEqual([])
  })

  test.each([
    ['whose trap is filled in', 'corrections', 'message=Buy&website=spam'],
    ['with a field twice', 'corrections', 'message=a&message=b'],
    ['with a field that is not known', 'corrections', 'message=a&colour=b'],
    ['without its message', 'corrections', 'message=+'],
    ['without a way to answer', 'help', 'need=claim&consent=checked'],
  ])('%s is a page that says so, and nothing is stored', async (_, path, fields) => {
    const { memory, status, html } = await send(path, fields)
    expect(status).toBe(404)
    expect(html).toContain('<h1>Not sent</h1>')
    expect(memory.records).toEqual([])
  })

  test('shows what was sent as text', async () => {
    const { html } = await send('corrections', `message=a&${encodeURIComponent('<img>')}=b`)
    expect(html).not.toContain('<img>')
  })
})
