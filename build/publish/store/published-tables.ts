import { CategoryFieldsBody } from '../../contract/published/categories.ts'
import { FormBody } from '../../contract/published/forms.ts'
import { InsurerBody, InsurersBody } from '../../contract/published/insurers.ts'
import { LawBody } from '../../contract/published/instruments.ts'
import { PolicyBody } from '../../contract/published/policy.ts'
import { type PublishedTable, columnsOf, position } from './published-columns.ts'
import { PRODUCT_TABLES } from './published-products.ts'

// The tables of /release/dataset.sqlite. Columns that hold a key of a published record are as its schema says; a row is
// documentation and definition at once.

const CATEGORY_FIELD = CategoryFieldsBody.properties.fields.items
const CONTACT = InsurerBody.properties.contacts.items

/** THE TABLE of tables. */
export const PUBLISHED_TABLES: Readonly<Record<string, PublishedTable>> = {
  about: {
    row: 'what a table or a column holds',
    columns: [
      ['table_name', 'TEXT NOT NULL', 'The name of the table.'],
      ['column_name', "TEXT NOT NULL DEFAULT ''", 'The name of the column; empty for the table itself.'],
      ['holds', 'TEXT NOT NULL', 'What it holds.'],
    ],
    constraints: ['PRIMARY KEY (table_name, column_name)'],
  },
  example: {
    row: 'a question with the statement that answers it',
    columns: [
      ['asks', 'TEXT PRIMARY KEY', 'What is asked.'],
      ['sql', 'TEXT NOT NULL', 'The statement.'],
    ],
  },
  release: {
    row: 'of which day and site the data is',
    columns: [
      ...columnsOf(PolicyBody, 'data_date'),
      ['base_url', 'TEXT NOT NULL', 'The address of the site.'],
      ...columnsOf(PolicyBody, 'notice'),
      ...columnsOf(InsurersBody, 'withdrawals_known_for'),
      ['title', 'TEXT', 'What the service is called.'],
      ['operator', 'TEXT', 'Who runs it: JSON; null where nobody is named.'],
      ['licence', 'TEXT', 'The licence of the data: JSON; null where none is named.'],
    ],
  },
  category: {
    row: 'a type of insurance',
    columns: columnsOf(CategoryFieldsBody.properties.category, 'slug name line description', {
      slug: 'PRIMARY KEY',
    }),
  },
  field: {
    row: 'a thing that is read for every product of a category; one without a fact is unread',
    columns: [
      ['category', 'TEXT NOT NULL REFERENCES category', 'The slug of the category.'],
      ...columnsOf(CATEGORY_FIELD, 'key'),
      position('fields of the category'),
      ...columnsOf(CATEGORY_FIELD, 'label'),
      ['field_group', 'TEXT NOT NULL', 'The heading it is shown under.'],
      ...columnsOf(CATEGORY_FIELD, 'type'),
      [
        'unit',
        'TEXT',
        'What its number counts: rupees, percent, hours, days, months, years or items; null where it is no number.',
      ],
      ...columnsOf(CATEGORY_FIELD, 'question choices terms basis'),
    ],
    constraints: ['PRIMARY KEY (category, key)'],
  },
  insurer: {
    row: 'an insurance company',
    columns: columnsOf(InsurerBody, 'slug name registration website lines aliases', { slug: 'PRIMARY KEY' }),
  },
  contact: {
    row: 'a way to reach an insurer, with the words it was read from',
    columns: [
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'The slug of the insurer.'],
      position('contacts of the insurer'),
      ...columnsOf(CONTACT, 'purpose channel value label level hours applies_to source_url quote fetched_at'),
      ['from_of', 'TEXT NOT NULL', 'Which record has it: insurer, fact or form.'],
      ['from_name', 'TEXT NOT NULL', 'The name of that record.'],
      ['from_url', 'TEXT NOT NULL', 'The address of that record.'],
    ],
    constraints: ['PRIMARY KEY (insurer, position)'],
  },
  metric: {
    row: 'a figure about an insurer, with the words it was read from',
    columns: [
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'The slug of the insurer.'],
      position('metrics of the insurer'),
      ...columnsOf(
        InsurerBody.properties.metrics.items,
        'key label value unit period source_url quote fetched_at',
      ),
    ],
    constraints: ['PRIMARY KEY (insurer, position)'],
  },
  ...PRODUCT_TABLES,
  law: {
    row: 'an Act, a set of rules or regulations, a circular or an order',
    columns: columnsOf(
      LawBody,
      'slug title kind number year issued_by dated in_force not_yet commences consolidated_to checked read_from is_behind topics sections_of_instrument source_url notice',
      { slug: 'PRIMARY KEY' },
    ),
  },
  amendment: {
    row: 'an amendment of a law instrument',
    columns: [
      ['law', 'TEXT NOT NULL REFERENCES law', 'The slug of the instrument.'],
      position('amendments of the instrument'),
      ...columnsOf(
        LawBody.properties.amended_by.items,
        'slug title number in_force taken_in effect touches sections_known sections_compared',
      ),
      ['draft', 'INTEGER NOT NULL', 'Whether it was only published for comment and is not law. 1 or 0.'],
    ],
    constraints: ['PRIMARY KEY (law, position)'],
  },
  section: {
    row: 'a section of a law instrument',
    columns: [
      ['id', 'INTEGER PRIMARY KEY', 'The number of the row, for section_search alone.'],
      ['law', 'TEXT NOT NULL REFERENCES law', 'The slug of the instrument.'],
      position('sections held'),
      ...columnsOf(
        LawBody.properties.sections.items,
        'number heading text summary exceptions omitted not_yet commences note url',
      ),
    ],
    constraints: ['UNIQUE (law, position)'],
  },
  form: {
    row: 'a form of an insurer',
    columns: [
      ...columnsOf(FormBody, 'id title purpose', { id: 'PRIMARY KEY' }),
      ['insurer', 'TEXT NOT NULL REFERENCES insurer', 'The slug of the insurer.'],
      ...columnsOf(FormBody, 'source_pdf sha256 pages url'),
      ['record', 'TEXT NOT NULL', 'The whole record as JSON.'],
    ],
  },
}
