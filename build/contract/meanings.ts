import type { FieldType } from './field-types.ts'
import { FACT_STATUSES, type FactStatus } from './fact-status.ts'

// Meanings of the words in bodies. The compiler asks for an entry for every word of the contract.

/** Meaning of each check status, and what a reader may do with such a fact. */
export const STATUS_MEANINGS: Readonly<
  Record<FactStatus | 'unread', { readonly means: string; readonly use: string }>
> = {
  ...FACT_STATUSES,
  unread: {
    means: 'Nobody has looked yet. The field is in the list `unread` and has no fact.',
    use: 'Say that it has not been read. It is not the same as not stated.',
  },
}

/** Form of the values of each type in JSON. */
export const TYPE_MEANINGS: Readonly<Record<FieldType, string>> = {
  text: 'A text.',
  amount: 'A number of rupees, or of the currency named beside it: 500000.',
  percent: '5 for 5 %.',
  number: 'A number.',
  hours: 'A number of hours.',
  days: 'A number of days.',
  months: 'A number of months.',
  years: 'A number of years.',
  'yes-no': 'true or false.',
  choice: 'One of the field’s choices.',
  list: 'A list of texts.',
}
