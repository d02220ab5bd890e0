import type { Field } from '../contract/authored/category.ts'
import { countedBy } from '../contract/field-types.ts'
import { ASKED, PERCENT, SHARE, TIME_WORDS, isMoney, isTime } from '../check/proof/number-words.ts'
import { readText } from '../check/proof/quantities.ts'
import type { Quantity } from '../check/proof/quantity.ts'
import { contactsIn, isContact } from '../ingest/suggest/suggested-values.ts'
import type { Change } from '../ingest/wording/editions.ts'

// The values that words may say of the kind that a field asks for, however they are said.

/** One of a unit of time, in words. */
const ONE_TIME = new RegExp(String.raw`\ban?\s+(?:${[...TIME_WORDS].join('|')})\b`, 'giu')

/** The values in words of the kind that a field counts, in whatever unit: numbers, shares, whom to call or write to. */
export function valuesIn(text: string, field: Field): string[] {
  if (isContact(field)) return contactsIn(text, field)
  const counted = countedBy(field)
  if (counted === null) return []
  const own = ASKED.get(counted)
  const isKind = ({ unit, isSum, isLabel }: Quantity) => {
    if (isMoney(own)) return isMoney(unit) || isSum
    if (isTime(own)) return isTime(unit)
    return own === undefined ? !isLabel && !isMoney(unit) && !isTime(unit) : unit?.kind === own.kind
  }
  const numbers = readText(text)
    .quantities.filter(isKind)
    .map(({ value, unit }) => `${value} ${unit?.name ?? ''}`)
  const words = isTime(own) ? ONE_TIME : own === PERCENT ? SHARE : null
  return [...numbers, ...(words === null ? [] : (text.match(words) ?? []))]
}

/** Whether a sentence says a value of the kind that it did not say. */
export function gains({ here, there }: Change, field: Field): boolean {
  const before = there === null ? [] : valuesIn(there.text, field)
  return here !== null && valuesIn(here.text, field).some((one) => !before.includes(one))
}
