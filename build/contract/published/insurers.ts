import { Type, type Static } from '../schema.ts'
import { Count, Url, closed, described } from '../primitives.ts'
import { Insurer } from '../authored/insurer.ts'
import { Card, MarkdownUrl, datedAndNoticed } from './card.ts'
import { FormRef } from './references.ts'

const { slug, name, lines, registration, website, aliases, contacts, metrics } = Insurer.properties
const insurerHead = { slug, name, lines, registration }

const PolicyCounts = closed(
  {
    active: described(Count, 'Products that the source does not list as withdrawn.'),
    withdrawn: described(Count, 'Withdrawn products.'),
  },
  { title: 'PolicyCounts', description: 'How many products it has.' },
)

const InsurerCard = closed(
  { ...insurerHead, policies: PolicyCounts, url: described(Url, 'The address of getInsurer for it.') },
  { title: 'InsurerCard' },
)

/** listInsurers: all insurers. */
export const InsurersBody = closed(
  {
    ...datedAndNoticed,
    total: described(Count, 'How many there are.'),
    insurers: Type.Array(InsurerCard, { description: 'All insurers, by slug.' }),
  },
  { title: 'Insurers' },
)

/** getInsurer: an insurer with its metrics, contacts, forms and products. */
export const InsurerBody = closed(
  {
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
  },
  { title: 'Insurer' },
)

export type InsurerBody = Static<typeof InsurerBody>
export type InsurersBody = Static<typeof InsurersBody>
