import Database from 'better-sqlite3'
import { findClauses } from '../../../functions/query/operations/search-text.ts'
import { textOf, tradeWordsOf } from '../../../functions/query/source/load.ts'
import type { IndexSource } from '../../../functions/query/source/reader.ts'
import type { TextFile } from '../../../build/contract/index-files.ts'
import { type Answers, type Measures, measure } from './measures.ts'

/** A question as people type it, and the clauses that answer it. */
export interface Question {
  readonly uin: string
  readonly q: string
  readonly answers: Answers
}

/** How this service and SQLite FTS5 answer the same question on the same clauses. */
export interface Compared {
  readonly question: Question
  readonly ours: Measures
  readonly fts5: Measures
}

/** Answers every question with both; the order is that of the questions. */
export async function compareRankings(
  site: IndexSource,
  questions: readonly Question[],
): Promise<Compared[]> {
  const trade = await tradeWordsOf(site)
  const baselines = new Map<string, (q: string) => number[]>()
  const compared: Compared[] = []
  for (const question of questions) {
    const index = await textOf(site, question.uin)
    if (index === null) throw new Error(`${question.uin}: no such product was built`)
    const fts5 = baselines.get(question.uin) ?? fts5Ranking(index.file)
    baselines.set(question.uin, fts5)
    const ours = findClauses(index, trade, question.q).clauses.map(({ id }) => id)
    compared.push({
      question,
      ours: measure(ours, question.answers),
      fts5: measure(fts5(question.q), question.answers),
    })
  }
  return compared
}

/**
 * What a developer would write: FTS5 with the porter stemmer over title and text, ranked by bm25, the words of the
 * question joined by OR (joined by AND most questions find nothing).
 */
function fts5Ranking(file: TextFile): (q: string) => number[] {
  const database = new Database(':memory:')
  database.exec(`CREATE VIRTUAL TABLE clause USING fts5 (title, text, tokenize = 'porter unicode61')`)
  const insert = database.prepare('INSERT INTO clause (rowid, title, text) VALUES (?, ?, ?)')
  for (const { id, title, text } of file.clauses) insert.run(id, title, text)
  const select = database
    .prepare('SELECT rowid FROM clause WHERE clause MATCH ? ORDER BY bm25(clause), rowid')
    .pluck()
  return (q) => {
    const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
    return words.length === 0 ? [] : (select.all(words.map((word) => `"${word}"`).join(' OR ')) as number[])
  }
}
