import { Type, type Static } from '../schema.ts'
import { Count, Slug, Text, closed, described } from '../primitives.ts'
import { FACT_STATUSES, byCountKey } from '../fact-status.ts'
import { datedAndNoticed } from './card.ts'

const CategoryCount = closed(
  {
    slug: described(Slug, 'The slug of the category.'),
    name: described(Text, 'What it is called.'),
    products: described(Count, 'How many products it has.'),
  },
  { title: 'CategoryCount' },
)

const ProductCounts = closed(
  {
    total: described(Count, 'All products.'),
    read: described(Count, 'Products of which at least one fact was read.'),
    by_line: closed(
      {
        life: described(Count, 'Life insurance.'),
        health: described(Count, 'Health insurance.'),
        general: described(Count, 'All other general insurance.'),
      },
      { title: 'LineCounts', description: 'Products by line of business.' },
    ),
    by_status: closed(
      { active: described(Count, 'On sale.'), withdrawn: described(Count, 'Withdrawn.') },
      { title: 'StatusCounts', description: 'Products by status.' },
    ),
    by_category: Type.Array(CategoryCount, { description: 'Products by category.' }),
  },
  { title: 'ProductCounts', description: 'The products in the dataset.' },
)

const FactCounts = closed(
  {
    total: described(Count, 'All facts, whatever their check status; unread fields are not facts.'),
    ...byCountKey((status) => described(Count, FACT_STATUSES[status].means)),
  },
  { title: 'FactCounts', description: 'The facts of all products, by check status.' },
)

/** stats: how much of the market is covered, how far it was read, and of which day the data is. */
export const StatsBody = closed(
  {
    ...datedAndNoticed,
    products: ProductCounts,
    facts: FactCounts,
    unread_fields: described(Count, 'Fields nobody has looked for yet, over all products.'),
    documents: described(Count, 'Documents that were collected.'),
    pages: described(Count, 'Pages of those documents.'),
    clauses: described(Count, 'Clauses that were read in them.'),
    insurers: described(Count, 'Insurers.'),
    law: closed(
      {
        instruments: described(Count, 'Law instruments.'),
        sections: described(Count, 'Sections in the dataset.'),
      },
      { title: 'LawCounts', description: 'Insurance law.' },
    ),
    forms: closed(
      {
        total: described(Count, 'All forms.'),
        claim: described(Count, 'Claim forms.'),
        proposal: described(Count, 'Proposal forms.'),
      },
      { title: 'FormCounts', description: 'Insurance forms.' },
    ),
  },
  { title: 'Stats' },
)

export type StatsBody = Static<typeof StatsBody>
