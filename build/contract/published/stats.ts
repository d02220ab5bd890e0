import { Type, type Static } from '../schema.ts'
import { Count, Slug, Text, described, named, omittable } from '../primitives.ts'
import { byCountKey } from '../count-keys.ts'
import { FACT_STATUSES, FACT_STATUS_NAMES } from '../fact-status.ts'
import { ListSource } from '../authored/dataset.ts'
import { WithdrawalsKnownFor, datedAndNoticed } from './card.ts'

const CategoryCount = named('CategoryCount', {
  slug: described(Slug, 'The slug of the category.'),
  name: described(Text, 'What it is called.'),
  products: described(Count, 'How many products it has.'),
})

const ProductCounts = named(
  'ProductCounts',
  {
    total: described(Count, 'All products.'),
    read: described(Count, 'Products of which at least one fact was read.'),
    by_line: named(
      'LineCounts',
      {
        life: described(Count, 'Life insurance.'),
        health: described(Count, 'Health insurance.'),
        general: described(Count, 'All other general insurance.'),
      },
      'Products by line of business.',
    ),
    by_status: named(
      'StatusCounts',
      {
        active: described(Count, 'Not listed as withdrawn: see withdrawals_known_for.'),
        withdrawn: described(Count, 'Listed as withdrawn.'),
      },
      'Products by status.',
    ),
    withdrawals_known_for: WithdrawalsKnownFor,
    by_category: Type.Array(CategoryCount, { description: 'Products by category.' }),
  },
  'The products in the dataset.',
)

const FactCounts = named(
  'FactCounts',
  {
    total: described(Count, 'All facts, whatever their check status; unread fields are not facts.'),
    ...byCountKey(FACT_STATUS_NAMES, (status) => described(Count, FACT_STATUSES[status].means)),
  },
  'The facts of all products, by check status.',
)

/** stats: how much of the market is covered, how far it was read, and of which day the data is. */
export const StatsBody = named('Stats', {
  ...datedAndNoticed,
  source: omittable(ListSource, 'Where the list of products comes from, if it is that of somebody else.'),
  products: ProductCounts,
  facts: FactCounts,
  unread_fields: described(Count, 'Fields nobody has looked for yet, over all products.'),
  documents: described(Count, 'Documents that were collected.'),
  pages: described(Count, 'Pages of those documents.'),
  clauses: described(Count, 'Clauses that were read in them.'),
  insurers: described(Count, 'Insurers.'),
  law: named(
    'LawCounts',
    {
      instruments: described(Count, 'Law instruments.'),
      sections: described(Count, 'Sections in the dataset.'),
    },
    'Insurance law.',
  ),
  forms: named(
    'FormCounts',
    {
      total: described(Count, 'All forms.'),
      claim: described(Count, 'Claim forms.'),
      proposal: described(Count, 'Proposal forms.'),
    },
    'Insurance forms.',
  ),
})

export type StatsBody = Static<typeof StatsBody>
