// Views, indexes and example queries of /release/dataset.sqlite.

import { operationPath } from '../../contract/addresses.ts'

/** A view: what a row is, and the SELECT it stands for. */
export interface PublishedView {
  readonly row: string
  readonly select: string
}

/** The address of a clause. */
const CLAUSE_URL = `release.base_url || '${operationPath('getClause', '')}' || clause.id`

export const PUBLISHED_VIEWS: Readonly<Record<string, PublishedView>> = {
  cited_fact: {
    row: 'a fact with all that one must cite: product and UIN, insurer, question, value with its unit, note and status, printed clause and page, address of the clause, document, day of the data',
    select: `SELECT fact.product, product.name AS product_name, insurer.name AS insurer_name,
    fact.category, fact.key, field.label, field.question, field.type,
    coalesce(fact.currency, field.unit) AS unit, fact.status, fact.value, fact.number,
    fact.flag, fact.text, fact.display, fact.note, fact.reason, fact.disputed, fact.conflicts,
    fact.quote, clause.number AS clause_number, clause.title AS clause_title, ${CLAUSE_URL} AS clause_url, fact.page,
    fact.printed_page, document.title AS document_title, document.edition AS document_edition, release.data_date
  FROM fact
  JOIN release
  JOIN product ON product.uin = fact.product
  JOIN insurer ON insurer.slug = product.insurer
  JOIN field USING (category, key)
  LEFT JOIN clause ON clause.id = fact.clause
  LEFT JOIN document ON document.product = fact.product AND document.id = fact.document`,
  },
  unread_field: {
    row: 'a field that nobody has looked for in the documents of a product: not the same as not-stated',
    select: `SELECT product.uin AS product, product.name AS product_name, field.category, field.key, field.label, field.question
  FROM product
  JOIN field ON field.category = product.category
  WHERE NOT EXISTS (SELECT 1 FROM fact WHERE fact.product = product.uin AND fact.key = field.key)`,
  },
}

/** Indexes on columns that are looked for and are no key. */
export const INDEXES = `
CREATE INDEX product_insurer ON product (insurer);
CREATE INDEX product_category ON product (category);
CREATE INDEX fact_key ON fact (key, status);
CREATE INDEX clause_product ON clause (product, position);`

/** Columns to cite with a value: what qualifies it, and where it is printed. */
const CITED = `product_name, product AS uin, label, display, note, status, reason, disputed, conflicts, quote,
  clause_number, page, printed_page, document_title, clause_url, data_date`

/** Questions, each with the statement that answers it. */
export const EXAMPLE_QUERIES = [
  {
    asks: 'The waiting periods of all read products, with what one must cite',
    sql: `SELECT ${CITED}
FROM cited_fact
WHERE key LIKE 'waiting-%' AND value IS NOT NULL
ORDER BY product_name, key`,
  },
  {
    asks: 'The read products in which a waiting period is of 24 months or more, with what one must cite',
    sql: `SELECT ${CITED}
FROM cited_fact
WHERE key LIKE 'waiting-%' AND unit = 'months' AND number >= 24
ORDER BY number DESC, product_name, key`,
  },
  {
    asks: 'How far the products of each insurer were read',
    sql: `SELECT insurer.name, count(DISTINCT product.uin) AS products, count(DISTINCT fact.product) AS read_products, count(fact.key) AS facts
FROM insurer
JOIN product ON product.insurer = insurer.slug
LEFT JOIN fact ON fact.product = product.uin
GROUP BY insurer.slug
ORDER BY facts DESC, insurer.name`,
  },
  {
    asks: 'Clauses that hold some words, best first',
    sql: `SELECT product.name, product.uin, clause.number, clause.title, clause.page, clause.printed_page, ${CLAUSE_URL} AS clause_url
FROM clause_search('"waiting period"')
JOIN clause ON clause.id = clause_search.rowid
JOIN product ON product.uin = clause.product
JOIN release
ORDER BY rank
LIMIT 10`,
  },
]

/** The statement that makes a view; what it holds is said in a comment, which the file keeps. */
export function createView(name: string, { row, select }: PublishedView): string {
  return `CREATE VIEW ${name} AS -- ${row}\n  ${select};`
}
