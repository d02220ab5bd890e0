import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Preview, startPreview } from '../../build/serve/preview/preview-server.ts'
import { sampleSite } from '../support/built-once.ts'

// The requests that README shows, asked of the sample data: each has an answer that a reader can use.

const PORT = 'localhost:8888'
const README = readFileSync('README.md', 'utf8')
const paths = Array.from(README.matchAll(/^ {4}curl '?localhost:8888(\S+?)'?$/gmu), ([, path = '']) => path)

interface Body {
  readonly verdicts?: Readonly<Record<string, number>>
  readonly match?: string
  readonly total?: number
}

let preview: Preview
const ask = async (path: string): Promise<Body> => {
  const response = await fetch(preview.origin + path)
  expect(response.status, path).toBe(200)
  return (await response.json()) as Body
}

beforeAll(async () => {
  preview = await startPreview({ folder: await sampleSite(), port: 0, host: '127.0.0.1', limit: false })
  return () => preview.close()
})

describe('the requests of README', () => {
  test('are all read by this test', () => {
    expect(paths).toHaveLength(
      README.split(`curl `).filter((rest) => rest.slice(0, 20).includes(PORT)).length,
    )
    expect(paths.length).toBeGreaterThan(3)
  })

  test.each(paths)('%s has an answer', async (path) => {
    const { total } = await ask(path)
    expect(total ?? 1).toBeGreaterThan(0)
  })

  test('search for words that are all found', async () => {
    const searches = paths.filter((path) => path.includes('/search?'))
    expect(searches).not.toEqual([])
    for (const path of searches) expect((await ask(path)).match).toBe('all')
  })

  test('compare two products whose rows have every verdict', async () => {
    const comparisons = paths.filter((path) => path.includes('/compare?'))
    expect(comparisons).not.toEqual([])
    for (const path of comparisons) expect(Object.values((await ask(path)).verdicts ?? {})).not.toContain(0)
  })
})
