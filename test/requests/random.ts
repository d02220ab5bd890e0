import * as fc from 'fast-check'
import type { Case, Sent } from './case.ts'

/** Text nobody should send and somebody will: other alphabets, emoji, control characters, half of a character, markup. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 600 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u0007\u001b[31m',
    '🦄',
    '👩‍👩‍👧‍👦'.repeat(20),
    'पॉलिसी',
    '٣',
    '..',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '__proto__',
    'constructor',
    'NaN',
    'null',
    '-1',
    '1e309',
    '"',
    '\\',
    'ﬁ',
    'co-pay',
    '५ लाख',
    'hospitl',
    'x'.repeat(9000),
  ),
)

/** Percent-encoded; half a character becomes a whole one first, or nothing could be encoded. */
function encoded(value: string): string {
  return encodeURIComponent(Buffer.from(value, 'utf8').toString('utf8'))
}

/** A text as it may be in an address: encoded well, encoded badly, or hardly at all. */
const inAddress = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => encoded(value)) },
  { weight: 1, arbitrary: text.map((value) => encoded(value).toLowerCase()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%',
      '%z',
      '%FF',
      '%C3',
      '%ED%A0%80',
      '%00',
      '%2F',
      '%2e%2e',
      '%25',
      '+',
      ';',
      '@',
      ':',
      '~',
    ),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[!$'()*,;:@/._~\w-]{0,30}$/u) },
)

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Requests made of nothing: any path, any query string, any method. */
const invented = fc
  .record({
    method: fc.constantFrom(...METHODS),
    parts: fc.array(
      fc.oneof(inAddress, fc.constantFrom('policy', 'search', 'clause', 'law', 'compare', 'policies')),
      {
        maxLength: 4,
      },
    ),
    query: fc.array(
      fc.tuple(fc.oneof(inAddress, fc.constantFrom('q', 'uins', 'limit', 'offset', 'line')), inAddress),
      {
        maxLength: 4,
      },
    ),
  })
  .map(({ method, parts, query }): Sent => {
    const pairs = query.map(([name, value]) => `${name}=${value}`).join('&')
    return { method, path: `/api/v1/${parts.join('/')}${pairs === '' ? '' : `?${pairs}`}` }
  })

/** Requests of the table with a piece of the address taken out, put in or replaced, and another method or body. */
function mutated(cases: readonly Case[]) {
  return fc
    .record({
      from: fc.constantFrom(...cases.filter(({ sent }) => sent.path.startsWith('/api/v1/'))),
      at: fc.nat(400),
      drop: fc.nat(6),
      put: inAddress,
      method: fc.option(fc.constantFrom(...METHODS), { nil: null, freq: 3 }),
      body: fc.option(fc.oneof(text, fc.json()), { nil: null, freq: 2 }),
    })
    .map(({ from: { sent }, at, drop, put, method, body }): Sent => {
      const place = '/api/v1/'.length + (at % sent.path.length)
      const path = sent.path.slice(0, place) + put + sent.path.slice(place + drop)
      const asked = method ?? sent.method
      const takesBody = asked !== 'GET' && asked !== 'HEAD'
      const { body: own, headers = {} } = sent
      const text = body ?? own
      return { method: asked, path, headers, ...(takesBody && text !== undefined && { body: text }) }
    })
}

/** Values of the parameters that mean something, in any mix. */
function asked(cases: readonly Case[]) {
  const queries = cases.map(({ sent }) => sent.path).filter((path) => path.includes('?'))
  const bases = [
    '/api/v1/policies',
    '/api/v1/law',
    '/api/v1/compare',
    ...queries.map((path) => path.split('?')[0] ?? ''),
  ]
  const words = fc.array(
    fc.oneof(text, fc.constantFrom('waiting', 'period', 'hospital', 'room rent', 'co-pay', 'the')),
    {
      maxLength: 12,
    },
  )
  return fc
    .tuple(fc.constantFrom(...new Set(bases)), fc.constantFrom('q', 'limit', 'offset'), words)
    .map(([path, one, values]): Sent => {
      const name = path.endsWith('/compare') ? 'uins' : path.endsWith('/policies') ? one : 'q'
      const value = encoded(values.join(name === 'uins' ? ',' : ' '))
      return { method: 'GET', path: `${path}?${name}=${value}` }
    })
}

/** Requests of every kind, good and bad. */
export function anyRequest(cases: readonly Case[]): fc.Arbitrary<Sent> {
  const kinds = fc.oneof(
    { weight: 1, arbitrary: invented },
    { weight: 2, arbitrary: mutated(cases) },
    { weight: 2, arbitrary: asked(cases) },
  )
  return fc.tuple(kinds, fc.constantFrom({}, {}, {}, { 'if-none-match': '*' })).map(([sent, condition]) => ({
    ...sent,
    path: onTheWire(sent.path),
    headers: { ...sent.headers, ...condition },
  }))
}

// Leaves out what no HTTP client can put on a request line, and encodes what a URL would cut off as a fragment.
function onTheWire(path: string): string {
  return path.replace(/[^\u0021-\u007e]|#/gu, encoded)
}
