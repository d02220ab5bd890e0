import { quotesOf } from '../proof/quotes.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// The output depends on one date, the dataset's; nothing in it may be later.

export const noDateAfterDataDate: Rule = {
  name: 'no-date-after-data-date',
  product: ({ path, product }, { dataDate: limit }, report) => {
    for (const [where, day] of daysIn(product)) if (day > limit) report(path, where, tooLate(day, limit))
  },
  dataset: ({ dataset, insurers, laws, forms, complaints }, _summary, report) => {
    const limit = dataset.record.data_date
    for (const { path, record } of [...insurers.values(), ...laws, ...forms, complaints])
      for (const [where, day] of daysIn(record)) if (day > limit) report(path, where, tooLate(day, limit))
  },
}

function tooLate(day: string, limit: string): string {
  return `${day} is after the data date ${limit}; correct the day, or move data_date in dataset.json on`
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
  fact: ({ fact, subject: { product, byId } }, report) => {
    const { checked } = fact
    if (checked === undefined) return
    const named = new Set(quotesOf(fact).map(({ clause }) => byId.get(clause ?? 0)?.document))
    for (const { id, collected } of product.documents)
      if (named.has(id) && checked < collected)
        report(
          '/checked',
          `fact ${shown(fact.key)} was checked on ${checked}, before its document ${shown(id)} was collected on ${collected}; compare it with the document of that day and set the day, or drop checked`,
        )
  },
}

export const withdrawnWhenWithdrawn: Rule = {
  name: 'withdrawn-when-withdrawn',
  product: ({ path, product }, _catalogue, report) => {
    if (product.withdrawn !== null && product.status !== 'withdrawn')
      report(
        path,
        '/withdrawn',
        `the product is ${product.status} but was withdrawn on ${product.withdrawn}; set the status to ${shown('withdrawn')}, or the day to null`,
      )
  },
}

export const launchedBeforeWithdrawn: Rule = {
  name: 'launched-before-withdrawn',
  product: ({ path, product }, _catalogue, report) => {
    const { launched, withdrawn } = product
    if (launched !== null && withdrawn !== null && withdrawn < launched)
      report(
        path,
        '/withdrawn',
        `withdrawn on ${withdrawn}, before it was launched on ${launched}; compare both with the source`,
      )
  },
}
