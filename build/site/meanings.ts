import { FIELD_TYPES, FIELD_TYPE_NAMES } from '../contract/field-types.ts'
import type { CompareBody } from '../contract/published/comparison.ts'
import { FACT_STATUSES, type FactStatus } from '../contract/fact-status.ts'
import type { FactBody } from '../contract/published/fact.ts'

// What the words of the bodies mean to a reader. The compiler asks for an entry for each word of the contract.

/** What a check status says, and what a reader may do with such a fact. */
export const STATUS_MEANINGS: Readonly<
  Record<FactStatus | 'unread', { readonly means: string; readonly use: string }>
> = {
  ...FACT_STATUSES,
  unread: {
    means: 'Nobody has looked yet. The field is in the list unread and has no fact.',
    use: 'Say that it has not been read. It is not the same as not stated.',
  },
}

/** What the parts of a fact hold. */
export const FACT_PARTS: Readonly<Record<keyof FactBody, string>> = {
  key: 'The field of the category it answers. A name that stays.',
  label: 'The field’s name for people.',
  group: 'The group the field is listed under.',
  type: 'What kind of value the field takes.',
  value: 'The answer as a JSON value of that type, or null.',
  display: 'The answer as a person writes it in India: ₹5,00,000, 36 months, Yes.',
  quote: 'The words it was read from, as the document prints them.',
  clause: 'The clause that holds the quote, with its address.',
  document: 'The document of the product that holds the clause.',
  page: 'The page of the file on which the quote begins, counted from 1.',
  printed_page: 'The number printed on that page, or null where pages bear none.',
  status: 'The check status, from the table below.',
  context: 'Further quotes the fact rests on, such as the heading of a list of exclusions.',
  note: 'What one value cannot hold: ages, modes, “whichever is lower”.',
  conflicts: 'Clauses of the same document that say otherwise.',
  checked: 'The day of the second reading.',
  disputed: 'What was reported as wrong, and on which day.',
  reason: 'Why the quote cannot be proven.',
  searched: 'For what is not stated: which documents, how many clauses and which words were looked through.',
}

/** What values of a type look like in JSON. */
export const TYPE_MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  FIELD_TYPE_NAMES.map((type) => [type, FIELD_TYPES[type].meaning]),
)

/** What the verdict of a comparison row says. */
export const VERDICT_MEANINGS: Readonly<Record<CompareBody['rows'][number]['verdict'], string>> = {
  same: 'The values are equal, and so are the notes and the conditions quoted with them.',
  different: 'The values differ.',
  'differs-in-notes':
    'The values are equal, but the notes, the conditions quoted with them or conflicting clauses are not: read them.',
  'not-compared':
    'Texts, lists and values that are disputed or unverified stand side by side; whether they mean the same is for the reader to say.',
  incomplete: 'At least one product has no value here.',
}
