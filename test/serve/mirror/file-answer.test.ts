import { describe, expect, test } from 'vitest'
import { rangeOf } from '../../../build/serve/site/file-answer.ts'
import { Served } from '../../support/served.ts'
import { FILES, madeRelease, mirrored } from './made-release.ts'

// Parts of files, as RFC 9110 has them.

describe('the part that a Range header asks for', () => {
  test.each([
    ['bytes=0-499', { first: 0, last: 499 }],
    ['bytes=500-999', { first: 500, last: 999 }],
    ['bytes=-500', { first: 9500, last: 9999 }],
    ['bytes=9500-', { first: 9500, last: 9999 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=9000-20000', { first: 9000, last: 9999 }],
    ['bytes=-20000', { first: 0, last: 9999 }],
    ['bytes=10000-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=500-400', null],
    ['bytes=0-0,-1', null],
    ['bytes=-', null],
    ['lines=1-2', null],
    [undefined, null],
  ] as const)('%s, of 10,000 bytes', (header, expected) => {
    expect(rangeOf(header, undefined, '"a"', 10_000)).toEqual(expected)
  })

  test('is the whole file where it changed since', () => {
    expect(rangeOf('bytes=0-1', '"a"', '"a"', 10)).toEqual({ first: 0, last: 1 })
    expect(rangeOf('bytes=0-1', '"b"', '"a"', 10)).toBeNull()
  })
})

const PATH = '/index/catalogue.json'

/** Answer of a server to a GET of a part of a file: its status and what it says of the part. */
async function heard(origin: string, headers: Record<string, string>) {
  const response = await fetch(origin + PATH, { headers: { 'accept-encoding': 'identity', ...headers } })
  return {
    status: response.status,
    part: response.headers.get('content-range'),
    accepts: response.headers.get('accept-ranges'),
    text: await response.text(),
  }
}

const site = new Served()

test('a copy and the preview send a part of a file', async () => {
  const folder = await madeRelease({ ...FILES, 'index/catalogue.json': '{"cards":[]}' })
  for (const origin of [await mirrored(folder), site.preview.origin]) {
    const whole = await heard(origin, {})
    expect([whole.status, whole.part, whole.accepts]).toEqual([200, null, 'bytes'])
    const size = whole.text.length
    const part = { status: 206, part: `bytes 1-3/${size}`, text: whole.text.slice(1, 4) }
    expect(await heard(origin, { range: 'bytes=1-3' })).toMatchObject(part)
    const beyond = { status: 416, part: `bytes */${size}`, text: '' }
    expect(await heard(origin, { range: `bytes=${size}-` })).toMatchObject(beyond)
  }
})
