import Database from 'better-sqlite3'
import Fastify, { type FastifyInstance } from 'fastify'
import { verdictOf } from '../../../functions/query/operations/compared-rows.ts'
import type { Cell } from '../../../build/contract/published/comparison.ts'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { noticeOf } from '../../../build/contract/notices.ts'

// Server that a developer would write instead: dynamic, over SQLite with FTS5, with the same answers.

type Query = Readonly<Record<string, string | undefined>>
type Row = Readonly<Record<string, string | number>>

/** The server over a database that `load.ts` filled. */
export function baseline(file: string): FastifyInstance {
  const database = new Database(file, { readonly: true })
  const app = Fastify()
  const json = (row: unknown) => JSON.parse((row as { json: string }).json) as Record<string, unknown>
  const policy = database.prepare('SELECT body AS json FROM product WHERE uin = ?')
  app.get('/api/v1/policies', ({ query }) => searchPolicies(database, query as Query))
  app.get('/api/v1/law', ({ query }) => listLaw(database, (query as Query)['q'] ?? null))
  app.get('/api/v1/compare', ({ query }) => {
    const uins = ((query as Query)['uins'] ?? '').split(',')
    return compare(uins.map((uin) => json(policy.get(uin)) as unknown as PolicyBody))
  })
  app.get('/api/v1/policy/:uin/search', ({ params, query }) =>
    searchText(database, (params as { uin: string }).uin, (query as Query)['q'] ?? ''),
  )
  app.addHook('onClose', () => database.close())
  return app
}

function words(q: string): string[] {
  return (q.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`)
}

function searchPolicies(database: Database.Database, query: Query) {
  const { q, category, insurer, line, status, limit = '20', offset = '0' } = query
  const filters = Object.entries({ category, insurer, line, status }).filter(
    ([, value]) => value !== undefined,
  )
  const values = filters.map(([, value]) => value)
  const where = filters.map(([name]) => `product.${name} = ?`)
  const from =
    q === undefined ? 'product' : 'product_words JOIN product ON product.place = product_words.rowid'
  if (q !== undefined) {
    where.push('product_words MATCH ?')
    values.push(words(q).join(' '))
  }
  const condition = where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`
  const order = q === undefined ? 'product.place' : 'bm25(product_words)'
  const total = database.prepare(`SELECT count(*) AS total FROM ${from} ${condition}`).get(values) as Row
  const cards = database
    .prepare(`SELECT card AS json FROM ${from} ${condition} ORDER BY ${order} LIMIT ? OFFSET ?`)
    .all([...values, Number(limit), Number(offset)]) as { json: string }[]
  const policies = cards.map((card) => JSON.parse(card.json) as object)
  return {
    notice: noticeOf(null),
    ...total,
    limit: Number(limit),
    offset: Number(offset),
    query,
    policies,
  }
}

function searchText(database: Database.Database, uin: string, q: string) {
  const product = database.prepare('SELECT uin, name, url FROM product WHERE uin = ?').get(uin) as Row
  const sql = `SELECT clause.*, snippet(clause_words, 1, char(1), char(2), '', 40) AS snippet, bm25(clause_words) AS score
    FROM clause_words JOIN clause ON clause.id = clause_words.rowid
    WHERE clause_words MATCH :q AND clause.product = :uin ORDER BY score`
  const run = (join: string) => database.prepare(sql).all({ uin, q: words(q).join(join) }) as Row[]
  const all = run(' ')
  const found = all.length > 0 ? all : run(' OR ')
  return {
    notice: noticeOf(null),
    uin,
    policy: { name: product['name'], url: product['url'] },
    q,
    match: all.length > 0 ? 'all' : 'any',
    total: found.length,
    clauses: found.slice(0, 20).map(foundClause),
  }
}

function foundClause({ id, number, title, document, page, snippet, score, url }: Row) {
  const highlights: [number, number][] = []
  const pieces = String(snippet).split(/[\u0001\u0002]/u)
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) highlights.push([at, at + piece.length])
    at += piece.length
  }
  return {
    id,
    number,
    title,
    document,
    page,
    snippet: pieces.join(''),
    highlights,
    via: ['text'],
    score,
    url,
  }
}

function listLaw(database: Database.Database, q: string | null) {
  const all = database.prepare('SELECT entry AS json FROM law').all() as { json: string }[]
  const instruments = all.map((row) => JSON.parse(row.json) as { slug: string })
  if (q === null) return { query: { q }, total: instruments.length, instruments }
  const found = database
    .prepare(
      `SELECT law, number, heading, snippet(section_words, 1, '', '', '', 40) AS snippet FROM section_words
       WHERE section_words MATCH ? ORDER BY bm25(section_words)`,
    )
    .all(words(q).join(' ')) as Row[]
  const slugs = [...new Set(found.map((row) => row['law']))]
  const ranked = slugs.map((slug) => ({
    ...instruments.find((instrument) => instrument.slug === slug),
    matches: found.filter((row) => row['law'] === slug).slice(0, 5),
  }))
  return { query: { q }, total: ranked.length, instruments: ranked }
}

function compare(policies: readonly PolicyBody[]) {
  const heads = new Map<string, Pick<FactBody, 'key' | 'label' | 'group' | 'type'>>()
  for (const { facts, unread } of policies)
    for (const head of [...facts, ...unread]) heads.set(head.key, head)
  const rows = [...heads.values()].map(({ key, label, group, type }) => {
    const cells = policies.map(({ uin, facts, unread }): Cell => {
      const asked = { uin, label, question: label, type }
      const { key: _key, group: _group, ...cell } = facts.find((one) => one.key === key) ?? {}
      if ('status' in cell) return { ...asked, ...cell, source: null }
      if (unread.some((one) => one.key === key)) return { ...asked, status: 'unread' }
      return { uin, status: 'not-applicable' }
    })
    return { key, label, group, type, verdict: verdictOf(cells), cells }
  })
  const cards = policies.map(({ uin, name, line, status, category, insurer, coverage, url }) => {
    return { uin, name, line, status, category, insurer, coverage, url }
  })
  return { notice: noticeOf(null), total: rows.length, policies: cards, rows }
}
