import type { Fact } from '../contract/authored/product.ts'
import type { Field } from '../contract/authored/category.ts'
import { FIELD_TYPES } from '../contract/field-types.ts'
import { checker } from '../contract/validate.ts'
import { digitsIn } from '../proof/numbers.ts'
import { valuesIn } from '../proof/quantities.ts'
import type { ProductSubject } from '../dataset/model.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// What the value of a fact may be.

/** A product is of its category's line. */
export const lineMatchesCategory: Rule = {
  name: 'line-matches-category',
  description: 'A product has the line of its category.',
  level: 'error',
  product: ({ path, product, category }, _catalogue, report) => {
    if (category !== null && product.line !== category.line)
      report(
        path,
        '/line',
        `the line is ${product.line}, but the category ${category.slug} is of the line ${category.line}; correct the line or the category`,
      )
  },
}

/** Choice fields, and no others, list their choices. */
export const choicesOfField: Rule = {
  name: 'choices-of-field',
  description: 'A field of type choice lists its choices; no other field does.',
  level: 'error',
  dataset: ({ categories }, _gathered, report) => {
    for (const { path, record } of categories.values())
      for (const [at, { key, type, choices }] of record.fields.entries())
        if ((type === 'choice') !== (choices !== undefined))
          report(
            path,
            `/fields/${at}`,
            type === 'choice'
              ? `field ${shown(key)} is of type choice and lists no choices; add them, two or more`
              : `field ${shown(key)} is of type ${type} and lists choices; drop them, or make it a choice`,
          )
  },
}

/** A value has the JSON form its field's type asks for. */
export const valueMatchesType: Rule = {
  name: 'value-matches-type',
  description: 'A value has the form its field’s type asks for, and a choice is one of the choices.',
  level: 'error',
  product: (subject, _catalogue, report) => {
    for (const { at, fact, field } of answers(subject)) {
      const wanted = fact.value === null ? null : wantedInstead(fact.value, field)
      if (wanted !== null)
        report(
          subject.path,
          `/facts/${at}/value`,
          `fact ${shown(fact.key)}: the value ${shown(fact.value)} does not fit a field of type ${field.type}; ${wanted}`,
        )
    }
  },
}

/** What to give in place of a value; null where it is of its field's type. A choice without choices is reported elsewhere. */
function wantedInstead(value: NonNullable<Fact['value']>, { type, choices }: Field): string | null {
  const { schema, form } = FIELD_TYPES[type]
  if (type === 'choice')
    return choices === undefined || choices.some((choice) => choice === value)
      ? null
      : `give one of: ${choices.join(' | ')}`
  return checker(schema)(value).length === 0 ? null : `give ${form}`
}

/** The numbers of a value stand in its quote. */
export const valueInQuote: Rule = {
  name: 'value-in-quote',
  description:
    'A number in a value stands in the fact’s quote or its context: in digits, in groups, as lakh or crore, or in words, and as a count of what its field counts.',
  level: 'warning',
  product: (subject, _catalogue, report) => {
    for (const { at, fact, field } of answers(subject)) {
      const { quantity } = FIELD_TYPES[field.type]
      if (fact.quote === undefined || fact.value === null || quantity === null) continue
      if (wantedInstead(fact.value, field) !== null) continue
      const words = [fact.quote, ...(fact.context ?? []).map(({ quote }) => quote)]
      const said = new Set(words.flatMap((quote) => [...valuesIn(quote, field.type)]))
      const missing = numbersOf(fact.value).filter((number) => !said.has(number))
      const counting = quantity === 'anything' ? '' : ` as a number of ${quantity}`
      if (missing.length > 0)
        report(
          subject.path,
          `/facts/${at}/value`,
          `fact ${shown(fact.key)}: ${missing.join(', ')} does not stand in the quote ${shown(fact.quote)}${counting}; correct the value, quote the words that say it, or add them as context`,
        )
    }
  },
}

function numbersOf(value: NonNullable<Fact['value']>): readonly number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return digitsIn(value)
  return typeof value === 'boolean' ? [] : value.flatMap(digitsIn)
}

/** The facts of a product beside the fields they answer. */
function* answers({
  product,
  category,
}: ProductSubject): Generator<{ at: number; fact: Fact; field: Field }> {
  const fields = new Map(category?.fields.map((field) => [field.key, field]))
  for (const [at, fact] of product.facts.entries()) {
    const field = fields.get(fact.key)
    if (field !== undefined) yield { at, fact, field }
  }
}
