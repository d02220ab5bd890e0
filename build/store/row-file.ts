import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import Database from 'better-sqlite3'

// A SQLite file of named rows, each with a digest of itself: a file that is damaged anywhere is as good as none.

/** A row: its table, its name, and what it holds as JSON; null removes it. */
export type KeptRow = readonly [table: string, name: string, value: string | null]

const CREATE = `
CREATE TABLE IF NOT EXISTS row (
  kind TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID`

/** The name of the row that says what the file is for. */
const IDENTITY = 'identity'

/** A row as it is in a file. Whether it is whole is asked when it is used. */
export type StoredRow = readonly [table: string, name: string, value: string, digest: string]

/** The rows of a file that was written for the same purpose; null where there is none, or it cannot be read. */
export function readRows(file: string, identity: string): StoredRow[] | null {
  try {
    const database = new Database(file, { fileMustExist: true })
    try {
      const rows = database.prepare('SELECT kind, name, value, digest FROM row').raw().all() as StoredRow[]
      const own = rows.find(([kind]) => kind === IDENTITY)
      const isOurs = own !== undefined && isWhole(own) && own[2] === identity
      return isOurs ? rows.filter(([kind]) => kind !== IDENTITY) : null
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

/** Whether a row holds what was written into it. */
export function isWhole([table, name, value, digest]: StoredRow): boolean {
  return digestOf(table, name, value) === digest
}

/** Writes rows into a file, all or none; `replace` removes what the file held before. */
export function writeRows(file: string, identity: string, rows: Iterable<KeptRow>, replace: boolean): void {
  if (replace) for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
  const database = new Database(file)
  try {
    database.pragma('synchronous = OFF')
    database.exec(`BEGIN IMMEDIATE; ${CREATE}`)
    const put = database.prepare('INSERT OR REPLACE INTO row VALUES (?, ?, ?, ?)')
    const remove = database.prepare('DELETE FROM row WHERE kind = ? AND name = ?')
    put.run(IDENTITY, '', identity, digestOf(IDENTITY, '', identity))
    for (const [kind, name, value] of rows) {
      if (value === null) remove.run(kind, name)
      else put.run(kind, name, value, digestOf(kind, name, value))
    }
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

function digestOf(kind: string, name: string, value: string): string {
  const text = `${kind.length} ${name.length} ${kind}${name}${value}`
  return createHash('sha256').update(text).digest('base64').slice(0, 22)
}
