import { OPERATIONS } from '../../build/contract/operations.ts'
import type { Operation } from '../../build/contract/operation.ts'
import { type Case, asked, refused, refusedRequest, overHttp } from './case.ts'
import type { Samples } from './samples.ts'

/** Paths and methods: what no operation has, what HEAD and OPTIONS get. */
export function methodCases(samples: Samples): Case[] {
  const addresses = Object.values(OPERATIONS).flatMap((operation: Operation) => {
    const path = addressOf(operation, samples)
    return path === null ? [] : [[operation, path] as const]
  })
  return [
    ...addresses.flatMap(([operation, path]) =>
      wrongMethods(operation).map((method) => wrong(method, path, operation)),
    ),
    ...addresses.map(([, path]) => asked({ method: 'OPTIONS', path, headers: PREFLIGHT }, 204)),
    ...addresses
      .filter(([{ method }]) => method === 'GET')
      .map(([, path]) => asked({ method: 'HEAD', path }, 200)),
    asked({ method: 'HEAD', path: '/api/v1/policy/nobody' }),
    asked({ method: 'HEAD', path: '/api/v1/help' }),
    asked({ method: 'OPTIONS', path: '/api/v1/nothing', headers: PREFLIGHT }, 204),
    // A page of another site may send headers of its own with every GET, of files, too.
    ...['/forms/index.json', '/changes/index.json', '/index/catalogue.json'].map((path) =>
      overHttp(asked({ method: 'OPTIONS', path, headers: PREFLIGHT }, 204)),
    ),
    ...PATHS.map((path) => refused('no-such-operation', path, '/api/v1/openapi.json')),
    refused('no-such-operation', '/api/v1/corrections/', 'POST /api/v1/corrections'),
    ...['/api/v1/%zz', '/api/v1/%', '/api/v1/policy/%FF', '/api/v1/clause/%C0%80'].map((path) =>
      refused('invalid-request', path, 'percent-encoding'),
    ),
    overHttp(refused('form-not-found', '/forms/999.json', '/forms/index.json')),
    overHttp(refused('section-not-found', '/law/no-such-act/1.json', '/api/v1/law')),
  ]
}

const PREFLIGHT = {
  origin: 'https://elsewhere.example',
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type',
}

const PATHS = [
  '/api',
  '/api/',
  '/api/v1',
  '/api/v1/',
  '/api/v2/policies',
  '/api/v1/Policies',
  '/api/v1/policies/x',
  '/api/v1/policies//',
  '/api//v1/policies',
  '/api/v1/policies%2F',
  '/api/v1/categories/x',
  '/api/v1/categories/x/fields/y',
  '/api/v1/insurer',
  '/api/v1/law/x/y',
  '/api/v1/compare/x',
  '/api/v1/stats/x',
  '/api/v1/constructor',
  '/api/v1/%F0%9F%A6%84',
  `/api/v1/${'x'.repeat(4000)}`,
]

/** A right request of an operation; null where the dataset has nothing to ask it for. */
function addressOf(operation: Operation, samples: Samples): string | null {
  const { read, other, category, insurer, law, clause } = samples
  const slug = operation.path.includes('/categories/')
    ? category
    : operation.path.includes('/law/')
      ? law
      : insurer
  const values: Record<string, string | number | null> = {
    uin: encodeURIComponent(read.uin),
    id: clause,
    slug,
  }
  const names = Array.from(operation.path.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name)
  if (names.some((name) => (values[name] ?? null) === null)) return null
  const path = operation.path.replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name]))
  if (path.endsWith('/search')) return `${path}?q=cover`
  if (!path.endsWith('/compare')) return path
  return other === null
    ? null
    : `${path}?uins=${[read, other].map(({ uin }) => encodeURIComponent(uin)).join()}`
}

function wrongMethods({ method }: Operation): string[] {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => other !== method)
}

function wrong(method: string, path: string, right: Operation): Case {
  const sent = { method, path, ...(method === 'GET' ? {} : { headers: JSON_TYPE, body: '{}' }) }
  return refusedRequest('no-such-operation', sent, method, `${right.method} ${right.path}`)
}

const JSON_TYPE = { 'content-type': 'application/json' }
