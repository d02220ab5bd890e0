import { RESTS_ON } from '../../contract/notices.ts'
import type { FactBody } from '../../contract/published/fact.ts'

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
