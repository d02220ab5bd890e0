import { FIELD_TYPES, FIELD_TYPE_NAMES } from './field-types.ts'
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
export const TYPE_MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  FIELD_TYPE_NAMES.map((type) => [type, FIELD_TYPES[type].meaning]),
)
