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

/** Products with their documents, clauses and facts. */
export const PRODUCT_TABLES: Readonly<Record<string, PublishedTable>> = {
  product: {
    row: 'an insurance product',
    columns: [
      ['uin', 'TEXT PRIMARY KEY', 'UIN as printed'],
      ['name', 'TEXT NOT NULL', 'name of the product'],
      ['line', 'TEXT NOT NULL', 'life, health or general'],
      [
        'status',
        'TEXT NOT NULL',
        'withdrawn: listed as withdrawn; active: not listed so, which says nothing where release.withdrawals_known_for does not have the line',
      ],
      ['category', 'TEXT NOT NULL REFERENCES category', 'slug of the category'],
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'slug of the insurer'],
      ['launched', 'TEXT', 'day it was launched; null where that is not known'],
      ['withdrawn', 'TEXT', 'day it was withdrawn from sale'],
      ['url', 'TEXT NOT NULL', 'address of its answer'],
    ],
  },
  version: {
    row: 'another version of a product, newest first',
    columns: [
      product,
      position('versions of the product'),
      ['uin', 'TEXT NOT NULL REFERENCES product DEFERRABLE INITIALLY DEFERRED', 'UIN of the version'],
    ],
    constraints: ['PRIMARY KEY (product, position)'],
  },
  document: {
    row: 'a document of a product',
    columns: [
      product,
      ['id', 'TEXT NOT NULL', 'its name within the product'],
      ['kind', 'TEXT NOT NULL', 'policy-wording, prospectus, customer-information-sheet or brochure'],
      ['title', 'TEXT NOT NULL', 'title as printed'],
      ['edition', 'TEXT', 'edition as printed'],
      ['language', 'TEXT NOT NULL', 'en, hi …'],
      ['url', 'TEXT NOT NULL', 'where the file was collected'],
      ['sha256', 'TEXT NOT NULL', 'digest of the file'],
      ['pages', 'INTEGER NOT NULL', 'how many pages it has'],
      ['page_offset', 'INTEGER', 'what is added to a page of the file to give the number printed on it'],
      ['collected', 'TEXT NOT NULL', 'day it was collected'],
      ['note', 'TEXT', 'defects of the document'],
    ],
    constraints: ['PRIMARY KEY (product, id)'],
  },
  clause: {
    row: 'a printed provision of a document',
    columns: [
      ['id', 'INTEGER PRIMARY KEY', 'public number, never used again'],
      product,
      ['document', 'TEXT NOT NULL', 'id of the document'],
      position('clauses of the product'),
      ['within', 'INTEGER REFERENCES clause DEFERRABLE INITIALLY DEFERRED', 'clause it is in'],
      ['number', 'TEXT NOT NULL', 'label as printed'],
      ['title', 'TEXT NOT NULL', 'heading as printed, or empty'],
      ['text', 'TEXT NOT NULL', 'everything it prints'],
      page,
      ['page_end', 'INTEGER NOT NULL', 'page on which it ends'],
      printedPage,
    ],
    constraints: ['FOREIGN KEY (product, document) REFERENCES document (product, id)'],
  },
  fact: {
    row: 'what the documents of a product say about a field',
    columns: [
      product,
      ['category', 'TEXT NOT NULL', 'slug of the category of the product'],
      ['key', 'TEXT NOT NULL', 'name of the field'],
      ['status', 'TEXT NOT NULL', 'checked, quoted, unverified, disputed, in-schedule or not-stated'],
      [
        'value',
        'TEXT',
        'the answer as JSON, for programs: compare number, flag and text instead; null where the documents do not say or leave it to the schedule',
      ],
      ['number', 'REAL', 'the answer where it is a number, in the unit of the field'],
      ['flag', 'INTEGER', '1 where the answer is yes, 0 where it is no'],
      ['text', 'TEXT', 'the answer where it is words; the entries of a list are parted by semicolons'],
      ['display', 'TEXT', 'the answer in words'],
      ['quote', 'TEXT', 'verbatim words it was read from'],
      ['clause', 'INTEGER REFERENCES clause', 'clause that holds the quote'],
      ['document', 'TEXT', 'id of the document of the quote'],
      page,
      printedPage,
      ['note', 'TEXT', 'what one value cannot hold'],
      ['reason', 'TEXT', 'why the proof of the quote cannot be trusted'],
      ['checked', 'TEXT', 'day of the second reading'],
      ['conflicts', 'TEXT', 'clauses of the document that say otherwise, as JSON'],
      ['disputed', 'TEXT', 'what was reported as wrong, and when, as JSON'],
      ['searched', 'TEXT', 'what was searched where the documents do not say, as JSON'],
    ],
    constraints: [
      'PRIMARY KEY (product, key)',
      'FOREIGN KEY (category, key) REFERENCES field (category, key)',
    ],
  },
  context: {
    row: 'a further quote that a fact rests on',
    columns: [
      product,
      ['key', 'TEXT NOT NULL', 'name of the field'],
      position('contexts of the fact'),
      ['quote', 'TEXT NOT NULL', 'verbatim words'],
      ['clause', 'INTEGER NOT NULL REFERENCES clause', 'clause that holds them'],
      page,
      printedPage,
    ],
    constraints: [
      'PRIMARY KEY (product, key, position)',
      'FOREIGN KEY (product, key) REFERENCES fact (product, key)',
    ],
  },
}
