import type { ProductSummary } from '../../check/dataset/summary.ts'
import type { Channel } from '../../contract/authored/channel.ts'
import { readableTitle } from '../../contract/printed-title.ts'
import type { InsurerContact } from '../../contract/published/insurers.ts'
import { REACHED, saysHowToReach } from '../../contract/reaching.ts'
import { normalUin } from '../../contract/uin.ts'
import type { Addresses } from '../../contract/addresses.ts'
import type { Catalogue } from '../../check/dataset/model.ts'
import type { Store } from '../store/store.ts'

/** Ways to reach each insurer, by its slug: its own record's, those that its read products print, those of its forms. */
export type Contacts = ReadonlyMap<string, readonly InsurerContact[]>

/** Records that the ways are read from. */
interface ContactSources {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly to: Addresses
}

/** Every way to reach each insurer, each with where it is from; one that several name is named once. */
export function contactsOf(
  { catalogue, store, to }: ContactSources,
  products: readonly ProductSummary[],
): Contacts {
  const found = new Map<string, Map<string, InsurerContact>>()
  const add = (insurer: string, contact: Channel, from: InsurerContact['from']) => {
    const known = found.get(insurer) ?? new Map<string, InsurerContact>()
    const name = nameOf(contact)
    if (!known.has(name)) known.set(name, { ...contact, from })
    found.set(insurer, known)
  }
  for (const { record } of catalogue.insurers.values())
    for (const contact of record.contacts)
      add(record.slug, contact, {
        ...NO_FIELD,
        of: 'insurer',
        name: record.name,
        url: to.insurer(record.slug),
      })
  const reached = new Map(
    products.filter((one) => one.reached.length > 0).map((one) => [normalUin(one.uin), one]),
  )
  for (const { id, uin, name, insurer, category } of store.products()) {
    const product = reached.get(id)
    const fields = catalogue.categories.get(category)?.record.fields ?? []
    for (const one of product?.reached ?? []) {
      const label = fields.find((field) => field.key === one.key)?.label ?? ''
      if (product === undefined || !saysHowToReach(label, one.words)) continue
      const from = { of: 'fact', name, url: to.policy(uin), uin, key: one.key } as const
      for (const contact of channelsOf(label, one, product.line)) add(insurer, contact, from)
    }
  }
  for (const { record } of catalogue.forms.toSorted((a, b) => a.record.id - b.record.id))
    for (const contact of record.send_to)
      add(record.insurer, contact, {
        ...NO_FIELD,
        of: 'form',
        name: readableTitle(record.title).replaceAll('\n', ', '),
        url: to.form(record.id),
      })
  return new Map([...found].map(([insurer, contacts]) => [insurer, [...contacts.values()]]))
}

const NO_FIELD = { uin: null, key: null } as const

/** Name of one way, however it is written. */
function nameOf({ purpose, channel, value }: Channel): string {
  const isDialled = channel === 'phone' || channel === 'whatsapp'
  const plain = isDialled ? value.replace(/\D/gu, '') : value.toLowerCase().replace(/\s+/gu, ' ')
  return [purpose, channel, plain].join(' ')
}

/** The most digits of one telephone number, with the code of its country. */
const LONGEST_NUMBER = 13

/** The addresses and numbers in the words of a fact; where numbers run into each other, the words as they are. */
function channelsOf(
  label: string,
  { words, quote, source_url, fetched_at }: ProductSummary['reached'][number],
  line: ProductSummary['line'],
): Channel[] {
  const parts = [...words.matchAll(REACHED)].map(([part]) => part)
  const isRun = parts.some((part) => !part.includes('@') && part.replace(/\D/gu, '').length > LONGEST_NUMBER)
  return (isRun || parts.length === 0 ? [words] : parts).map((value) => ({
    purpose: /\b(?:complaint|grievance)/iu.test(label) ? 'grievance' : 'customer-care',
    channel: value.includes('@') ? 'email' : 'phone',
    value,
    label,
    level: null,
    hours: null,
    applies_to: line === 'health' ? 'health' : 'all',
    source_url,
    quote,
    fetched_at,
  }))
}
