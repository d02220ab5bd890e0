import { Type, type Static } from 'typebox'
import { byCountKey } from '../fact-status.ts'
import { Count, Slug, Text, closed } from '../primitives.ts'
import { datedAndNoticed } from './card.ts'

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
    facts: closed({ total: Count, ...byCountKey(() => Count), unread: Count }),
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
