import type { StatsBody } from '../../contract/published/stats.ts'
import { byCountKey } from '../../contract/count-keys.ts'
import { FACT_STATUS_NAMES } from '../../contract/fact-status.ts'
import type { BodyContext } from './context.ts'

/** The answer of stats: what the service holds, how far it was read, and the day of the data. */
export function statsBody({
  catalogue,
  store,
  dataDate,
  notice,
  source,
  withdrawals,
}: BodyContext): StatsBody {
  const count = (kind: Parameters<typeof store.counts>[0]) => {
    const rows = store.counts(kind)
    return (name: string) => rows.get(name) ?? 0
  }
  const total = count('totals')
  const line = count('productsByLine')
  const status = count('productsByStatus')
  const category = count('productsByCategory')
  const fact = count('factsByStatus')
  const form = count('formsByPurpose')
  return {
    data_date: dataDate,
    notice,
    ...(source !== null && { source }),
    products: {
      total: total('products'),
      read: total('read'),
      by_line: { life: line('life'), health: line('health'), general: line('general') },
      by_status: { active: status('active'), withdrawn: status('withdrawn') },
      withdrawals_known_for: [...withdrawals.knownFor],
      by_category: [...catalogue.categories.values()].map(({ record: { slug, name } }) => {
        return { slug, name, products: category(slug) }
      }),
    },
    facts: {
      total: total('facts'),
      ...byCountKey(FACT_STATUS_NAMES, fact),
    },
    unread_fields: total('fields') - total('facts'),
    documents: total('documents'),
    pages: total('pages'),
    clauses: total('clauses'),
    insurers: total('insurers'),
    law: { instruments: total('laws'), sections: total('sections') },
    forms: { total: form('claim') + form('proposal'), claim: form('claim'), proposal: form('proposal') },
  }
}
