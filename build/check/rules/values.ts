import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from '../../contract/display.ts'
import type { Fact } from '../../contract/authored/product.ts'
import type { Field } from '../../contract/authored/category.ts'
import { type Counted, type FieldType, FIELD_TYPES, countsOf } from '../../contract/field-types.ts'
import { checker } from '../../contract/validate.ts'
import { ASKED, isMoney } from '../proof/number-words.ts'
import { missingWords, statedOf, valueWords } from '../proof/stated.ts'
import { numbersIn, holdsNumber, missingNumbers, wordsIn } from '../proof/values.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'

// Rules on the value of a fact, and that its quote says it.

export const lineMatchesCategory: Rule = {
  name: 'line-matches-category',
  at: '/line',
  *product({ product, category }) {
    if (category !== null && product.line !== category.line)
      yield `the line is ${product.line}, but the category ${category.slug} is of the line ${category.line}; correct the line or the category`
  },
}

export const choicesOfField: Rule = {
  name: 'choices-of-field',
  *field({ key, type, choices }) {
    if ((type === 'choice') !== (choices !== undefined))
      yield type === 'choice'
        ? `field ${shown(key)} is of type choice and lists no choices; add them, two or more`
        : `field ${shown(key)} is of type ${type} and lists choices; drop them, or make it a choice`
  },
}

export const valueMatchesType: Rule = {
  name: 'value-matches-type',
  at: '/value',
  *fact({ fact, field }) {
    if (fact.value === null || field === null) return
    const wanted = wantedInstead(fact.value, field)
    if (wanted !== null)
      yield `fact ${shown(fact.key)}: the value ${shown(fact.value)} does not fit a field of type ${field.type}; ${wanted}`
  },
}

/** Forms to write instead of a value of another form. */
const FORMS: Readonly<Record<FieldType, string>> = {
  text: 'a text',
  amount: 'a number of rupees, or of the currency named beside it, zero or more, without quotes',
  percent: 'a number, 5 for 5 %, zero or more, without quotes',
  number: 'a number, zero or more, without quotes',
  hours: 'a number of hours, zero or more, without quotes',
  days: 'a number of days, zero or more, without quotes',
  months: 'a number of months, zero or more, without quotes',
  years: 'a number of years, zero or more, without quotes',
  'yes-no': 'true or false, without quotes',
  choice: 'one of the choices',
  list: 'a list of texts',
}

/** Form to give in place of a value; null where it is of its field's type. A choice without choices is reported elsewhere. */
function wantedInstead(value: NonNullable<Fact['value']>, { type, choices }: Field): string | null {
  const { schema } = FIELD_TYPES[type]
  if (type === 'choice')
    return choices === undefined || choices.some((choice) => choice === value)
      ? null
      : `give one of: ${choices.join(' | ')}`
  return checker(schema)(value).length === 0 ? null : `give ${FORMS[type]}`
}

export const valueInQuote: Rule = {
  name: 'value-in-quote',
  at: '/value',
  *fact(target) {
    const { fact, field } = target
    if (fact.note !== undefined || field === null) return
    const missing = unprovenNumbers(target)
    const counts = countsOf(field.type, fact)
    const unit = counts === null ? 'as it is written in the value' : inUnit(counts)
    if (missing.length > 0)
      yield `fact ${shown(fact.key)}: ${missing.join(', ')} is not in ${wordsShown(fact)} ${unit}; correct the value, quote the words that say it, add them as context, or say in a note how it follows`
  },
}

/** The words in which a value is looked for, in the words of a finding. */
function wordsShown(fact: Fact): string {
  const stated = statedOf(fact)
  if (stated.length === 0) return `the quote ${shown(fact.quote)}`
  return `the words that it says state it, ${stated.map(shown).join(' and ')},`
}

export const statedInQuote: Rule = {
  name: 'stated-in-quote',
  at: '/stated',
  *fact({ fact }) {
    for (const words of missingWords(fact))
      yield `fact ${shown(fact.key)}: ${shown(words)} stands neither in the quote nor in its context, in whole words and exactly so; copy the words that state the value from there, or drop "stated"`
  },
}

