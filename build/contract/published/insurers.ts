import { Type, type Static } from 'typebox'
import { Count, Slug, Text, Url, closed } from '../primitives.ts'
import { Insurer } from '../authored/insurer.ts'
import { Card, dated, datedAndNoticed } from './card.ts'

const insurerHead = {
  slug: Slug,
  name: Text,
  lines: Insurer.properties.lines,
  registration: Insurer.properties.registration,
}

/** listInsurers: all insurers. */
export const InsurersBody = closed(
  {
    ...dated,
    total: Count,
    insurers: Type.Array(
      closed({ ...insurerHead, policies: closed({ active: Count, withdrawn: Count }), url: Url }),
    ),
  },
  { title: 'Insurers' },
)

/** getInsurer: an insurer with its metrics, contacts and products. */
export const InsurerBody = closed(
  {
    ...datedAndNoticed,
    ...insurerHead,
    website: Insurer.properties.website,
    aliases: Insurer.properties.aliases,
    contacts: Insurer.properties.contacts,
    metrics: Insurer.properties.metrics,
    total: Count,
    policies: Type.Array(Card),
  },
  { title: 'Insurer' },
)

export type InsurerBody = Static<typeof InsurerBody>
export type InsurersBody = Static<typeof InsurersBody>
