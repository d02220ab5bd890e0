import { FACT_STATUSES, FACT_STATUS_NAMES, type FactStatus } from '../../contract/fact-status.ts'
import { PRODUCT_STATUSES } from '../../contract/primitives.ts'

// All SQL of the build. Products are keyed by the normal form of their UIN.

/** Words of the contract as literals of SQL; they hold no quotation marks. */
function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ')
}

export const TABLES = `
CREATE TABLE category (slug TEXT PRIMARY KEY, name TEXT NOT NULL, line TEXT NOT NULL) STRICT;
CREATE TABLE field (
  category TEXT NOT NULL REFERENCES category, position INTEGER NOT NULL, key TEXT NOT NULL,
  PRIMARY KEY (category, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE insurer (slug TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE product (
  id TEXT PRIMARY KEY, uin TEXT NOT NULL, name TEXT NOT NULL, line TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted(PRODUCT_STATUSES)})),
  launched TEXT, withdrawn TEXT,
  category TEXT NOT NULL REFERENCES category, insurer TEXT NOT NULL REFERENCES insurer,
  supersedes TEXT REFERENCES product DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE INDEX product_category ON product (category);
CREATE INDEX product_insurer ON product (insurer);
CREATE INDEX product_supersedes ON product (supersedes);
CREATE TABLE document (
  product TEXT NOT NULL REFERENCES product, id TEXT NOT NULL, pages INTEGER NOT NULL,
  PRIMARY KEY (product, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE clause (
  id INTEGER PRIMARY KEY, product TEXT NOT NULL, document TEXT NOT NULL,
  FOREIGN KEY (product, document) REFERENCES document (product, id)
) STRICT;
CREATE TABLE fact (
  product TEXT NOT NULL REFERENCES product, category TEXT NOT NULL, key TEXT NOT NULL, status TEXT NOT NULL,
  PRIMARY KEY (product, key), FOREIGN KEY (category, key) REFERENCES field (category, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX fact_field ON fact (category, key);
CREATE TABLE law (slug TEXT PRIMARY KEY, sections INTEGER NOT NULL) STRICT;
CREATE TABLE form (id INTEGER PRIMARY KEY, purpose TEXT NOT NULL, insurer TEXT NOT NULL REFERENCES insurer) STRICT;
`

const counted = (status: FactStatus) => `count(*) FILTER (WHERE fact.status = '${status}')`
const STATED = `count(*) FILTER (WHERE fact.status IN (${quoted(FACT_STATUS_NAMES.filter((status) => FACT_STATUSES[status].stated))}))`
const IN_LIST_ORDER = 'ORDER BY name COLLATE NOCASE, name, uin'

const PRODUCT_ROWS = `
SELECT product.id, uin, product.name, product.line, product.status, launched, withdrawn, supersedes,
  product.category, category.name AS category_name, insurer, insurer.name AS insurer_name,
  ${STATED} AS stated, ${counted('in-schedule')} AS in_schedule, ${counted('not-stated')} AS not_stated,
  (SELECT count(*) FROM field WHERE field.category = product.category) - count(fact.key) AS unread
FROM product JOIN category ON category.slug = product.category JOIN insurer ON insurer.slug = product.insurer
  LEFT JOIN fact ON fact.product = product.id`

/** The statements whose rows are a name and a count. */
const COUNTS = {
  productsByCategory:
    'SELECT slug AS name, count(product.id) AS count FROM category LEFT JOIN product ON product.category = slug GROUP BY slug',
  productsByLine: 'SELECT line AS name, count(*) AS count FROM product GROUP BY line',
  productsByStatus: 'SELECT status AS name, count(*) AS count FROM product GROUP BY status',
  activeByInsurer: `SELECT insurer AS name, count(*) AS count FROM product WHERE status = 'active' GROUP BY insurer`,
  withdrawnByInsurer: `SELECT insurer AS name, count(*) AS count FROM product WHERE status = 'withdrawn' GROUP BY insurer`,
  factsByStatus: 'SELECT status AS name, count(*) AS count FROM fact GROUP BY status',
  formsByPurpose: 'SELECT purpose AS name, count(*) AS count FROM form GROUP BY purpose',
  totals: `
    SELECT 'products' AS name, count(*) AS count FROM product
    UNION ALL SELECT 'read', count(DISTINCT product) FROM fact
    UNION ALL SELECT 'facts', count(*) FROM fact
    UNION ALL SELECT 'fields', count(*) FROM product JOIN field USING (category)
    UNION ALL SELECT 'documents', count(*) FROM document
    UNION ALL SELECT 'pages', ifnull(sum(pages), 0) FROM document
    UNION ALL SELECT 'clauses', count(*) FROM clause
    UNION ALL SELECT 'insurers', count(*) FROM insurer
    UNION ALL SELECT 'laws', count(*) FROM law
    UNION ALL SELECT 'sections', ifnull(sum(sections), 0) FROM law`,
} as const

export type CountKind = keyof typeof COUNTS

/** Every statement by the name the store asks for it. */
export const QUERIES = {
  addCategory: 'INSERT INTO category VALUES (?, ?, ?)',
  addField: 'INSERT INTO field VALUES (?, ?, ?)',
  addInsurer: 'INSERT INTO insurer VALUES (?, ?)',
  addProduct: 'INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  addDocument: 'INSERT INTO document VALUES (?, ?, ?)',
  addClause: 'INSERT INTO clause VALUES (?, ?, ?)',
  addFact: 'INSERT INTO fact VALUES (?, ?, ?, ?)',
  addLaw: 'INSERT INTO law VALUES (?, ?)',
  addForm: 'INSERT INTO form VALUES (?, ?, ?)',
  products: `SELECT * FROM (${PRODUCT_ROWS} GROUP BY product.id) ${IN_LIST_ORDER}`,
  insurerProducts: `SELECT * FROM (${PRODUCT_ROWS} WHERE insurer = ? GROUP BY product.id) ${IN_LIST_ORDER}`,
  versions: `
    WITH RECURSIVE version (first, id, depth) AS (
      SELECT id, id, 0 FROM product WHERE supersedes IS NULL
      UNION ALL SELECT first, product.id, depth + 1 FROM product JOIN version ON product.supersedes = version.id
    )
    SELECT first, id, uin, name, status FROM version JOIN product USING (id) ORDER BY first, depth, uin`,
  clauseProducts: 'SELECT id, product FROM clause ORDER BY id',
  fieldCoverage: `
    SELECT field.key, ${STATED} AS stated, ${counted('in-schedule')} AS in_schedule,
      ${counted('not-stated')} AS not_stated,
      (SELECT count(*) FROM product WHERE product.category = field.category) - count(fact.product) AS unread
    FROM field LEFT JOIN fact USING (category, key) WHERE field.category = ? GROUP BY field.key`,
  ...COUNTS,
} as const
