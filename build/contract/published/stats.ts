import { Type, type Static } from 'typebox'
import { Count, Slug, Text, closed } from '../primitives.ts'
import { datedAndNoticed } from './card.ts'
import { FACT_STATUSES } from './fact.ts'

const factCounts = Object.fromEntries(
  FACT_STATUSES.map((status) => [status.replace('-', '_'), Count] as const),
) as Record<'not_stated' | 'in_schedule' | 'disputed' | 'unverified' | 'checked' | 'quoted', typeof Count>

/** stats: how much of the market is covered, how far it was read, and of which day the data is. */
export const StatsBody = closed(
  {
    ...datedAndNoticed,
    products: closed({
      total: Count,
      read: Count,
      by_line: closed({ life: Count, health: Count, general: Count }),
      by_status: closed({ active: Count, withdrawn: Count }),
      by_category: Type.Array(closed({ slug: Slug, name: Text, products: Count })),
    }),
    facts: closed({ total: Count, ...factCounts, unread: Count }),
    documents: Count,
    pages: Count,
    clauses: Count,
    insurers: Count,
    law: closed({ instruments: Count, sections: Count }),
    forms: closed({ total: Count, claim: Count, proposal: Count }),
  },
  { title: 'Stats' },
)

export type StatsBody = Static<typeof StatsBody>
