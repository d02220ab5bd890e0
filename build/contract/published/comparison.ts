import { Type, type Static } from '../schema.ts'
import { FieldType } from '../field-types.ts'
import { Count, Text, Uin, described, named, nullable, oneOf } from '../primitives.ts'
import { COMPARED } from '../limits.ts'
import { Card, datedAndNoticed } from './card.ts'
import { byStatus, factBody, fieldHead, lawBeside } from './fact.ts'
import { Source } from './references.ts'
import { byCountKey } from '../count-keys.ts'
import { VERDICTS, VERDICT_NAMES } from './verdicts.ts'

const asked = {
  uin: described(Uin, 'The product of the cell.'),
  label: described(Text, 'What the category of this product calls the field.'),
  question: described(Text, 'What the category of this product asks.'),
  type: FieldType,
  ...lawBeside,
}

/** A fact of one product. */
const FactCell = byStatus(
  named(
    'FactCell',
    {
      ...asked,
      ...factBody,
      source: nullable(Source, 'The document the quote is printed in; null when not stated.'),
    },
    'What the documents of the product say, or that they do not say.',
  ),
)

/** Nobody has looked for the field in this product. */
const UnreadCell = named(
  'UnreadCell',
  { ...asked, status: Type.Literal('unread', { description: 'Nobody has looked for it yet.' }) },
  'Nobody has looked for the field in this product yet.',
)

/** The category of this product has no such field. */
const NotApplicableCell = named(
  'NotApplicableCell',
  {
    uin: asked.uin,
    status: Type.Literal('not-applicable', { description: 'The category of the product has no such field.' }),
  },
  'The category of the product has no such field.',
)

/** A cell of a comparison: a fact, or why there is none. `status` tells which. */
export const Cell = Type.Union([FactCell, UnreadCell, NotApplicableCell])

const Row = named('ComparedRow', {
  ...fieldHead,
  verdict: oneOf(VERDICT_NAMES, {
    description: VERDICT_NAMES.map((name) => `${name}: ${VERDICTS[name]}`).join(' '),
  }),
  cells: Type.Array(Cell, { description: 'One per product, in the order asked.' }),
})

const VerdictCounts = named(
  'VerdictCounts',
  byCountKey(VERDICT_NAMES, (name) => described(Count, VERDICTS[name])),
  'How many rows have each verdict; the keys have underscores where the verdicts have hyphens.',
)

/** comparePolicies: two to four products side by side; never a ranking. */
export const CompareBody = named('Comparison', {
  ...datedAndNoticed,
  total: described(Count, 'How many rows there are, of those asked for.'),
  verdicts: VerdictCounts,
  policies: Type.Array(Card, {
    minItems: COMPARED.least,
    maxItems: COMPARED.most,
    description: 'The products, in the order asked.',
  }),
  rows: Type.Array(Row, { description: 'The union of the fields of their categories.' }),
})

export type Cell = Static<typeof Cell>
export type CompareBody = Static<typeof CompareBody>
