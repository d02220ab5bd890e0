// Views, indexes and example queries of /release/dataset.sqlite.

/** A view: what a row is, and the SELECT it stands for. */
export interface PublishedView {
  readonly row: string
  readonly select: string
}

export const PUBLISHED_VIEWS: Readonly<Record<string, PublishedView>> = {
  cited_fact: {
    row: 'a fact with all that one must cite: product, insurer, question, printed clause and page, document',
    select: `SELECT fact.product, product.name AS product_name, insurer.name AS insurer_name,
    fact.category, fact.key, field.label, field.question, fact.status, fact.value, fact.display, fact.note,
    fact.quote, clause.number AS clause_number, clause.title AS clause_title, fact.page, fact.printed_page,
    document.title AS document_title, document.edition AS document_edition
  FROM fact
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

/** What is looked for by other than its key. */
export const INDEXES = `
CREATE INDEX product_insurer ON product (insurer);
CREATE INDEX product_category ON product (category);
CREATE INDEX fact_key ON fact (key, status);
CREATE INDEX clause_product ON clause (product, position);`

/** Questions, each with the statement that answers it. */
export const EXAMPLE_QUERIES = [
  {
    asks: 'The waiting periods of all read products, with what one must cite',
    sql: `SELECT product_name, display, quote, clause_number, page, document_title
FROM cited_fact
WHERE key LIKE 'waiting-%' AND value IS NOT NULL
ORDER BY product_name, key`,
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
    sql: `SELECT product.name, clause.number, clause.title, clause.page
FROM clause_search('"waiting period"')
JOIN clause ON clause.id = clause_search.rowid
JOIN product ON product.uin = clause.product
ORDER BY rank
LIMIT 10`,
  },
]

/** The statement that makes a view; what it holds is said in a comment, which the file keeps. */
export function createView(name: string, { row, select }: PublishedView): string {
  return `CREATE VIEW ${name} AS -- ${row}\n  ${select};`
}
