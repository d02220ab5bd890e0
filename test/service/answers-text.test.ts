import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TextFile } from '../../build/contract/index-files/text.ts'
import type { ClauseBody } from '../../build/contract/published/clause.ts'
import type { PolicyTextBody } from '../../build/contract/published/search-results.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import { THESAURUS } from '../../build/search/thesaurus/table.ts'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { BASE } from '../support/built-once.ts'
import { askHandlers, filesOf } from '../support/handlers.ts'
import { isLike, related, waysOf, wordsOf } from '../requests/reader.ts'
import { caseSite } from '../requests/site.ts'

// Text search beside the clauses as they are published: plain reading, no index and no stems.

/** A question of the relevance set, and what the service answers to it. */
interface Answer {
  readonly q: string
  readonly body: PolicyTextBody
}

let groups: string[][]
/** The groups of the dataset and those of the engine. */
let meanings: (readonly string[])[]
let products: Product[]
let clausesOf: Map<string, ProductClauses['clauses']>
const published = new Map<number, string>()
/** All that each clause is indexed by, by UIN and number. */
const known = new Map<string, string>()
let answers: Answer[]
let search: (uin: string, q: string) => Promise<PolicyTextBody>

beforeAll(async () => {
  const { data, folder } = await caseSite()
  const parsed = (path: string) => JSON.parse(readFileSync(join(data, path), 'utf8')) as unknown
  products = glob.sync('products/*/!(*.clauses).json', { cwd: data }).map(parsed) as Product[]
  const files = glob.sync('products/*/*.clauses.json', { cwd: data }).map(parsed) as ProductClauses[]
  clausesOf = new Map(files.map(({ uin, clauses }) => [uin, clauses]))
  groups = parsed('synonyms.json') as string[][]
  meanings = [...groups, ...THESAURUS.flatMap(({ same, asked }) => [...same, ...asked])]
  const read = filesOf(folder)
  for (const { id } of files.flatMap(({ clauses }) => clauses)) {
    published.set(id, ((await read(`/api/v1/clause/${id}`)) as ClauseBody).text)
  }
  for (const { uin } of files) {
    const { clauses } = (await read(`/index/text/${uin.replaceAll('/', '~2F')}.json`)) as TextFile
    for (const one of clauses)
      known.set(`${uin} ${one.id}`, `${one.title} ${one.text} ${one.headings} ${one.known}`)
  }
  const send = askHandlers(BASE, folderSource(folder))
  search = async (uin, q) => {
    const path = `/api/v1/policy/${encodeURIComponent(uin)}/search?q=${encodeURIComponent(q)}`
    return JSON.parse((await send({ method: 'GET', path })).text) as PolicyTextBody
  }
  answers = []
  for (const { uin, q } of questions()) answers.push({ q, body: await search(uin, q) })
})

/** Questions of people, and words as the clauses print them. */
function questions(): { uin: string; q: string }[] {
  const set = JSON.parse(readFileSync('test/search/relevance/questions.json', 'utf8')) as {
    questions: { uin: string; q: string }[]
  }
  const printed = [...clausesOf].flatMap(([uin, clauses]) =>
    clauses
      .filter((_, at) => at % 12 === 0)
      .map(({ text }) => ({ uin, q: text.split(/\s+/u).slice(3, 6).join(' ') })),
  )
  return [...set.questions, ...printed.filter(({ q }) => q.trim() !== '')]
}

