import { Type, type Static } from '../schema.ts'
import { FieldType } from '../field-types.ts'
import { Count, Text, Uin, closed, described, nullable, oneOf } from '../primitives.ts'
import { COMPARED } from '../limits.ts'
import { Card, datedAndNoticed } from './card.ts'
import { factBody, fieldHead } from './fact.ts'
import { Source } from './references.ts'
import { VERDICTS, type Verdict } from './verdicts.ts'

const VERDICT_NAMES = Object.keys(VERDICTS) as Verdict[]

const asked = {
  uin: described(Uin, 'The product of the cell.'),
  label: described(Text, 'What the category of this product calls the field.'),
  question: described(Text, 'What the category of this product asks.'),
  type: FieldType,
}

/** A fact of one product. */
const FactCell = closed(
  {
    ...asked,
    ...factBody,
    source: nullable(Source, 'The document the quote is printed in; null when not stated.'),
  },
  { title: 'FactCell', description: 'What the documents of the product say, or that they do not say.' },
)

/** Nobody has looked for the field in this product. */
const UnreadCell = closed(
  { ...asked, status: Type.Literal('unread', { description: 'Nobody has looked for it yet.' }) },
  { title: 'UnreadCell', description: 'Nobody has looked for the field in this product yet.' },
)

/** The category of this product has no such field. */
const NotApplicableCell = closed(
  {
    uin: asked.uin,
    status: Type.Literal('not-applicable', { description: 'The category of the product has no such field.' }),
  },
  { title: 'NotApplicableCell', description: 'The category of the product has no such field.' },
)

/** A cell of a comparison: a fact, or why there is none. `status` tells which. */
export const Cell = Type.Union([FactCell, UnreadCell, NotApplicableCell])

const Row = closed(
  {
    ...fieldHead,
    verdict: oneOf(VERDICT_NAMES, {
      description: VERDICT_NAMES.map((name) => `${name}: ${VERDICTS[name].means}`).join(' '),
    }),
    cells: Type.Array(Cell, { description: 'One per product, in the order asked.' }),
  },
  { title: 'ComparedRow' },
)

const VerdictCounts = closed(
  Object.fromEntries(
    VERDICT_NAMES.map((name) => [VERDICTS[name].count, described(Count, VERDICTS[name].means)]),
  ) as Record<(typeof VERDICTS)[Verdict]['count'], typeof Count>,
  {
    title: 'VerdictCounts',
    description:
      'How many rows have each verdict; the keys have underscores where the verdicts have hyphens.',
  },
)

/** comparePolicies: two to four products side by side; never a ranking. */
export const CompareBody = closed(
  {
    ...datedAndNoticed,
    total: described(Count, 'How many rows there are, of those asked for.'),
    verdicts: VerdictCounts,
    policies: Type.Array(Card, {
      minItems: COMPARED.least,
      maxItems: COMPARED.most,
      description: 'The products, in the order asked.',
    }),
    rows: Type.Array(Row, { description: 'The union of the fields of their categories.' }),
  },
  { title: 'Comparison' },
)

export type Cell = Static<typeof Cell>
export type CompareBody = Static<typeof CompareBody>
