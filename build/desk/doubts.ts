import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { FactValue } from '../contract/authored/product.ts'
import { around } from '../check/proof/around.ts'
import { kindsOf } from '../check/proof/passage-kinds.ts'
import { valuesAt } from '../ingest/suggest/amounts.ts'

// What a person is asked before a reading is accepted: one value may not hold all that the words say.

const CONDITION =
  /(?<!\p{L})(?:only|aged?|except|unless|provided|subject to|applicable (?:for|to)|in case of|whichever is (?:lower|higher|less|more|earlier|later)|up to|maximum of|for persons|optional|if opted|where opted)(?!\p{L})/giu
const ASKED = {
  illustration: 'Is this an illustration, not the rule itself?',
  definition: 'Is this a definition, not what the policy pays?',
  exclusion: 'Is this under an exclusion?',
} as const

/** The questions about a stretch of a clause that is to be the quote of a field; empty where there is nothing to ask. */
export function doubtsOf(
  field: Field,
  clause: Clause,
  from: number,
  to: number,
  value: FactValue | null,
  byId: ReadonlyMap<number, Clause>,
): string[] {
  const found = around(clause, from, to, byId)
  const near = paragraphAround(clause.text, from, to)
  return [
    ...conditions(near),
    ...numbers(near, field, value),
    ...kindsOf(near, [...found.above, found.leadIn])
      .filter((kind) => kind !== 'exclusion' || value !== false)
      .map((kind) => ASKED[kind]),
  ]
}

function conditions(text: string): string[] {
  const words = [...new Set([...text.matchAll(CONDITION)].map(([one]) => `“${one.toLowerCase()}”`))]
  return words.length === 0
    ? []
    : [`Does the value hold without its condition? The words say ${words.join(', ')}.`]
}

function numbers(text: string, field: Field, value: FactValue | null): string[] {
  if (typeof value !== 'number') return []
  const others = [...new Set(valuesAt(text, field).map((one) => one.value))].filter((one) => one !== value)
  return others.length === 0 ? [] : [`Is it this number? Beside it are ${others.slice(0, 5).join(', ')}.`]
}

/** The lines of a clause that hold a stretch of it. */
function paragraphAround(text: string, from: number, to: number): string {
  const start = text.slice(0, from).search(/[^\n\f]*$/u)
  const end = text.slice(to).search(/[\n\f]|$/u)
  return text.slice(start, to + end)
}
