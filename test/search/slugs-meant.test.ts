import { expect, test } from 'vitest'
import { get, refusal } from '../support/handlers.ts'
import { siteOf } from '../support/memory-site.ts'
import { FILES, productsText } from '../support/hand-made-site.ts'

// Which slugs a refusal suggests.

async function messageOf(asked: string, slugs: readonly string[]): Promise<string> {
  const site = siteOf({ ...FILES, 'index/products.json': productsText(slugs, []) })
  const { status, message } = await refusal(await get(`/api/v1/policies?category=${asked}`, {}, site))
  expect(status).toBe(404)
  return message
}

async function suggested(asked: string, slugs: readonly string[]): Promise<string[]> {
  const message = await messageOf(asked, slugs)
  if (message.includes('Did')) expect(message).toMatch(/Did you mean “[^”]+”(?: or “[^”]+”)*\?$/u)
  return [...(/Did you mean (.*)\?$/u.exec(message)?.[1] ?? '').matchAll(/“([^”]+)”/gu)].map(
    ([, slug = '']) => slug,
  )
}

test('the line that was meant is named before the slugs', async () => {
  expect(await messageOf('life', ['term-life'])).toContain('ask for line=life. Did you mean “term-life”?')
})

test('four slugs at most are suggested, in the order of the list', async () => {
  const slugs = ['term-a', 'term-b', 'term-c', 'term-d', 'term-e']
  expect(await suggested('term', slugs)).toEqual(slugs.slice(0, 4))
  expect(await suggested('term', slugs.slice(0, 3))).toEqual(slugs.slice(0, 3))
})

test('slugs are suggested that begin with the word, hold it as a word, or differ by two letters', async () => {
  expect(
    await suggested('life', [
      'lifetime',
      'term-life',
      'term-life-plan',
      'afterlife',
      'lief',
      'lover',
      'travel',
    ]),
  ).toEqual(['lifetime', 'term-life', 'term-life-plan', 'lief'])
  expect(await suggested('abcdef', ['abcdxy', 'abcxyz'])).toEqual(['abcdxy'])
  expect(await messageOf('zzz', ['term'])).toBe(
    'The service holds no category with the slug “zzz”. The slugs are listed at /api/v1/categories.',
  )
})

test.each([
  ['insurer=former+pond', 'With hyphens it is “former-pond”.'],
  ['insurer=former-pond', 'Did you mean “sample-lotus”?'],
  ['insurer=sample-lotus-general', 'Did you mean “sample-lotus”?'],
])('%s is led on by what the insurer is called: %s', async (query, hint) => {
  const insurers = [{ slug: 'sample-lotus', words: 'Sample Lotus\nFormer Pond' }]
  const site = siteOf({ ...FILES, 'index/products.json': productsText([], insurers) })
  expect((await refusal(await get(`/api/v1/policies?${query}`, {}, site))).message).toContain(hint)
})
