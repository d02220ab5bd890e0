import type { PublishedTable } from './published-columns.ts'

// The statements that make the tables and the full-text searches of /release/dataset.sqlite.

/** Full-text searches: `SELECT * FROM clause WHERE id IN (SELECT rowid FROM clause_search('room rent'))`. */
export const SEARCHES = `
CREATE VIRTUAL TABLE clause_search USING fts5(title, text, content='clause', content_rowid='id', tokenize='porter unicode61');
CREATE VIRTUAL TABLE section_search USING fts5(heading, text, summary, content='section', content_rowid='id', tokenize='porter unicode61');`

export const FILL_SEARCHES = `
INSERT INTO clause_search (clause_search) VALUES ('rebuild');
INSERT INTO section_search (section_search) VALUES ('rebuild');
INSERT INTO clause_search (clause_search) VALUES ('optimize');
INSERT INTO section_search (section_search) VALUES ('optimize');`

/** The statement that makes a table; what it holds is said in comments, which the file keeps. */
export function createTable(name: string, { row, columns, constraints = [] }: PublishedTable): string {
  const lines = [
    ...columns.map(([column, definition, holds]) => [`${column} ${definition}`, ` -- ${holds}`] as const),
    ...constraints.map((constraint) => [constraint, ''] as const),
  ].map(([line, comment], at, all) => `  ${line}${at < all.length - 1 ? ',' : ''}${comment}`)
  return `CREATE TABLE ${name} ( -- ${row}\n${lines.join('\n')}\n) STRICT;`
}
