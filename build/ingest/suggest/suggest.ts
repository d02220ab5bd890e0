import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { FactValue, Product } from '../../contract/authored/product.ts'
import { normalText } from '../../check/proof/normal-text.ts'
import { placesOf } from '../../check/proof/quote-matches.ts'
import { type Indexed, Scorer, askedBy } from './score.ts'
import { unitsOf } from './passages.ts'
import { valueIn } from './suggested-values.ts'

/** A place that may answer a field; a person decides. */
interface Candidate {
  readonly clause: number
  readonly page: number
  readonly quote: string
  readonly value: FactValue | null
}

/** What was found for one unread field; where it is nothing, the clauses that came nearest. */
export interface Suggestion {
  readonly key: string
  readonly candidates: readonly Candidate[]
  readonly near: readonly number[]
}

const MOST = 5
const NEAREST = 3

/** Suggestions for every field of the category that the product has no fact for. */
export function suggestionsFor(
  product: Product,
  category: Category,
  clauses: readonly Clause[],
): Suggestion[] {
  const read = new Set(product.facts.map(({ key }) => key))
  const scorer = new Scorer(unitsOf(clauses), clauses)
  return category.fields.filter(({ key }) => !read.has(key)).map((field) => suggestionFor(field, scorer))
}

interface Ranked {
  readonly at: Indexed
  readonly score: number
  readonly candidate: Candidate
}

function suggestionFor(field: Field, scorer: Scorer): Suggestion {
  const asked = askedBy(field)
  const scored = scorer.indexed
    .map((at) => ({ at, score: scorer.score(at, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
  const ranked: Ranked[] = []
  for (const { at, score } of scored.slice(0, 80)) {
    const candidate = candidateOf(at, field)
    if (candidate !== null) ranked.push({ at, candidate, score: score * fit(at, field, candidate) })
  }
  ranked.sort((one, two) => two.score - one.score)
  const candidates = varied(ranked).map(({ candidate }) => candidate)
  const near = [...new Set(scored.map(({ at }) => at.unit.clause.id))].slice(0, NEAREST)
  return { key: field.key, candidates, near: candidates.length > 0 ? [] : near }
}

/** Later candidates of a clause that is already named count less: five places say more than five lines of one. */
function varied(ranked: readonly Ranked[]): Ranked[] {
  const chosen: Ranked[] = []
  const rest = [...ranked]
  while (chosen.length < MOST && rest.length > 0) {
    const worth = ({ at, candidate, score }: Ranked) => {
      if (chosen.some((one) => isSame(one.candidate, candidate))) return 0
      const same = chosen.filter((one) => one.at.unit.clause.id === at.unit.clause.id).length
      return score * 0.85 ** same
    }
    const best = rest.reduce((one, two) => (worth(two) > worth(one) ? two : one))
    if (worth(best) <= 0) break
    rest.splice(rest.indexOf(best), 1)
    chosen.push(best)
  }
  return chosen
}

function isSame(one: Candidate, two: Candidate): boolean {
  return (
    one.clause === two.clause &&
    one.page === two.page &&
    (one.quote.includes(two.quote) || two.quote.includes(one.quote))
  )
}

const MEASURED = new Set(['amount', 'percent', 'number', 'hours', 'days', 'months', 'years'])

/** How much a candidate looks like an answer of the field's type. */
function fit({ unit, above }: Indexed, { type }: Field, { value }: Candidate): number {
  const isDefinition = /\b(?:means|refers to)\b/u.test(unit.text.slice(0, 120)) || /definition/iu.test(above)
  const isAppendix = /annexure|ombudsman|appendix|list of/iu.test(above.slice(0, 120)) ? 0.7 : 1
  if (MEASURED.has(type)) return (isDefinition ? 0.75 : 1) * isAppendix
  if (type === 'yes-no') return (isDefinition ? 0.6 : 1) * (unit.kind === 'list' ? 0.8 : 1) * isAppendix
  if (type === 'choice') return (value === null ? 0.6 : 1) * isAppendix
  if (type === 'list')
    return (unit.kind === 'list' || (Array.isArray(value) && value.length > 2) ? 1.15 : 0.9) * isAppendix
  return (isDefinition ? 0.7 : 1) * (unit.text.length < 40 ? 0.8 : 1) * isAppendix
}

function candidateOf(at: Indexed, field: Field): Candidate | null {
  const { unit } = at
  const read = valueIn(unit, field, at.above)
  // A quote is the whole sentence, list item or row: cut short, it may lose its condition.
  const quote = trimmed(unit.text)
  if (MEASURED.has(field.type) && read === null) return null
  const normal = normalText(unit.clause.text)
  const place = placesOf(quote, normal).find(
    ({ pagesOn, fault }) => fault === null && unit.clause.page + pagesOn === unit.page,
  )
  if (place === undefined) return null
  const value = field.type === 'text' && read?.value === unit.text ? quote : (read?.value ?? null)
  return { clause: unit.clause.id, page: unit.page, quote, value }
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')
}
