import { FIELD_TYPES, FIELD_TYPE_NAMES } from './field-types.ts'
import { FACT_STATUSES, type FactStatus } from './fact-status.ts'

// What the words of the bodies mean to a reader. The compiler asks for an entry for every word of the contract.

/** What a check status says, and what a reader may do with such a fact. */
export const STATUS_MEANINGS: Readonly<
  Record<FactStatus | 'unread', { readonly means: string; readonly use: string }>
> = {
  ...FACT_STATUSES,
  unread: {
    means: 'Nobody has looked yet. The field is in the list `unread` and has no fact.',
    use: 'Say that it has not been read. It is not the same as not stated.',
  },
}

/** What values of a type look like in JSON. */
export const TYPE_MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  FIELD_TYPE_NAMES.map((type) => [type, FIELD_TYPES[type].meaning]),
)
