import { Type, type Static } from '../schema.ts'
import { Count, Slug, Text, Uin, Url, described, named, nullable, openOf } from '../primitives.ts'
import { Channel } from '../authored/channel.ts'
import { Insurer } from '../authored/insurer.ts'
import { Card, MarkdownUrl, WithdrawalsKnownFor, datedAndNoticed } from './card.ts'
import { FormRef } from './references.ts'

const { slug, name, lines, registration, website, aliases, metrics } = Insurer.properties
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

/** A way to reach an insurer, and where it is from. */
export const InsurerContact = named(
  'InsurerContact',
  {
    ...Channel.properties,
    source_url: described(Url, 'The page or document it was read from.'),
    from: named(
      'ContactFrom',
      {
        of: openOf(['insurer', 'fact', 'form'], {
          description: 'The record of the insurer, a fact of one of its products, or one of its forms.',
        }),
        name: described(Text, 'The name of the insurer or product, or the title of the form.'),
        url: described(Url, 'The address of getInsurer or getPolicy, or the page of the form.'),
        uin: nullable(Uin, 'The product of a fact; null otherwise.'),
        key: nullable(Slug, 'The field of a fact; null otherwise.'),
      },
      'Where it is from.',
    ),
  },
  'A way to reach the insurer.',
)

/** getInsurer: an insurer with its metrics, contacts, forms and products. */
export const InsurerBody = named('Insurer', {
  ...datedAndNoticed,
  ...insurerHead,
  markdown: MarkdownUrl,
  website,
  aliases,
  contacts: Type.Array(InsurerContact, {
    description:
      'Every way to reach it that is held: its own record’s, those that its read products print, those of its forms. Empty where none of them has one.',
  }),
  metrics,
  forms: Type.Array(FormRef, { description: 'Its forms in the dataset.' }),
  total: described(Count, 'How many products it has.'),
  policies: Type.Array(Card, { description: 'Its products, by name.' }),
})

export type InsurerContact = Static<typeof InsurerContact>
export type InsurerBody = Static<typeof InsurerBody>
export type InsurersBody = Static<typeof InsurersBody>
