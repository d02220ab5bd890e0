import { describe, expect, test } from 'vitest'
import { prefersMarkdown } from '../../../functions/shared/accept.ts'
import { get } from '../../support/handlers.ts'
import { siteOf } from '../../support/memory-site.ts'
import { FILES } from '../../support/hand-made-site.ts'

const SLASHED = '/api/v1/policy/IRDAN906RP0001V02202324/A0003V01'
const MARKDOWN = 'policy/IRDAN906RP0001V02202324~2FA0003V01.md'
const site = siteOf({ ...FILES, [MARKDOWN]: '# Sample\n' })

describe('which of Markdown and JSON a request prefers', () => {
  test.each([
    'text/markdown',
    'Text/Markdown; charset=utf-8',
    'text/markdown, text/html, */*',
    'text/markdown;q=0.9, */*;q=0.5',
    'application/json;q=0.5, text/markdown',
    'text/html, text/markdown;q=0.8',
  ])('%s: Markdown', (accept) => expect(prefersMarkdown(accept)).toBe(true))

  test.each([
    null,
    '',
    '*/*',
    'text/*',
    'application/json',
    'application/json, text/markdown',
    'application/json;q=1, text/markdown',
    'text/markdown;q=0',
    'text/markdown;q=0;q=1',
    'text/markdown;q=nonsense',
    'text/markdown;q=0.5, */*',
    'application/*, text/markdown;q=0.9',
    'text/markdown2',
  ])('%s: JSON', (accept) => expect(prefersMarkdown(accept)).toBe(false))
})

describe('an answer of the function that has a Markdown version', () => {
  test('names it, and says that it depends on what the client accepts', async () => {
    const { headers } = await get(SLASHED, {}, site)
    expect(headers.get('link')).toBe(`</${MARKDOWN}>; rel="alternate"; type="text/markdown"`)
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('is sent as Markdown to who prefers that, with a tag of its own', async () => {
    const json = await get(SLASHED, {}, site)
    const response = await get(SLASHED, { headers: { accept: 'text/markdown' } }, site)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=UTF-8')
    expect(response.headers.get('vary')).toBe('Accept')
    expect(await response.text()).toBe('# Sample\n')
    const tag = response.headers.get('etag') ?? ''
    expect(tag).not.toBe(json.headers.get('etag'))
    const again = { headers: { accept: 'text/markdown', 'if-none-match': tag } }
    expect((await get(SLASHED, again, site)).status).toBe(304)
  })

  test('is JSON all the same where a copy does not hold the Markdown version', async () => {
    const response = await get(SLASHED, { headers: { accept: 'text/markdown' } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.text()).toBe(FILES['index/answers/policy/IRDAN906RP0001V02202324~2FA0003V01'])
  })

  test.each(['/api/v1/categories', '/api/v1/policy/NONE'])('%s has none', async (path) => {
    const response = await get(path, { headers: { accept: 'text/markdown' } }, site)
    expect(response.headers.get('link')).toBeNull()
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})
