import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { CatalogueFile } from '../../../build/contract/index-files/catalogue.ts'
import type { LawFile } from '../../../build/contract/index-files/law.ts'
import type { TextFile } from '../../../build/contract/index-files/text.ts'
import { operationPath } from '../../../build/contract/addresses.ts'
import { uinFileName } from '../../../build/contract/uin.ts'

const TABLES = `
CREATE TABLE product (
  place INTEGER PRIMARY KEY, uin TEXT UNIQUE, name TEXT, url TEXT, category TEXT, insurer TEXT, line TEXT, status TEXT,
  card TEXT, body TEXT
) STRICT;
CREATE INDEX product_filters ON product (category, insurer, line, status);
CREATE VIRTUAL TABLE product_words USING fts5 (name, uin, insurer, category, tokenize = 'porter unicode61');
CREATE TABLE clause (
  id INTEGER PRIMARY KEY, product TEXT, number TEXT, title TEXT, document TEXT, page INTEGER, url TEXT
) STRICT;
CREATE INDEX clause_product ON clause (product);
CREATE VIRTUAL TABLE clause_words USING fts5 (title, text, tokenize = 'porter unicode61');
CREATE TABLE law (slug TEXT PRIMARY KEY, entry TEXT) STRICT;
CREATE VIRTUAL TABLE section_words USING fts5 (
  heading, text, law UNINDEXED, number UNINDEXED, tokenize = 'porter unicode61'
);`

/** Fills the baseline's database with what a built site holds. */
export function loadBaseline(site: string, file: string): void {
  const database = new Database(file)
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  database.exec(TABLES)
  database.exec('BEGIN')
  loadProducts(database, site)
  loadLaw(database, site)
  database.exec('COMMIT')
  for (const table of ['product_words', 'clause_words', 'section_words']) {
    database.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`)
  }
  database.exec('ANALYZE')
  database.close()
}

function loadProducts(database: Database.Database, site: string): void {
  const { cards } = read<CatalogueFile>(site, 'catalogue.json')
  const product = database.prepare('INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const productWords = database.prepare(
    'INSERT INTO product_words (rowid, name, uin, insurer, category) VALUES (?, ?, ?, ?, ?)',
  )
  const clause = database.prepare('INSERT INTO clause VALUES (?, ?, ?, ?, ?, ?, ?)')
  const clauseWords = database.prepare('INSERT INTO clause_words (rowid, title, text) VALUES (?, ?, ?)')
  for (const [place, card] of cards.entries()) {
    const { uin, name, url, category, insurer, line, status } = card
    const body = readFileSync(join(site, 'index/answers/policy', uinFileName(uin)), 'utf8')
    const text = `text/${uinFileName(uin)}.json`
    // A product whose wording is not held has none.
    const clauses = existsSync(join(site, 'index', text)) ? read<TextFile>(site, text).clauses : []
    const filters = [category.slug, insurer.slug, line, status]
    product.run(place, uin, name, url, ...filters, JSON.stringify(card), body)
    productWords.run(place, name, uin, insurer.name, category.name)
    for (const { id, number, title, document, page, text } of clauses) {
      clause.run(id, uin, number, title, document, page, operationPath('getClause', id))
      clauseWords.run(id, title, text)
    }
  }
}

function loadLaw(database: Database.Database, site: string): void {
  const { instruments, sections } = read<LawFile>(site, 'law.json')
  const law = database.prepare('INSERT INTO law VALUES (?, ?)')
  const section = database.prepare(
    'INSERT INTO section_words (heading, text, law, number) VALUES (?, ?, ?, ?)',
  )
  for (const instrument of instruments) law.run(instrument.slug, JSON.stringify(instrument))
  for (const { heading, text, instrument, number } of sections) {
    section.run(heading, text, instruments[instrument]?.slug, number)
  }
}

function read<T>(site: string, path: string): T {
  return JSON.parse(readFileSync(join(site, 'index', path), 'utf8')) as T
}

/** The clauses of some products spread over those that have any, for questions to be made from. */
export function sampleTexts(site: string, products: number): TextFile[] {
  const names = readdirSync(join(site, 'index/text')).toSorted()
  const texts = names
    .map((name) => read<TextFile>(site, `text/${name}`))
    .filter(({ clauses }) => clauses.length > 0)
  const step = Math.max(1, Math.floor(texts.length / products))
  return texts.filter((_, at) => at % step === 0).slice(0, products)
}
