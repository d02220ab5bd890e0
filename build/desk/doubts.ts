import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { FactValue } from '../contract/authored/product.ts'
import { around } from '../check/proof/around.ts'
import { type PassageKind, kindsOf } from '../check/proof/passage-kinds.ts'
import { quantitiesOf } from '../check/proof/quantities.ts'
import { numbersIn } from '../ingest/suggest/suggested-values.ts'

// What a person is asked before a reading is accepted: one value may not hold all that the words say.

const CONDITION =
  /(?<!\p{L})(?:only|aged?|if|except|excluding|unless|provided|subject to|applicable (?:for|to)|in case of|whichever (?:is|are) (?:lower|lesser|higher|less|more|earlier|later)|up ?to|not exceeding|maximum of|for persons|optional|if opted|where opted)(?!\p{L})/giu
const ASKED = {
  optional: 'Is this in every policy? It stands in a cover that one may choose',
  papers: 'Is this asked for? It speaks of papers or notice',
  illustration: 'Is this an illustration, not the rule itself?',
  definition: 'Is this a definition, not what the policy pays?',
  exclusion: 'Is this under an exclusion?',
  sheet: 'Does the wording say so, too? This is a sheet beside it.',
} as const satisfies Readonly<Record<PassageKind, string>>

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
    ...(Array.isArray(value) ? value.flatMap((entry) => aboutEntry(entry, clause, from, to)) : []),
    ...kindsOf(near, [...found.above, found.leadIn])
      .filter(({ kind }) => kind !== 'exclusion' || value !== false)
      .map(({ kind, by }) =>
        kind === 'optional' || kind === 'papers' ? `${ASKED[kind]}: “${by}”.` : ASKED[kind],
      ),
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
  const others = [...new Set(numbersIn(text, field).map((one) => one.value))].filter((one) => one !== value)
  return others.length === 0 ? [] : [`Is it this number? Beside it are ${others.slice(0, 5).join(', ')}.`]
}

/** What is asked about an entry of a list: whether it is printed so, and what its own lines say besides. */
function aboutEntry(entry: string, { text }: Clause, from: number, to: number): string[] {
  const inQuote = placeOfWords(entry, text.slice(from, to))
  const at = inQuote === null ? placeOfWords(entry, text) : inQuote.map((one) => one + from)
  if (at === null) return [`Do the words say “${entry}”? It is not printed so.`]
  const [start = 0, end = 0] = at
  const own = paragraphAround(text, start, end)
  const isOutside = start < from || end > to
  const said = isOutside ? [...own.matchAll(CONDITION)].map(([one]) => one.toLowerCase()) : []
  const measured = quantitiesOf(own)
    .filter(({ unit, isLabel }) => unit !== null && !isLabel)
    .map((one) => own.slice(one.start, one.end).trim())
    .filter((one) => !entry.includes(one))
  const left = [...new Set([...said, ...measured])].map((one) => `“${one}”`)
  return left.length === 0 ? [] : [`Does “${entry}” hold without ${left.slice(0, 5).join(', ')}?`]
}

/** Where the words of an entry are in a text, one after another; null where they are not. */
function placeOfWords(entry: string, text: string): number[] | null {
  const words = entry.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return null
  const sought = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu')
  const found = sought.exec(text)
  return found === null ? null : [found.index, found.index + found[0].length]
}

/** The lines of a clause that hold a stretch of it. */
function paragraphAround(text: string, from: number, to: number): string {
  const start = text.slice(0, from).search(/[^\n\f]*$/u)
  const end = text.slice(to).search(/[\n\f]|$/u)
  return text.slice(start, to + end)
}
