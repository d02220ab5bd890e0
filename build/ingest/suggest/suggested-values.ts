import type { Field } from '../../contract/authored/category.ts'
import type { Fact, FactValue } from '../../contract/authored/product.ts'
import { FIELD_TYPES, countedBy } from '../../contract/field-types.ts'
import { statedWords } from '../../check/proof/stated.ts'
import { readText } from '../../check/proof/quantities.ts'
import { numbersPrinted, wordsIn } from '../../check/proof/values.ts'
import { stem, tokens } from '../../search/words.ts'

// The values that a passage may give a field: the learned weights decide which of them is meant.

/** A number in a text, and where it is. */
export interface FoundNumber {
  readonly value: number
  readonly start: number
  readonly end: number
}

/** The numbers in a text of the kind that a field counts. */
export function numbersIn(text: string, field: Field): FoundNumber[] {
  const counted = countedBy(field)
  if (counted === null || readText(text).quantities.length === 0) return []
  return numbersPrinted(counted, wordsIn([text])).map(({ value, quantity: { start, end } }) => ({
    value,
    start,
    end,
  }))
}

/** A value that a passage may give; a number with its place. */
export interface ValueOption {
  readonly value: FactValue
  readonly found?: FoundNumber
}

/** Every value of the type of a field that a passage may give. */
export function valuesOf(text: string, field: Field): ValueOption[] {
  if (FIELD_TYPES[field.type].counts !== null)
    return numbersIn(text, field).map((found) => ({ value: found.value, found }))
  if (field.type === 'yes-no') return [{ value: true }, { value: false }]
  if (field.type === 'choice') return choicesIn(text, field).map((value) => ({ value }))
  if (isContact(field)) {
    const contacts = contactsIn(text, field)
    const value = field.type === 'list' ? contacts : contacts[0]
    return value === undefined || value.length === 0 ? [] : [{ value }]
  }
  if (field.type === 'list') return [{ value: itemsOf(text) }]
  return ASKS_HOW_MUCH.test(field.question) && !SAYS_HOW_MUCH.test(text) ? [] : [{ value: text }]
}

/** Questions that want a number or a time in words, and words that say one, or who says it. */
const ASKS_HOW_MUCH =
  /\b(?:how\s+(?:soon|much|many|long|often|late|far)|which\s+(?:amount|day|limit|ages?))\b/iu
const SAYS_HOW_MUCH =
  /\p{Nd}|\b(?:immediate\p{L}*|forthwith|soon|at\s+once|schedules?|certificates?|proportion\p{L}*|pro-?\s?rata|full|not?|nil|actuals?|once|twice|one|two|three|unlimited|without)\b/iu

/** Whether a value of a field is right or not: a text or a list is worded by whoever reads the place. */
export function isExact({ type }: Field): boolean {
  return type !== 'text' && type !== 'list'
}

/** The words of a quote that state the number read off it; undefined where its words do not say it alone. */
export function statedIn(
  quote: string,
  field: Field,
  value: FactValue | null,
  found?: FoundNumber,
): Fact['stated'] {
  const place = found ?? numbersIn(quote, field).find((one) => one.value === value)
  if (place === undefined) return undefined
  const stated = quote.slice(place.start, place.end).trim()
  return statedWords({ key: field.key, value, quote, stated }, FIELD_TYPES[field.type].counts)
}

/** The choices of which half of the words or more are in a text, the one said most first. */
function choicesIn(text: string, { choices = [] }: Field): string[] {
  const words = new Set(tokens(text).map(stem))
  const found = choices
    .map((choice) => ({ choice, own: tokens(choice).map(stem) }))
    .map(({ choice, own }) => ({
      choice,
      own,
      share: own.filter((token) => words.has(token)).length / Math.max(1, own.length),
      length: own.length,
    }))
    .filter(({ share }) => share >= 0.5)
    .sort((one, two) => two.share - one.share || two.length - one.length)
  // Of two choices that are both said, the words do not tell which: "worldwide; claims are settled in India".
  const [first, second] = found
  const isDoubtful = second?.share === 1 && !second.own.every((token) => first?.own.includes(token) === true)
  return isDoubtful ? [] : found.map(({ choice }) => choice)
}

const DIALLED = /helpline|phone|telephone|toll/iu
const MAILED = /e-?mail/iu

/** Whether a field asks for a number to dial or an address to write to. */
export function isContact({ label, key }: Field): boolean {
  return DIALLED.test(`${label} ${key}`) || MAILED.test(`${label} ${key}`)
}

/** The telephone numbers or the addresses of a text, as a field asks. */
export function contactsIn(text: string, { label, key }: Field): string[] {
  const shape = DIALLED.test(`${label} ${key}`) ? /\d[\d -]{6,}\d/gu : /[\w.+-]+@[\w.-]+\w/gu
  return [...new Set(text.match(shape))]
}

function itemsOf(text: string): string[] {
  const lines = text.split('\n')
  const items = lines.length > 1 ? lines : text.split(/,\s+|;\s+|\s+or\s+|\s+and\s+/u)
  return items
    .map((item) =>
      item.replace(/^(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[.)]+|[•-])\s*/iu, '').replace(/[;,.\s]+$/u, ''),
    )
    .filter((item) => item !== '')
}
