// The tables of /release/dataset.sqlite. Each row of their columns is documentation and definition at once.

import { type PublishedTable, position, PRODUCT_TABLES } from './published-products.ts'

/** THE TABLE of tables. */
export const PUBLISHED_TABLES: Readonly<Record<string, PublishedTable>> = {
  about: {
    row: 'what a table or a column holds',
    columns: [
      ['table_name', 'TEXT NOT NULL', 'name of the table'],
      ['column_name', "TEXT NOT NULL DEFAULT ''", 'name of the column; empty for the table itself'],
      ['holds', 'TEXT NOT NULL', 'what it holds'],
    ],
    constraints: ['PRIMARY KEY (table_name, column_name)'],
  },
  example: {
    row: 'a question with the statement that answers it',
    columns: [
      ['asks', 'TEXT PRIMARY KEY', 'what is asked'],
      ['sql', 'TEXT NOT NULL', 'the statement'],
    ],
  },
  release: {
    row: 'of which day and site the data is',
    columns: [
      ['data_date', 'TEXT NOT NULL', 'day up to which the data is true'],
      ['base_url', 'TEXT NOT NULL', 'address of the site'],
      ['notice', 'TEXT NOT NULL', 'what the data is not'],
      [
        'withdrawals_known_for',
        'TEXT NOT NULL',
        'lines of business for which it is known which products were withdrawn, as JSON',
      ],
    ],
  },
  category: {
    row: 'a type of insurance',
    columns: [
      ['slug', 'TEXT PRIMARY KEY', 'its name in addresses'],
      ['name', 'TEXT NOT NULL', 'what it is called'],
      ['line', 'TEXT NOT NULL', 'life, health or general'],
      ['description', 'TEXT NOT NULL', 'what it pays for'],
    ],
  },
  field: {
    row: 'a thing that is read for every product of a category; one without a fact is unread',
    columns: [
      ['category', 'TEXT NOT NULL REFERENCES category', 'slug of the category'],
      ['key', 'TEXT NOT NULL', 'its name'],
      position('fields of the category'),
      ['label', 'TEXT NOT NULL', 'what it is called'],
      ['field_group', 'TEXT NOT NULL', 'heading it is shown under'],
      ['type', 'TEXT NOT NULL', 'what kind of value it takes'],
      [
        'unit',
        'TEXT',
        'what its number counts: rupees, percent, hours, days, months, years or items; null where it is no number',
      ],
      ['question', 'TEXT NOT NULL', 'what the value answers'],
      ['choices', 'TEXT', 'the values it can have, as JSON; null where it is no choice'],
      ['terms', 'TEXT NOT NULL', 'words by which documents speak of it, as JSON'],
      ['basis', 'TEXT', 'the law that has insurers state it, as JSON'],
    ],
    constraints: ['PRIMARY KEY (category, key)'],
  },
  insurer: {
    row: 'an insurance company',
    columns: [
      ['slug', 'TEXT PRIMARY KEY', 'its name in addresses'],
      ['name', 'TEXT NOT NULL', 'registered name'],
      ['registration', 'TEXT', 'number with the regulator'],
      ['website', 'TEXT', 'its website'],
      ['lines', 'TEXT NOT NULL', 'life, health, general, as JSON'],
      ['aliases', 'TEXT NOT NULL', 'other names it is known by, as JSON'],
    ],
  },
  contact: {
    row: 'a way to reach an insurer, with the words it was read from',
    columns: [
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'slug of the insurer'],
      position('contacts of the insurer'),
      ['purpose', 'TEXT NOT NULL', 'what it is for'],
      ['channel', 'TEXT NOT NULL', 'phone, email, post or another'],
      ['value', 'TEXT NOT NULL', 'number or address'],
      ['label', 'TEXT NOT NULL', 'what it is called'],
      ['level', 'INTEGER', 'step of a complaint, from 1'],
      ['hours', 'TEXT', 'when it answers'],
      ['applies_to', 'TEXT NOT NULL', 'which products it is for'],
      ['source_url', 'TEXT NOT NULL', 'page or document it was read from'],
      ['quote', 'TEXT NOT NULL', 'words of that page'],
      ['fetched_at', 'TEXT NOT NULL', 'day the page was read'],
      ['from_of', 'TEXT NOT NULL', 'insurer, fact or form: which record has it'],
      ['from_name', 'TEXT NOT NULL', 'name of that record'],
      ['from_url', 'TEXT NOT NULL', 'address of that record'],
    ],
    constraints: ['PRIMARY KEY (insurer, position)'],
  },
  metric: {
    row: 'a figure about an insurer, with the words it was read from',
    columns: [
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'slug of the insurer'],
      position('metrics of the insurer'),
      ['key', 'TEXT NOT NULL', 'name of the figure'],
      ['label', 'TEXT NOT NULL', 'what it is called'],
      ['value', 'REAL NOT NULL', 'the figure'],
      ['unit', 'TEXT NOT NULL', 'what it counts'],
      ['period', 'TEXT NOT NULL', 'time it is about'],
      ['source_url', 'TEXT NOT NULL', 'page it was read from'],
      ['quote', 'TEXT NOT NULL', 'words of that page'],
      ['fetched_at', 'TEXT NOT NULL', 'day the page was read'],
    ],
    constraints: ['PRIMARY KEY (insurer, position)'],
  },
  ...PRODUCT_TABLES,
  law: {
    row: 'an Act, a set of rules or regulations, a circular or an order',
    columns: [
      ['slug', 'TEXT PRIMARY KEY', 'its name in addresses'],
      ['title', 'TEXT NOT NULL', 'title as cited'],
      ['kind', 'TEXT NOT NULL', 'act, rules, regulations, circular or order'],
      ['number', 'TEXT', 'its number'],
      ['year', 'INTEGER NOT NULL', 'year in its title'],
      ['issued_by', 'TEXT NOT NULL', 'who made it'],
      ['dated', 'TEXT', 'day it was made'],
      ['in_force', 'INTEGER NOT NULL', '1 where it is in force'],
      ['not_yet', 'INTEGER NOT NULL', '1 where it is not in force yet'],
      ['commences', 'TEXT', 'day from which what is not in force yet will be'],
      ['consolidated_to', 'TEXT', 'day up to which amendments are included'],
      ['checked', 'TEXT NOT NULL', 'up to which day it was checked and in what'],
      ['read_from', 'TEXT', 'what its text was read in'],
      ['is_behind', 'INTEGER NOT NULL', '1 where an amendment is not taken in'],
      ['topics', 'TEXT NOT NULL', 'what it is about, as JSON'],
      ['sections_of_instrument', 'INTEGER', 'how many sections the instrument has, held or not'],
      ['source_url', 'TEXT', 'where it can be read'],
      ['notice', 'TEXT NOT NULL', 'whose words the sections are and how many are held'],
    ],
  },
  amendment: {
    row: 'an amendment of a law instrument',
    columns: [
      ['law', 'TEXT NOT NULL REFERENCES law', 'slug of the instrument'],
      position('amendments of the instrument'),
      ['slug', 'TEXT', 'slug of the amending instrument; null where it is not held'],
      ['title', 'TEXT NOT NULL', 'title of the amending instrument'],
      ['number', 'TEXT', 'its number'],
      ['in_force', 'TEXT', 'day from which it is in force'],
      ['taken_in', 'INTEGER NOT NULL', '1 where the sections here have it'],
      ['effect', 'TEXT', 'what it changes'],
    ],
    constraints: ['PRIMARY KEY (law, position)'],
  },
  section: {
    row: 'a section of a law instrument',
    columns: [
      ['id', 'INTEGER PRIMARY KEY', 'number of the row, for section_search alone'],
      ['law', 'TEXT NOT NULL REFERENCES law', 'slug of the instrument'],
      position('sections held'),
      ['number', 'TEXT NOT NULL', 'number as printed'],
      ['heading', 'TEXT NOT NULL', 'heading as printed, or empty'],
      ['text', 'TEXT', 'words of the instrument; null where they are not held'],
      ['summary', 'TEXT', 'what it says, in our words'],
      ['exceptions', 'TEXT NOT NULL', 'what the summary does not hold for, as JSON'],
      ['omitted', 'INTEGER NOT NULL', '1 where it was omitted or repealed'],
      ['not_yet', 'INTEGER NOT NULL', '1 where it is not in force yet'],
      ['commences', 'TEXT', 'day from which what is not in force yet will be'],
      ['note', 'TEXT', 'what to know before relying on it'],
      ['url', 'TEXT NOT NULL', 'address of its page'],
    ],
    constraints: ['UNIQUE (law, position)'],
  },
  form: {
    row: 'a form of an insurer',
    columns: [
      ['id', 'INTEGER PRIMARY KEY', 'public number'],
      ['title', 'TEXT NOT NULL', 'title as printed'],
      ['purpose', 'TEXT NOT NULL', 'claim or proposal'],
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'slug of the insurer'],
      ['source_pdf', 'TEXT NOT NULL', 'address of the original file'],
      ['sha256', 'TEXT NOT NULL', 'digest of the original file'],
      ['pages', 'INTEGER NOT NULL', 'how many pages the original has'],
      ['url', 'TEXT NOT NULL', 'address of its page'],
      ['record', 'TEXT NOT NULL', 'the whole record as JSON'],
    ],
  },
}

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
