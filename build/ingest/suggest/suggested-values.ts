import type { Field } from '../../contract/authored/category.ts'
import type { Fact, FactValue } from '../../contract/authored/product.ts'
import { FIELD_TYPES, type FieldType } from '../../contract/field-types.ts'
import { statedWords } from '../../check/proof/stated.ts'
import { tokens, stem } from '../../search/words.ts'
import { type FoundValue, valuesAt } from './amounts.ts'

type Read = (text: string, field: Field, above: string) => FactValue | null

/** How a value that is not a number is read off a passage, by its type. */
const READ: Readonly<Partial<Record<FieldType, Read>>> = {
  text: (text, field) => contactIn(text, field) ?? text,
  'yes-no': (text, field, above) => !isDenied(text, above, field),
  choice: choiceIn,
  list: itemsOf,
}

/** Reads the value of a field off a passage; null where it says none. `above` is the text over it: headings, the lead. */
export function valueIn(text: string, field: Field, above: string): FactValue | null {
  return (READ[field.type] ?? numberIn)(text, field, above)
}

function numberIn(text: string, field: Field): number | null {
  return best(valuesAt(text, field), text, field)?.value ?? null
}

/** The words of a quote that state the number read off it; undefined where none is read, or its words do not say it alone. */
export function statedIn(quote: string, field: Field, value: FactValue | null): Fact['stated'] {
  const found = best(valuesAt(quote, field), quote, field)
  if (found === null || found.value !== value) return undefined
  const stated = quote.slice(found.start, found.end).trim()
  return statedWords({ key: field.key, value, quote, stated }, FIELD_TYPES[field.type].counts)
}

const DENIED =
  /\b(?:shall not|will not|not (?:be )?(?:covered|included|payable|liable|admissible|available|allowed|permissible|entitled|pay)|does not cover|excluded|exclusions?|excluding|no (?:cover|benefit|loan|claim shall)|nil|not applicable)\b/iu

/** Whether words, or the heading over them, say no. */
function isDenied(text: string, above: string, { label, question }: Field): boolean {
  const asked = /\b(?:exclu|deduct|cut|must|need|require)/iu.test(`${label} ${question}`)
  const only = /\bin india only\b/iu.test(text) && /outside|overseas|abroad/iu.test(question)
  return only || (!asked && (DENIED.test(text) || DENIED.test(above)))
}

function choiceIn(text: string, { choices = [] }: Field): string | null {
  const words = new Set(tokens(text).map(stem))
  const scored = choices.map((choice) => {
    const own = tokens(choice).map(stem)
    return {
      choice,
      share: own.filter((token) => words.has(token)).length / Math.max(1, own.length),
      length: own.length,
    }
  })
  const [first] = scored.sort((one, two) => two.share - one.share || two.length - one.length)
  return first === undefined || first.share < 0.5 ? null : first.choice
}

/** A telephone number or an address, where a field asks for one. */
function contactIn(text: string, { label, key }: Field): string | null {
  if (/helpline|phone|telephone|toll/iu.test(`${label} ${key}`))
    return /\d[\d -]{6,}\d/u.exec(text)?.[0] ?? null
  if (/e-?mail/iu.test(label)) return /[\w.+-]+@[\w.-]+\w/u.exec(text)?.[0] ?? null
  return null
}

function itemsOf(text: string): string[] {
  const mails = text.match(/[\w.+-]+@[\w.-]+\w/gu)
  if (mails !== null) return [...new Set(mails)]
  const lines = text.split('\n')
  const items = lines.length > 1 ? lines : text.split(/,\s+|;\s+|\s+or\s+|\s+and\s+/u)
  return items
    .map((item) =>
      item.replace(/^(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[.)]+|[•-])\s*/iu, '').replace(/[;,.\s]+$/u, ''),
    )
    .filter((item) => item !== '')
}

/** Of several values the one that its field asks for: the largest, the smallest, or that nearest to the field's words. */
function best(found: readonly FoundValue[], text: string, field: Field): FoundValue | null {
  if (found.length < 2) return found[0] ?? null
  const asked = `${field.label} ${field.question}`
  if (/\b(?:lowest|smallest|minimum|least|shortest)\b/iu.test(asked)) return extreme(found, -1)
  if (/\b(?:highest|largest|maximum|longest)\b/iu.test(asked)) return extreme(found, 1)
  const wanted = new Set(tokens(`${field.label} ${field.terms.join(' ')} ${field.question}`).map(stem))
  const places = [...text.matchAll(/[\p{L}\p{N}-]+/gu)].filter(
    ({ 0: word }) => word.length > 3 && tokens(word).some((token) => wanted.has(stem(token))),
  )
  const near = ({ start, end }: FoundValue) =>
    places.reduce(
      (sum, { index }) => sum + 1 / (1 + Math.min(Math.abs(index - start), Math.abs(index - end)) / 12),
      0,
    )
  return [...found].sort((one, two) => near(two) - near(one) || one.start - two.start)[0] ?? null
}

function extreme(found: readonly FoundValue[], sign: number): FoundValue | null {
  return [...found].sort((one, two) => sign * (two.value - one.value))[0] ?? null
}
