import type { FieldType } from '../contract/primitives.ts'
import type { CompareBody } from '../contract/published/comparison.ts'
import type { FactBody, FactStatus } from '../contract/published/fact.ts'

// What the words of the bodies mean to a reader. The compiler asks for an entry for every word of the contract.

/** What a check status says, and what a reader may do with such a fact. */
export const STATUS_MEANINGS: Readonly<
  Record<FactStatus | 'unread', { readonly means: string; readonly use: string }>
> = {
  checked: {
    means: 'The build found the quote in its clause, and a second reader compared the value with the page.',
    use: 'Quote it.',
  },
  quoted: {
    means: 'The build found the quote in its clause. Nobody has read the value a second time.',
    use: 'Quote it, and read the quote with the value.',
  },
  unverified: {
    means:
      'The quote cannot be proven, or its proof cannot be trusted: a scan, lost letters, text struck out. reason says why.',
    use: 'Look at the page of the document before you rely on it.',
  },
  disputed: {
    means: 'Somebody reported the fact as wrong; disputed says what was reported, and when.',
    use: 'Say that it is disputed, and look at the page of the document.',
  },
  'in-schedule': {
    means:
      'The document leaves it to the policy schedule, the sheet issued to each customer. That is an answer, not silence.',
    use: 'Ask for the schedule of the policy in question.',
  },
  'not-stated': {
    means:
      'All the documents read were searched, and they do not say. searched names the documents, counts their clauses and lists the words looked for.',
    use: 'Say that the documents do not say. Never fill it in from elsewhere, and never read it as no.',
  },
  unread: {
    means: 'Nobody has looked yet. The field is in the list unread and has no fact.',
    use: 'Say that it has not been read. It is not the same as not stated.',
  },
}

/** What the parts of a fact hold. */
export const FACT_PARTS: Readonly<Record<keyof FactBody, string>> = {
  key: 'The field of the category that the fact answers. The name never changes.',
  label: 'The name of the field, for people.',
  group: 'The group the field is listed under.',
  type: 'What kind of value the field takes.',
  value: 'The value in JSON, as that type says, or null.',
  display: 'The value as people write it in India: ₹5,00,000, 36 months, Yes.',
  quote: 'The words it was read from, as the document prints them.',
  clause: 'The clause that holds the quote, with its address.',
  document: 'The document of the product that holds the clause.',
  page: 'The page of the file on which the quote begins, counted from 1.',
  printed_page: 'The number printed on that page, or null where the pages are unnumbered.',
  status: 'The check status, from the table below.',
  context: 'Further quotes the fact depends on, such as the heading of a list of exclusions.',
  note: 'What one value cannot hold: ages, modes, “whichever is lower”.',
  conflicts: 'Clauses of the same document that say otherwise.',
  checked: 'The day the value was read a second time.',
  disputed: 'What was reported as wrong, and on which day.',
  reason: 'Why the quote cannot be proven.',
  searched:
    'For what is not stated: the documents and the number of clauses searched, and the words looked for.',
}

/** What values of a type look like in JSON. */
export const TYPE_MEANINGS: Readonly<Record<FieldType, string>> = {
  text: 'A string.',
  amount: 'A number of rupees: 500000.',
  percent: 'A number: 5 for 5 %.',
  number: 'A number.',
  hours: 'A number of hours.',
  days: 'A number of days.',
  months: 'A number of months.',
  years: 'A number of years.',
  'yes-no': 'true or false.',
  choice: 'A string: one of the choices of the field.',
  list: 'An array of strings.',
}

/** What the verdict of a comparison row says. */
export const VERDICT_MEANINGS: Readonly<Record<CompareBody['rows'][number]['verdict'], string>> = {
  same: 'The values are equal, and so are the notes and the conditions quoted with them.',
  different: 'The values differ.',
  'differs-in-notes':
    'The values are equal, but the notes, the conditions quoted with them or the conflicting clauses are not: read them.',
  'not-compared':
    'Texts, lists, and disputed or unverified values are shown side by side; whether they mean the same is for the reader to judge.',
  incomplete: 'At least one product has no value here.',
}
