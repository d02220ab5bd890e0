import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'
import { get } from '../../support/handlers.ts'

// The questions and the addresses that answer them were written before the pages were looked at.

interface Question {
  readonly q: string
  readonly kind: string
  /** Addresses of pages that answer it, or their beginnings. */
  readonly right: readonly string[]
}

/** How many results are looked at, and the share of the questions with a right one among them. */
const [FIRST, FLOOR] = [8, 0.94]

const FILE = 'test/search/relevance/sample-search-questions.json'
const { questions } = JSON.parse(readFileSync(FILE, 'utf8')) as { questions: Question[] }

let folder = ''
beforeAll(async () => void (folder = await sampleSite()))

/** Where the results of a search lead, in their order. */
async function resultsOf(q: string): Promise<string[]> {
  const response = await get(`/search?q=${encodeURIComponent(q)}`, {}, folderSource(folder))
  const html = await response.text()
  const results = html.slice(html.indexOf('<section id="'))
  return Array.from(results.matchAll(/<li>\s*<a href="([^"]*)"/gu), ([, href = '']) => href)
}

test.each(['tuned', 'untouched'])(
  'one search: a right destination among the first eight (%s half)',
  async (half) => {
    const asked = questions.filter(({ kind }) => kind === half)
    const missed: string[] = []
    for (const { q, right } of asked) {
      const first = (await resultsOf(q)).slice(0, FIRST)
      if (!first.some((href) => right.some((beginning) => href.startsWith(beginning)))) missed.push(q)
    }
    expect(asked.length).toBeGreaterThan(30)
    expect([1 - missed.length / asked.length >= FLOOR, missed]).toEqual([true, missed])
  },
)
