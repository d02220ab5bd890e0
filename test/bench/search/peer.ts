import Database from 'better-sqlite3'

/** Something that is searched: its id, and its texts in the order of the columns. */
export interface PeerRow {
  readonly id: string
  readonly texts: readonly string[]
}

/**
 * Search a developer would write: SQLite FTS5 with the porter stemmer, ranked by bm25, the words of the question joined
 * by OR (joined by AND most questions find nothing).
 */
export function peerOver(rows: readonly PeerRow[]): (q: string) => string[] {
  const database = new Database(':memory:')
  const columns = (rows[0]?.texts ?? ['']).map((_, at) => `text${at}`)
  database.exec(
    `CREATE VIRTUAL TABLE thing USING fts5 (id UNINDEXED, ${columns.join(', ')}, tokenize = 'porter unicode61')`,
  )
  const insert = database.prepare(`INSERT INTO thing VALUES (?, ${columns.map(() => '?').join(', ')})`)
  for (const { id, texts } of rows) insert.run(id, ...texts)
  const select = database
    .prepare('SELECT id FROM thing WHERE thing MATCH ? ORDER BY bm25(thing), rowid LIMIT 100')
    .pluck()
  return (q) => {
    const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
    return words.length === 0 ? [] : (select.all(words.map((word) => `"${word}"`).join(' OR ')) as string[])
  }
}