describe('snippets', () => {
  test('are pieces of the text of their clauses, at whole words', () => {
    const wrong = found().filter(({ id, snippet }) => {
      const text = published.get(id) ?? ''
      const at = text.indexOf(snippet)
      const [before, after] = [text.slice(0, at), text.slice(at + snippet.length)]
      const cut = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(snippet)
      return at < 0 || cut || (/[\p{L}\p{N}]$/u.test(snippet) && /^[\p{L}\p{N}]/u.test(after))
    })
    expect(wrong).toEqual([])
    expect(found().length).toBeGreaterThan(1000)
  })

  test('are highlighted at whole words that begin like one asked for, or like one that means the same', () => {
    const wrong: string[] = []
    let seen = 0
    for (const { q, body } of answers) {
      const asked = [...new Set(related(related(q, meanings).join(' '), meanings))]
      for (const { snippet, highlights } of body.clauses) {
        for (const [start, end] of highlights) {
          seen += 1
          const piece = snippet.slice(start, end)
          const whole =
            !/[\p{L}\p{N}]$/u.test(snippet.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(snippet.slice(end))
          if (!whole || !wordsOf(piece).some((word) => asked.some((one) => isLike(one, word))))
            wrong.push(`${q}: ${piece}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(2000)
  })

  test('hold a highlight wherever a clause was found by its own text', () => {
    const wrong = found().filter(({ via, highlights }) => via.includes('text') && highlights.length === 0)
    expect(wrong).toEqual([])
  })
})

function found(): PolicyTextBody['clauses'] {
  return answers.flatMap(({ body }) => body.clauses)
}

describe('what is found', () => {
  test('is in order, counted, and never twice', () => {
    for (const { body } of answers) {
      const ids = body.clauses.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe(Math.min(20, body.total))
      const scores = body.clauses.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      if (body.match === 'any') expect(body.message).toMatch(/No clause holds|Words [^“]+“[^”]+”/u)
    }
  })

  test('holds every clause with all the words as they were typed', () => {
    let seen = 0
    for (const { q, body } of answers) {
      const literal = (clausesOf.get(body.uin) ?? []).filter(({ text }) => holdsAsTyped(text, q))
      if (literal.length === 0) continue
      seen += 1
      expect([q, body.match, body.total >= literal.length]).toEqual([q, 'all', true])
    }
    expect(seen).toBeGreaterThan(30)
  })

  test('is called “all” where a clause holds all the words, and “any” where none does', () => {
    let both = 0
    const wrong: string[] = []
    for (const { q, body } of answers) {
      const asked = waysOf(q, meanings)
      const lacking = body.clauses.filter(({ id }) => lacksOne(`${body.uin} ${id}`, asked)).length
      const isTyped = body.clauses.some(({ id }) => holdsAsTyped(published.get(id) ?? '', q))
      const shown = body.clauses.length
      if (body.match === 'all' && body.total <= 20 && lacking === shown) wrong.push(`${q}: not all`)
      if (body.match === 'any' && isTyped) wrong.push(`${q}: not any`)
      if (lacking > 0 && lacking < shown) both += 1
    }
    expect(wrong).toEqual([])
    expect(both).toBeGreaterThan(5)
  })

  /** All words are in the text as they were typed: no stems, no synonyms, no hyphens. */
  function holdsAsTyped(text: string, q: string): boolean {
    const words = new Set(wordsOf(text))
    return !q.includes('-') && wordsOf(q).length > 0 && wordsOf(q).every((word) => words.has(word))
  }

  /** Nothing the clause is known by is anything like one of the words. */
  function lacksOne(clause: string, asked: readonly string[][]): boolean {
    const words = wordsOf(known.get(clause) ?? '')
    const all = new Set([...words, ...words.map((word, at) => word + (words[at + 1] ?? ''))])
    return asked.some((ways) => ![...all].some((word) => ways.some((way) => isLike(way, word))))
  }

  test('is found by any word of the trade that means the same, where the word itself is nowhere', async () => {
    let seen = 0
    for (const [uin, clauses] of clausesOf) {
      const texts = clauses.map(({ id, text }) => ({ id, words: ` ${wordsOf(text).join(' ')} ` }))
      const all = new Set(clauses.flatMap(({ id }) => wordsOf(known.get(`${uin} ${id}`) ?? '')))
      for (const group of groups.map((one) => one.map((phrase) => wordsOf(phrase).join(' ')))) {
        for (const phrase of group) {
          const isAbsent = phrase.split(' ').every((word) => ![...all].some((one) => isLike(word, one)))
          const others = group.filter((other) => other !== phrase)
          const holding = texts.filter(({ words }) => others.some((other) => words.includes(` ${other} `)))
          if (!isAbsent || holding.length === 0 || holding.length > 5) continue
          seen += 1
          const found = (await search(uin, phrase)).clauses.map(({ id }) => id)
          expect([phrase, found]).toEqual([phrase, expect.arrayContaining(holding.map(({ id }) => id))])
        }
      }
    }
    expect(seen).toBeGreaterThan(5)
  })

  test('is nothing, honestly, in every product of which nothing was read', async () => {
    const unread = products.filter(({ uin }) => !clausesOf.has(uin))
    for (const { uin } of unread) {
      const body = await search(uin, 'waiting period')
      expect([body.uin, body.total, body.clauses]).toEqual([uin, 0, []])
      expect(body.message).toMatch(/none of .* has been read/iu)
    }
    expect(unread.length).toBeGreaterThan(5)
  })
})
