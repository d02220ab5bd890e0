import { RESTS_ON } from './notices.ts'
import type { FactBody } from './published/fact.ts'
import type { ClauseRef } from './published/references.ts'

/** A question that asks whether something is paid; one of all, any or only some of it is not answered by that word. */
const PAID =
  /^(?:is|are|am i) (?:(?!\b(?:all|any|each|every|full|fully|no|not|only|still|whole)\b)[^?])*?\b(covered|included|insured|paid(?: for)?|refunded)(?: (?:if|when|that) [^?]*)?\?$/iu
const HOW_MANY = /\bhow many (hour|day|week|month|year|time)s\b/iu
const IN_UNIT = /\((hour|day|week|month|year|time)s\)$/iu

/**
 * The value of a fact in the words of its question, null where it has none.
 *
 * @example answerOf({ type: 'yes-no', value: false, display: 'No', label: 'Maternity' }, 'Is maternity covered?') // 'Not covered'
 */
export function answerOf(
  { type, value, display, label }: Pick<FactBody, 'type' | 'value' | 'display' | 'label'>,
  question: string,
): string | null {
  if (display === null) return null
  if (type === 'yes-no') {
    const word = PAID.exec(question)?.[1]?.toLowerCase()
    if (word === undefined) return display
    return value ? word.charAt(0).toUpperCase() + word.slice(1) : `Not ${word}`
  }
  const unit = type === 'number' ? (HOW_MANY.exec(question) ?? IN_UNIT.exec(label))?.[1] : undefined
  return unit === undefined ? display : `${display} ${unit.toLowerCase()}${value === 1 ? '' : 's'}`
}

/** A clause as links name it: its label or number, and its heading. */
export function clauseWords(clause: Pick<ClauseRef, 'id' | 'number' | 'title'>): string {
  const { id, number, title } = clause
  const words = [number === '' ? `clause ${id}` : `clause ${number}`, title]
  return words.filter((part) => part !== '').join(', ')
}

/** A page by its place in the file, and the number printed on it where that is another. */
export function pageWords({ page, printed_page }: Pick<FactBody, 'page' | 'printed_page'>): string {
  return printed_page === null || printed_page === page
    ? `page ${page}`
    : `page ${page} (printed ${printed_page})`
}

/** The sentence that says what a value rests on; null where that is no more than its quote. */
export function restsOn({ proof }: Pick<FactBody, 'proof'>): string | null {
  if (proof === null) return null
  const { number, row, column, heading } = proof
  const places = [
    row === null ? '' : `in the row “${row}”`,
    column === null ? '' : `in the column “${column}”`,
    heading === null ? '' : `under “${heading}”`,
  ].filter((place) => place !== '')
  if (places.length < (number === null ? 2 : 1)) return null
  return `${RESTS_ON} ${[number === null ? 'its quote' : `“${number}”`, ...places].join(', ')}.`
}
