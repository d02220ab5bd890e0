import { request } from 'node:http'
import { expect, test } from 'vitest'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

/** Asks with headers that fetch would not send; gives the status. */
function status(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end(method === 'POST' ? '{}' : undefined)
  })
}

test('another host name, another origin and another site are refused, on every address', async () => {
  const desk = await AskedDesk.over(new CarData())
  const { origin } = desk.server
  const { port } = new URL(origin)
  for (const path of ['/', '/desk.js', '/desk/queue', '/nothing']) {
    expect(await status(origin, path, { host: `evil.example:${port}` })).toBe(421)
    expect(await status(origin, path, { host: '127.0.0.1' })).toBe(421)
    expect(await status(origin, path, { origin: 'https://evil.example' })).toBe(403)
    expect(await status(origin, path, { origin: 'null' })).toBe(403)
    expect(await status(origin, path, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  }
  expect(await status(origin, '/', { host: `localhost:${port}` })).toBe(200)
  expect(await status(origin, '/', { 'sec-fetch-site': 'none' })).toBe(200)
})

test('nothing that can be asked for without the token holds it; only the address that is printed does', async () => {
  const desk = await AskedDesk.over(new CarData())
  expect(new URL(desk.server.address).searchParams.get('token')).toMatch(/^[\w-]{32}$/u)
  for (const path of ['/', '/?token=', '/desk.js', '/desk.css', `/published/${CAR}`]) {
    const response = await fetch(desk.server.origin + path)
    expect(response.status).toBe(200)
    expect((await response.text()) + JSON.stringify([...response.headers])).not.toContain(desk.token)
  }
})

test.each(['/published/%E0%A4%A', '/published/%00', '//', '/published//', '/%', '/desk/', 'http://['])(
  'there is nothing at %s',
  async (path) => {
    const { hostname, port } = new URL((await AskedDesk.over(new CarData())).server.origin)
    const answered = await new Promise<number>((resolve, reject) => {
      const asked = request({ hostname, port, path }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      asked.once('error', reject)
      asked.end()
    })
    expect(answered).toBe(404)
  },
)

test('an operation needs the token of this run, JSON, a known name and POST', async () => {
  const desk = await AskedDesk.over(new CarData())
  const given = { uin: CAR, key: 'perils', blind: false }
  expect((await desk.ask('field', given)).status).toBe(200)
  expect((await desk.ask('field', given, { 'x-desk-token': '' })).status).toBe(403)
  expect((await desk.ask('field', given, { 'x-desk-token': desk.token.replace(/.$/u, '~') })).status).toBe(
    403,
  )
  expect((await desk.ask('field', given, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await desk.ask('nothing', given)).status).toBe(404)
  expect((await desk.ask('constructor', given)).status).toBe(404)
  expect(await status(desk.server.origin, '/desk/field', { 'x-desk-token': desk.token })).toBe(405)
})

test('the input of an operation is closed and its size is limited; the answer says what is allowed', async () => {
  const desk = await AskedDesk.over(new CarData())
  const wrong = await desk.ask('field', { uin: CAR, key: 'perils', blind: false, more: 1 })
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('allowed: uin, key, blind') as string },
  })
  expect((await desk.ask('field', { uin: CAR, key: '../x', blind: false })).status).toBe(400)
  expect((await desk.ask('field', '{')).status).toBe(400)
  expect((await desk.ask('field', `"${'x'.repeat(300_000)}"`)).status).toBe(413)
  expect((await desk.ask('field', { uin: 'NOBODY', key: 'perils', blind: false })).status).toBe(404)
  expect((await desk.ask('field', { uin: CAR, key: 'no-such-field', blind: false })).status).toBe(404)
})
