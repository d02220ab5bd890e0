import type Database from 'better-sqlite3'
import { Memo } from '../../contract/lazily.ts'
import { openDatabase } from './database.ts'
import { PUBLISHED_TABLES } from './published-tables.ts'
import { EXAMPLE_QUERIES, INDEXES, PUBLISHED_VIEWS, createView } from './published-views.ts'
import type { TableRow } from './published-rows.ts'
import type { PublishedTable } from './published-columns.ts'

/** Full-text searches: `SELECT * FROM clause WHERE id IN (SELECT rowid FROM clause_search('room rent'))`. */
const SEARCHES = `
CREATE VIRTUAL TABLE clause_search USING fts5(title, text, content='clause', content_rowid='id', tokenize='porter unicode61');
CREATE VIRTUAL TABLE section_search USING fts5(heading, text, summary, content='section', content_rowid='id', tokenize='porter unicode61');`

const FILL_SEARCHES = `
INSERT INTO clause_search (clause_search) VALUES ('rebuild');
INSERT INTO section_search (section_search) VALUES ('rebuild');
INSERT INTO clause_search (clause_search) VALUES ('optimize');
INSERT INTO section_search (section_search) VALUES ('optimize');`

/**
 * The database that is published: everything the answers say, in tables with foreign keys and full-text search. The
 * same rows in the same order give the same bytes: it holds no time and no random number.
 */
export class PublishedDatabase {
  readonly #database: Database.Database
  readonly #inserts = new Memo<string, Database.Statement>()

  /** A new database in a file that is not there yet. */
  constructor(place: string) {
    this.#database = openDatabase(place)
    // A file that is staged needs no journal: a build that stops drops it.
    this.#database.pragma('journal_mode = OFF')
    this.#database.pragma('synchronous = OFF')
    this.#database.pragma('page_size = 4096')
    this.#database.pragma('foreign_keys = ON')
    this.#database.pragma('user_version = 1')
    for (const [name, table] of Object.entries(PUBLISHED_TABLES))
      this.#database.exec(createTable(name, table))
    for (const [name, view] of Object.entries(PUBLISHED_VIEWS)) this.#database.exec(createView(name, view))
    this.#database.exec(SEARCHES)
    this.#database.exec('BEGIN')
    this.#describe()
  }

  /** Adds a row; values that the table has no column for are left out, missing ones are null, lists and objects JSON. */
  add(table: string, row: TableRow): void {
    const columns = (PUBLISHED_TABLES[table]?.columns ?? []).map(([name]) => name)
    const insert = this.#inserts.of(table, () => this.#database.prepare(insertion(table, columns)))
    insert.run(columns.map((name) => storedForm(row[name] ?? null)))
  }

  /** Ends the loading, fills the searches, and closes the file. */
  finish(): void {
    this.#database.exec('COMMIT')
    this.#database.exec(INDEXES)
    this.#database.exec(FILL_SEARCHES)
    this.#database.exec('VACUUM')
    this.#database.close()
  }

  #describe(): void {
    for (const [table_name, { row, columns }] of Object.entries(PUBLISHED_TABLES)) {
      this.add('about', { table_name, column_name: '', holds: row })
      for (const [column_name, , holds] of columns) this.add('about', { table_name, column_name, holds })
    }
    for (const [table_name, { row }] of Object.entries(PUBLISHED_VIEWS))
      this.add('about', { table_name, holds: row, column_name: '' })
    for (const { asks, sql } of EXAMPLE_QUERIES) this.add('example', { asks, sql })
  }
}

/** A value as a column holds it: truth as 1 or 0, lists and objects as JSON. */
function storedForm(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

function insertion(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
}

/** The statement that makes a table; what it holds is said in comments, which the file keeps. */
function createTable(name: string, { row, columns, constraints = [] }: PublishedTable): string {
  const lines = [
    ...columns.map(([column, definition, holds]) => [`${column} ${definition}`, ` -- ${holds}`] as const),
    ...constraints.map((constraint) => [constraint, ''] as const),
  ].map(([line, comment], at, all) => `  ${line}${at < all.length - 1 ? ',' : ''}${comment}`)
  return `CREATE TABLE ${name} ( -- ${row}\n${lines.join('\n')}\n) STRICT;`
}
