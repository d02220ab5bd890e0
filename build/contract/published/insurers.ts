import { Type, type Static } from '../schema.ts'
import { Count, Url, described, named } from '../primitives.ts'
import { Insurer } from '../authored/insurer.ts'
import { Card, MarkdownUrl, WithdrawalsKnownFor, datedAndNoticed } from './card.ts'
import { FormRef } from './references.ts'

const { slug, name, lines, registration, website, aliases, contacts, metrics } = Insurer.properties
const insurerHead = { slug, name, lines, registration }

const PolicyCounts = named(
  'PolicyCounts',
  {
    active: described(Count, 'Products that the source does not list as withdrawn.'),
    withdrawn: described(Count, 'Products that the source lists as withdrawn: see withdrawals_known_for.'),
  },
  'How many products it has.',
)

const InsurerCard = named('InsurerCard', {
  ...insurerHead,
  policies: PolicyCounts,
  url: described(Url, 'The address of getInsurer for it.'),
})

/** listInsurers: all insurers. */
export const InsurersBody = named('Insurers', {
  ...datedAndNoticed,
  withdrawals_known_for: WithdrawalsKnownFor,
  total: described(Count, 'How many there are.'),
  insurers: Type.Array(InsurerCard, { description: 'All insurers, by slug.' }),
})

/** getInsurer: an insurer with its metrics, contacts, forms and products. */
export const InsurerBody = named('Insurer', {
  ...datedAndNoticed,
  ...insurerHead,
  markdown: MarkdownUrl,
  website,
  aliases,
  contacts,
  metrics,
  forms: Type.Array(FormRef, { description: 'Its forms in the dataset.' }),
  total: described(Count, 'How many products it has.'),
  policies: Type.Array(Card, { description: 'Its products, by name.' }),
})

export type InsurerBody = Static<typeof InsurerBody>
export type InsurersBody = Static<typeof InsurersBody>
