import type { Fact } from '../contract/authored/product.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import { shownValue } from './proven-fact.ts'
import { fieldOf } from './field-view.ts'
import { saveFact } from './save-fact.ts'

/**
 * Compares a blind reading with the first; where they agree, the fact is saved as checked on the day, else both are to be
 * settled.
 */
export function secondReading(
  data: DeskData,
  { uin, key, fact: second, digest }: { uin: string; key: string; fact: Fact; digest: string },
  day: string,
) {
  const { subject } = data.read(uin)
  const field = fieldOf(subject, key)
  const first = subject.product.facts.find((one) => one.key === key)
  if (first === undefined || (first.value === null && first.in_schedule !== true))
    throw new DeskError(409, 'There is no first reading with a quote; nothing can be compared.')
  if (isSameAnswer(first, second))
    return { agrees: true, saved: saveFact(data, { uin, key, digest, fact: { ...first, checked: day } }) }
  const side = (fact: Fact) => ({ fact, shown: shownValue(field, fact) })
  return { agrees: false, first: side(first), second: side(second), day }
}

/** Whether two readings give the same answer. Texts are the same where their words are; a list in any order. */
export function isSameAnswer(one: Fact, two: Fact): boolean {
  const plain = (value: Fact['value']) =>
    JSON.stringify(
      Array.isArray(value) ? value.map(words).toSorted() : typeof value === 'string' ? words(value) : value,
    )
  return plain(one.value) === plain(two.value) && one.in_schedule === two.in_schedule
}

function words(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
