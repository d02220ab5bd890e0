// All SQL: sql.ts is the database of a build, published*.ts the SQLite file of the release. This module: its columns.

/** A column: its name, its type and constraint, and what it holds. */
export type Column = readonly [name: string, definition: string, holds: string]

/** A table: what a row is, its columns, and constraints over several of them. */
export interface PublishedTable {
  readonly row: string
  readonly columns: readonly Column[]
  readonly constraints?: readonly string[]
}

// Columns that several tables have.

export const product = ['product', 'TEXT NOT NULL REFERENCES product', 'UIN of the product'] as const
export const position = (of: string): Column => [
  'position',
  'INTEGER NOT NULL',
  `place among the ${of}, from 0`,
]
export const page: Column = ['page', 'INTEGER', 'physical page of the file, from 1']
export const printedPage: Column = [
  'printed_page',
  'INTEGER',
  'number printed on the page; null where pages have none',
]
