import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { errorLog } from '../../support/error-log.ts'
import { pageOf } from '../../support/sample-pages.ts'

// The pages that functions answer, asked for with whatever an address can hold.

const log = errorLog()

const PAGES = Object.values(FUNCTION_PAGES)
const HTML = 'text/html; charset=UTF-8'

/** Everything Unicode calls white space, the byte order mark, and line ends. */
const WHITE = Array.from('\t\n\v\f\r \u00a0\u1680\u2000\u2003\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
/** Texts that have ended programs before: separators, broken encodings, names of prototypes, halves of letters, great lengths. */
const ODD = [
  '',
  '%',
  '%00',
  '%E0%A4%A',
  '%ff',
  '%ED%A0%80',
  '+',
  '..',
  '/',
  '../..',
  '~',
  '%2e%2e%2f',
  '&',
  '=',
  ',',
  ',,',
  '__proto__',
]
const LONG = [
  'constructor',
  '😀'.repeat(81),
  'x'.repeat(5000),
  '0'.repeat(400),
  '-1',
  '1e9',
  '"',
  '<b>',
  'क'.repeat(90),
  'ﷺ'.repeat(90),
]
const REAL = [
  'SBHHLIP25011V022425',
  'SSGHLIP25012V012526',
  'diabetes',
  'waiting-pre-existing',
  'health',
  'NOSUCH',
]
const names = fc.constantFrom('uin', 'with', 'q', 'key', 'category', 'insurer', 'from', '__proto__', '')
const atom = fc.oneof(
  fc.constantFrom(...ODD, ...LONG, ...REAL),
  fc.constantFrom(...WHITE).map(encodeURIComponent),
  fc.string({ unit: 'binary', maxLength: 6 }).map(encodeURIComponent),
)
const value = fc.array(atom, { maxLength: 3 }).map((atoms) => atoms.join(''))
const query = fc
  .array(fc.tuple(names, value), { maxLength: 4 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
const address = fc.oneof(
  fc.tuple(fc.constantFrom(...PAGES), query).map((parts) => parts.join('?')),
  fc.tuple(value, query).map(([name, asked]) => `/policy/${name.replaceAll(/[/?#\\]/gu, '')}?${asked}`),
)

test('no address of a page gives more than “not found”, and each gives a page', async () => {
  const pages = address.filter(
    (path) =>
      new URL(path, 'https://insurance.example').pathname.length > '/policy/'.length ||
      !path.startsWith('/policy/'),
  )
  await fc.assert(
    fc.asyncProperty(pages, async (path) => {
      const { status, headers, html } = await pageOf(path)
      expect([200, 404]).toContain(status)
      expect(headers.get('content-type')).toBe(HTML)
      expect(html).not.toMatch(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/u)
    }),
    { numRuns: 600 },
  )
  expect(log).not.toHaveBeenCalled()
})

describe.each(PAGES)('%s', (page) => {
  test('takes white space alone in `uin` and `with` for nothing', async () => {
    const bare = await pageOf(`${page}?q=diabetes`)
    for (const space of WHITE) {
      const blank = encodeURIComponent(space)
      const { status, html } = await pageOf(`${page}?q=diabetes&uin=${blank}&with=${blank}${blank}`)
      expect([status, html], JSON.stringify(space)).toEqual([bare.status, bare.html])
    }
  })

  test('is a page that says so where the service itself fails, and is not kept', async () => {
    const broken = { read: () => Promise.reject(new Error('the disk\nis gone')) }
    const { status, headers, html } = await pageOf(`${page}?uin=A1&uin=B1&with=C1&q=diabetes`, broken)
    const [type, kept] = ['content-type', 'cache-control'].map((name) => headers.get(name))
    expect([status, type, kept]).toEqual([500, HTML, 'no-store'])
    expect(html).toContain('Nothing is wrong with what you')
    expect(html).not.toContain('disk')
    expect(log.mock.calls).toEqual([['query: the disk is gone']])
  })
})
