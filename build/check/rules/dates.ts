import { quotesOf } from '../proof/quotes.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// The output depends on one date, the dataset's; nothing in it may be later.

export const noDateAfterDataDate: Rule = {
  name: 'no-date-after-data-date',
  product: ({ product }, { dataDate }) => lateDaysIn(product, dataDate),
  *dataset({ dataset, insurers, laws, forms, complaints }) {
    for (const { path, record } of [...insurers.values(), ...laws, ...forms, complaints])
      for (const [where, message] of lateDaysIn(record, dataset.record.data_date))
        yield [path, where, message]
  },
}

function* lateDaysIn(record: unknown, limit: string): Generator<readonly [where: string, message: string]> {
  for (const [where, day] of daysIn(record))
    if (day > limit)
      yield [
        where,
        `${day} is after the data date ${limit}; correct the day, or move data_date in dataset.json on`,
      ]
}

/** The keys that hold a calendar day, in every record. */
const DAYS = new Set([
  'launched',
  'withdrawn',
  'collected',
  'checked',
  'on',
  'fetched_at',
  'dated',
  'consolidated_to',
])

function* daysIn(value: unknown, where = ''): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (DAYS.has(key) && typeof inner === 'string') yield [`${where}/${key}`, inner]
    else yield* daysIn(inner, `${where}/${key}`)
  }
}

export const checkedAfterCollected: Rule = {
  name: 'checked-after-collected',
  at: '/checked',
  *fact({ fact, subject: { product, byId } }) {
    const { checked } = fact
    if (checked === undefined) return
    const named = new Set(quotesOf(fact).map(({ clause }) => byId.get(clause ?? 0)?.document))
    for (const { id, collected } of product.documents)
      if (named.has(id) && checked < collected)
        yield `fact ${shown(fact.key)} was checked on ${checked}, before its document ${shown(id)} was collected on ${collected}; compare it with the document of that day and set the day, or drop checked`
  },
}

export const withdrawnWhenWithdrawn: Rule = {
  name: 'withdrawn-when-withdrawn',
  at: '/withdrawn',
  *product({ product }) {
    if (product.withdrawn !== null && product.status !== 'withdrawn')
      yield `the product is ${product.status} but was withdrawn on ${product.withdrawn}; set the status to ${shown('withdrawn')}, or the day to null`
  },
}

export const launchedBeforeWithdrawn: Rule = {
  name: 'launched-before-withdrawn',
  at: '/withdrawn',
  *product({ product }) {
    const { launched, withdrawn } = product
    if (launched !== null && withdrawn !== null && withdrawn < launched)
      yield `withdrawn on ${withdrawn}, before it was launched on ${launched}; compare both with the source`
  },
}
