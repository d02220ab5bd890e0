import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { openDatabase } from './database.ts'

// A SQLite file of named rows, each with a digest of itself: a file that is damaged anywhere is as good as none.

/** A row: its table, its name, and what it holds as JSON; null removes it. */
export type KeptRow = readonly [table: string, name: string, value: string | null]

const CREATE = `
CREATE TABLE IF NOT EXISTS row (
  kind TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID`

/** The table of the rows that say what the file is for. */
const IDENTITY = 'identity'
/** The name of the row that says so in words. */
const ABOUT = 'about'

/** Purpose of a file. */
export interface Purpose {
  /** A file that was written for another purpose is not read. */
  readonly identity: string
  readonly about: string
}

/** The codes of SQLite for a file that is damaged; one whose head asks for a later SQLite is only read. */
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB|READONLY)/u

/** A row as it is in a file, its value as bytes. Whether it is whole is asked when it is used. */
export type StoredRow = readonly [table: string, name: string, value: Buffer, digest: string]

/** The rows of a file that was written for the same purpose; null where there is none, or it cannot be read. */
export function readRows(file: string, identity: string): StoredRow[] | null {
  const rows = rowsIn(file, {})
  const own = rows?.find(([kind, name]) => kind === IDENTITY && name === '')
  const isOurs = own !== undefined && isWhole(own) && own[2].toString() === identity
  return rows !== null && isOurs ? rows.filter(([kind]) => kind !== IDENTITY) : null
}

/** Subject that a file names; null where it names none, or cannot be read. */
export function aboutOf(file: string): string | null {
  const [row] = rowsIn(file, ONLY_LOOK, `WHERE kind = '${IDENTITY}' AND name = '${ABOUT}'`) ?? []
  return row !== undefined && isWhole(row) ? row[2].toString() : null
}

/** Another program's file, or one that is being written, is not touched and not waited for. */
const ONLY_LOOK = { readonly: true, timeout: 0 } as const

function rowsIn(file: string, options: Database.Options, where = ''): StoredRow[] | null {
  try {
    const database = openDatabase(file, { ...options, fileMustExist: true })
    try {
      const rows = database.prepare(`SELECT kind, name, CAST(value AS BLOB), digest FROM row ${where}`)
      return (rows.raw().all() as unknown[][]).filter(isRow)
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

/** Whether the columns of a row are of their types: SQLite asks that when it writes, not when it reads. */
function isRow(columns: unknown[]): columns is [...StoredRow] {
  const [kind, name, value, digest] = columns
  return [kind, name, digest].every((text) => typeof text === 'string') && Buffer.isBuffer(value)
}

/** Whether a row holds what was written into it. */
export function isWhole([table, name, value, digest]: StoredRow): boolean {
  return digestOf(table, name, value) === digest
}

/**
 * Writes rows into a file, all or none. `replace` removes what the file held before, unless that is another program's;
 * `about` says what the file is for, to who lists the files of a folder.
 */
export function writeRows(file: string, purpose: Purpose, rows: Iterable<KeptRow>, replace: boolean): void {
  if (replace) removeRowFile(file)
  try {
    writeAll(file, withPurpose(purpose, rows))
  } catch (error) {
    // A file that is damaged where nobody reads would never be written again.
    if (error instanceof Database.SqliteError && DAMAGED.test(error.code)) removeRowFile(file)
    throw error
  }
}

function* withPurpose({ identity, about }: Purpose, rows: Iterable<KeptRow>): Generator<KeptRow> {
  yield [IDENTITY, '', identity]
  yield [IDENTITY, ABOUT, about]
  yield* rows
}

function writeAll(file: string, rows: Iterable<KeptRow>): void {
  const database = openDatabase(file)
  try {
    database.pragma('synchronous = OFF')
    database.exec(`BEGIN IMMEDIATE; ${CREATE}`)
    const put = database.prepare('INSERT OR REPLACE INTO row VALUES (?, ?, ?, ?)')
    const remove = database.prepare('DELETE FROM row WHERE kind = ? AND name = ?')
    for (const [kind, name, value] of rows) {
      if (value === null) remove.run(kind, name)
      else put.run(kind, name, value, digestOf(kind, name, value))
    }
    database.exec('COMMIT')
    if (isHalfEmpty(database)) database.exec('VACUUM')
  } finally {
    database.close()
  }
}

/** Whether most of a file is room that was given up. */
function isHalfEmpty(database: Database.Database): boolean {
  const [free, pages] = ['freelist_count', 'page_count'].map((name) =>
    database.pragma(name, { simple: true }),
  )
  return Number(free) > Number(pages) / 2
}

/** Removes a file with all that SQLite keeps beside it; throws where it is another program's. */
export function removeRowFile(file: string): void {
  if (isForeign(file)) throw new Error('it is another program’s database. Move it, or choose another --cache')
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
}

/** Whether a file is a database with tables of another program. */
function isForeign(file: string): boolean {
  try {
    const database = openDatabase(file, { ...ONLY_LOOK, fileMustExist: true })
    try {
      const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()
      return tables.some((name) => name !== 'row')
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

function digestOf(kind: string, name: string, value: string | Buffer): string {
  const head = `${kind.length} ${name.length} ${kind}${name}`
  return createHash('sha256').update(head).update(value).digest('base64').slice(0, 22)
}
