import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Rows of the SQLite file of a built site. */
export function rowsOf<T>(folder: string, sql: string, ...values: unknown[]): T[] {
  const database = new Database(join(folder, 'release/dataset.sqlite'), { readonly: true })
  const rows = database.prepare(sql).all(...values) as T[]
  database.close()
  return rows
}
