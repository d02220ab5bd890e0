import type { Fact } from './authored/product.ts'

/** Meaning of a check status. */
export interface FactStatusEntry {
  /** Whether the fact has a value. */
  readonly stated: boolean
  readonly means: string
  /** Use that a reader may make of such a fact. */
  readonly use: string
}

/** THE TABLE of check statuses. A fact has the first that applies. */
export const FACT_STATUSES = {
  'not-stated': {
    stated: false,
    means:
      'All the documents read were searched, and they do not say. `searched` names the documents, counts their clauses and lists the words looked for.',
    use: 'Say that the documents do not say. Never fill it in from elsewhere, and never read it as no.',
  },
  'in-schedule': {
    stated: false,
    means:
      'The document leaves it to the policy schedule, the sheet issued to each customer. That is an answer, not silence.',
    use: 'Ask for the schedule of the policy in question.',
  },
  disputed: {
    stated: true,
    means: 'Somebody reported the fact as wrong; `disputed` says what was reported, and when.',
    use: 'Say that it is disputed, and look at the page of the document.',
  },
  unverified: {
    stated: true,
    means:
      'The quote cannot be proven, or its proof cannot be trusted: a scan, lost letters, text struck out. `reason` says why.',
    use: 'Look at the page of the document before you rely on it.',
  },
  checked: {
    stated: true,
    means: 'The build found the quote in its clause, and a second reader compared the value with the page.',
    use: 'Quote it.',
  },
  quoted: {
    stated: true,
    means: 'The build found the quote in its clause. Nobody has read the value a second time.',
    use: 'Quote it, and read the quote with the value.',
  },
} as const satisfies Record<string, FactStatusEntry>

export type FactStatus = keyof typeof FACT_STATUSES

/** Every check status, in the order of the table. */
export const FACT_STATUS_NAMES = Object.keys(FACT_STATUSES) as FactStatus[]

/**
 * The check status of a fact, derived and never typed in. Whether its quotes hold is not part of it: a quote that
 * does not hold stops the build.
 */
export function factStatus(fact: Fact): FactStatus {
  if (fact.value === null) return fact.in_schedule === true ? 'in-schedule' : 'not-stated'
  if (fact.disputed !== undefined) return 'disputed'
  if (fact.unverified !== undefined) return 'unverified'
  return fact.checked === undefined ? 'quoted' : 'checked'
}
