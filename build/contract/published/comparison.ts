import { Type, type Static } from 'typebox'
import { Count, closed, oneOf } from '../primitives.ts'
import { COMPARED } from '../limits.ts'
import { Card, datedAndNoticed } from './card.ts'
import { factBody, fieldHead } from './fact.ts'

/** What the cells of a comparison row say when they are compared, or why they are not. */
const VERDICTS = ['same', 'different', 'differs-in-notes', 'not-compared', 'incomplete'] as const

/** A cell of a comparison: a fact, or why there is none. */
export const Cell = Type.Union([closed(factBody), closed({ status: oneOf(['unread', 'not-applicable']) })])

/** comparePolicies: two to four products side by side; never a ranking. */
export const CompareBody = closed(
  {
    ...datedAndNoticed,
    total: Count,
    policies: Type.Array(Card, { minItems: COMPARED.least, maxItems: COMPARED.most }),
    rows: Type.Array(closed({ ...fieldHead, verdict: oneOf([...VERDICTS]), cells: Type.Array(Cell) })),
  },
  { title: 'Comparison' },
)

export type Cell = Static<typeof Cell>
export type CompareBody = Static<typeof CompareBody>