/** Unit in which the number of a value is looked for, in the words of a finding. */
function inUnit(counts: Counted | CurrencyCode): string {
  if (counts in CURRENCIES) return `as an amount of ${counts}`
  if (counts === 'rupees') return 'as an amount of rupees'
  if (counts === 'percent') return 'as a percentage'
  return counts === 'items' ? 'as a number' : `as a time that is exactly that many ${counts}`
}

export const noteSaysValue: Rule = {
  name: 'note-says-value',
  at: '/note',
  *fact(target) {
    const { fact } = target
    if (fact.note === undefined || unprovenNumbers(target).length === 0) return
    const missing = unprovenNumbers(target, fact.note)
    if (missing.length > 0)
      yield `fact ${shown(fact.key)}: neither the quote ${shown(fact.quote)} nor the note says ${missing.join(', ')}; say in the note how it follows from the quote, or correct the value`
    const [other] = otherNumbers(target, fact.note)
    if (missing.length === 0 && other !== undefined)
      yield `fact ${shown(fact.key)}: the quote ${shown(fact.quote)} says ${other}, and the note does not say how ${shown(fact.value)} follows from that; name both numbers in the note, or correct the value`
  },
}

/** The numbers that the quotes say where the value has another, unless the note names one of them. */
function otherNumbers({ fact, field }: FactInProduct, note: string): number[] {
  const counts = field === null ? null : countsOf(field.type, fact)
  if (counts === null || typeof fact.value !== 'number') return []
  const numbers = numbersIn(counts, valueWords(fact))
  return numbers.some((number) => holdsNumber(number, counts, wordsIn([note]))) ? [] : numbers
}

export const amountCurrency: Rule = {
  name: 'amount-currency',
  at: '/currency',
  *fact({ fact, field }) {
    const { key, value, currency } = fact
    if (field === null || (currency === undefined && FIELD_TYPES[field.type].counts !== 'rupees')) return
    if (FIELD_TYPES[field.type].counts !== 'rupees' || typeof value !== 'number') {
      const what = 'a currency is for an amount with a value; drop it, or correct the value'
      if (currency !== undefined) yield `fact ${shown(key)}: ${what}`
      return
    }
    const currencyName = currency ?? 'rupees'
    const words = valueWords(fact)
    const money = [...ASKED.values()].filter(isMoney).map(({ name }) => name)
    const printed = money.filter((name) => numbersIn(name, words).some((amount) => amount > 0))
    if (printed.length > 0 && !printed.includes(currencyName))
      yield `fact ${shown(key)}: the quote ${shown(fact.quote)} has amounts in ${printed.join(', ')}, the value is in ${currencyName}; name the currency of the quote (${CURRENCY_CODES.join(', ')}; none for rupees), and give the value in it: no note changes money`
  },
}

/** Whether a fact has a value, and of its field's type. */
export function valueFits({ fact, field }: FactInProduct): boolean {
  return field !== null && fact.value !== null && wantedInstead(fact.value, field) === null
}

/** The numbers of a value that the words of its fact do not say, nor a note. */
export function unprovenNumbers({ fact, field }: FactInProduct, note?: string): string[] {
  const { value } = fact
  if (field === null || value === null || fact.quote === undefined) return []
  if (wantedInstead(value, field) !== null || typeof value === 'boolean') return []
  const [stated, noted] = [valueWords(fact), wordsIn(note === undefined ? [] : [note])]
  const counts = countsOf(field.type, fact)
  if (typeof value === 'number') {
    const isStated = counts === null || [stated, noted].some((words) => holdsNumber(value, counts, words))
    return isStated ? [] : [String(value)]
  }
  return [value].flat().flatMap((text) => {
    const inNote = missingNumbers(text, noted)
    return missingNumbers(text, stated).filter((number) => inNote.includes(number))
  })
}
