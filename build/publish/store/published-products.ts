import { PRODUCT_DETAILS } from '../../contract/authored/product-details.ts'
import { ClauseBody } from '../../contract/published/clause.ts'
import { FactMembers } from '../../contract/published/fact.ts'
import { PolicyBody } from '../../contract/published/policy.ts'
import { type PublishedTable, columnsOf, position, product } from './published-columns.ts'

/** Products with their documents, clauses and facts. */
export const PRODUCT_TABLES: Readonly<Record<string, PublishedTable>> = {
  product: {
    row: 'an insurance product',
    columns: [
      ...columnsOf(PolicyBody, 'uin name line', { uin: 'PRIMARY KEY' }),
      [
        'status',
        'TEXT NOT NULL',
        'withdrawn: listed as withdrawn. active: not listed so, which says nothing where release.withdrawals_known_for does not have the line.',
      ],
      ['category', 'TEXT NOT NULL REFERENCES category', 'The slug of the category.'],
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'The slug of the insurer.'],
      ...columnsOf(PolicyBody, ['launched withdrawn url', ...PRODUCT_DETAILS].join(' ')),
    ],
  },
  version: {
    row: 'another version of a product, newest first',
    columns: [
      product,
      position('versions of the product'),
      ...columnsOf(PolicyBody.properties.versions.items, 'uin', {
        uin: 'REFERENCES product DEFERRABLE INITIALLY DEFERRED',
      }),
    ],
    constraints: ['PRIMARY KEY (product, position)'],
  },
  document: {
    row: 'a document of a product',
    columns: [
      product,
      ...columnsOf(
        PolicyBody.properties.documents.items,
        'id kind title edition language url sha256 pages page_offset collected note unread_pages',
      ),
    ],
    constraints: ['PRIMARY KEY (product, id)'],
  },
  clause: {
    row: 'a printed provision of a document',
    columns: [
      ...columnsOf(ClauseBody, 'id', { id: 'PRIMARY KEY' }),
      product,
      ...columnsOf(ClauseBody, 'document'),
      position('clauses of the product'),
      ['within', 'INTEGER REFERENCES clause DEFERRABLE INITIALLY DEFERRED', 'The clause it is in.'],
      ...columnsOf(ClauseBody, 'number title text page page_end printed_page'),
    ],
    constraints: ['FOREIGN KEY (product, document) REFERENCES document (product, id)'],
  },
  fact: {
    row: 'what the documents of a product say about a field',
    columns: [
      product,
      ['category', 'TEXT NOT NULL', 'The slug of the category of the product.'],
      ...columnsOf(FactMembers, 'key status'),
      [
        'value',
        'TEXT',
        'The answer as JSON, for programs: compare number, flag and text instead; null where the documents do not say or leave it to the schedule.',
      ],
      [
        'number',
        'REAL',
        'The answer where it is a number, in the unit of the field, or in currency where that is not null.',
      ],
      ...columnsOf(FactMembers, 'currency'),
      ['flag', 'INTEGER', '1 where the answer is yes, 0 where it is no.'],
      ['text', 'TEXT', 'The answer where it is words; the entries of a list are parted by semicolons.'],
      ...columnsOf(FactMembers, 'display quote'),
      ['clause', 'INTEGER REFERENCES clause', 'The clause that holds the quote.'],
      ...columnsOf(FactMembers, 'document page printed_page note reason checked conflicts disputed searched'),
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
      ...columnsOf(FactMembers, 'key'),
      position('contexts of the fact'),
      ...columnsOf(FactMembers.properties.context.items, 'quote'),
      ['clause', 'INTEGER NOT NULL REFERENCES clause', 'The clause that holds the words.'],
      ...columnsOf(FactMembers.properties.context.items, 'page printed_page'),
    ],
    constraints: [
      'PRIMARY KEY (product, key, position)',
      'FOREIGN KEY (product, key) REFERENCES fact (product, key)',
    ],
  },
}
