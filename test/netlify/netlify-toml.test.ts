import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { type Expression, type ObjectExpression, parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { FILE_HEADERS, SITE_HEADERS } from '../../build/contract/hosting.ts'
import { PAGES, fileOf } from '../../build/publish/site/page-list.ts'
import { QUERY_CONFIG, WRITE_CONFIG } from '../support/submitting.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const netlifyConfigPath = at('netlify.toml')

const { redirects, errors } = await parseAllRedirects({
  netlifyConfigPath,
  redirectsFiles: [],
  configRedirects: [],
  minimal: true,
})
const headers = await parseAllHeaders({
  netlifyConfigPath,
  headersFiles: [],
  configHeaders: [],
  minimal: false,
})

/** The headers a path gets, as the platform's parser matches them: a later rule wins. */
function headersOf(path: string): Record<string, string> {
  const matching = headers.headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
  return Object.assign({}, ...matching.map((rule) => rule.values)) as Record<string, string>
}

describe('the redirect rules, as the platform reads them', () => {
  test('lead to no function: what runs one has its path and its limit in the function', () => {
    expect(errors).toEqual([])
    const rules = redirects as { to: string; rate_limit?: object }[]
    expect(rules.filter(({ to, rate_limit }) => to.includes('functions') || rate_limit)).toEqual([])
  })

  test('answer what only programs ask for and is missing by a file of JSON', () => {
    for (const from of ['/index/answers/*', '/.well-known/*', '/mcp/*'])
      expect(redirects).toContainEqual(
        expect.objectContaining({ from, to: '/404.json', status: 404, force: false }),
      )
  })

  test('lead every other spelling of /api to the one that is limited', () => {
    const spellings = Array.from({ length: 8 }, (_, bits) =>
      Array.from('api', (letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
    )
    for (const spelling of spellings.filter((one) => one !== 'api'))
      expect(redirects).toContainEqual({
        query: {},
        conditions: {},
        headers: {},
        from: `/${spelling}/*`,
        to: '/api/:splat',
        status: 301,
        force: true,
      })
    expect(redirects).toHaveLength(10)
  })

  test('the error reference gives the numbers of the functions', () => {
    const { windowLimit, windowSize } = WRITE_CONFIG.rateLimit
    expect(RATE_LIMIT).toEqual({ requests: windowLimit, seconds: windowSize })
    expect(QUERY_CONFIG.rateLimit).toEqual(WRITE_CONFIG.rateLimit)
  })
})

describe('the headers, as the platform reads them', () => {
  const json = 'application/json; charset=utf-8'

  test.each([
    ['/api/v1/policy/NICHLIP25041V022425', json],
    ['/api/v1/stats', json],
    ['/index/answers/policy/IRDA~2FNL', json],
    ['/index/answers/stats', json],
    ['/index/answersx', undefined],
    ['/apiary', undefined],
    ['/api', undefined],
    ['/nothing.sha256', undefined],
    ['/release/lists/law.sha256', 'text/plain; charset=utf-8'],
    ['/schemas/Policy.json', undefined],
    ['/forms/index.json', undefined],
    ['/forms/12.json', undefined],
    ['/forms/12', undefined],
    ['/forms', undefined],
    ['/docs/errors', undefined],
    ['/index/service.json', undefined],
    ['/index.html', undefined],
    ['/index.md', undefined],
    ['/policy/IRDA~2FNL.md', undefined],
    ['/', undefined],
  ])('%s is %s, for every origin and unsniffed', (path, type) => {
    expect(headers.errors).toEqual([])
    const values = headersOf(path)
    expect(values['Content-Type']).toBe(type)
    expect(values).toMatchObject(SITE_HEADERS)
  })
})

describe('the Markdown versions', () => {
  test('of the listed pages are named in a header of each, and no other path has such a header', () => {
    for (const { path } of PAGES)
      expect(headersOf(path)['Link'], path).toBe(
        `<${fileOf(path, 'md')}>; rel="alternate"; type="text/markdown"`,
      )
    const named = headers.headers.filter(({ values }) => String(values['Link']).includes('text/markdown'))
    expect(named).toHaveLength(PAGES.length)
  })

  test('every answer that is a file names the catalogue and llms.txt', () => {
    expect(headersOf('/api/v1/stats')['Link']).toBe(
      '</.well-known/api-catalog>; rel="api-catalog", </llms.txt>; rel="service-doc"; type="text/plain"',
    )
  })
})

describe('the config of a function, as the platform reads it: from its syntax tree, literals alone', () => {
  test.each([
    ['functions/write/index.ts', WRITE_CONFIG],
    ['functions/rate-limited.ts', { path: '/rate-limited' }],
    ['functions/query/index.ts', QUERY_CONFIG],
  ])('%s', async (file, config) => {
    expect(await literalConfig(file)).toEqual(config)
  })

  test('is not taken from anything but a direct literal', () => {
    const spoilt = [
      "{ path: '/a' } as const",
      "{ path: '/a' } satisfies Config",
      '{ path: PATH }',
      '{ ...OTHER }',
      'CONFIG',
      '{ path: `/a` }',
    ]
    for (const text of spoilt)
      expect(() => configIn(`export const config: Config = ${text}`)).toThrow('not a literal')
    expect(configIn("export const config: Config = { path: '/a' }")).toEqual({ path: '/a' })
  })
})

async function literalConfig(file: string): Promise<unknown> {
  return configIn(await readFile(at(file), 'utf8'))
}

function configIn(source: string): unknown {
  const { program, errors } = parseSync('function.ts', source)
  expect(errors).toEqual([])
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && id.name === 'config') return literal(init)
    }
  }
  return null
}

function literal(node: Expression | null): unknown {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'ArrayExpression') return node.elements.map((element) => literal(element as Expression))
  if (node?.type === 'ObjectExpression') return Object.fromEntries(node.properties.map(literalProperty))
  throw new Error(`${node?.type ?? 'nothing'} is not a literal`)
}

function literalProperty(property: ObjectExpression['properties'][number]): [string, unknown] {
  if (property.type !== 'Property' || property.key.type !== 'Identifier')
    throw new Error('not a literal property')
  return [property.key.name, literal(property.value)]
}

test('the configuration of a copy for the serve package sends the headers of the table', async () => {
  const { headers: rules } = JSON.parse(
    await readFile(at('build/publish/release/servers/serve.json'), 'utf8'),
  ) as { headers: { source: string; headers: { key: string; value: string }[] }[] }
  const everywhere = rules.find(({ source }) => source === '**')?.headers ?? []
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual(FILE_HEADERS)
})
