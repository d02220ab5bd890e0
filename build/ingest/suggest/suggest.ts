import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Fact, FactValue } from '../../contract/authored/product.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import type { PassageKind } from '../../check/proof/passage-kinds.ts'
import { type RankedClause, rankedFor, searched, tradeWordsOf } from '../../check/proof/absence.ts'
import { normalText } from '../../check/proof/normal-text.ts'
import { placesOf } from '../../check/proof/quote-matches.ts'
import { type Indexed, Scorer, askedBy } from './score.ts'
import { passagesOf } from './passages.ts'
import { statedIn, valueIn } from './suggested-values.ts'

/** A place that may answer a field; a person decides. */
export interface SuggestedPlace {
  readonly clause: number
  readonly page: number
  readonly quote: string
  readonly value: FactValue | null
  /** The words of the quote that state the number. */
  readonly stated?: Fact['stated']
  /** What the words are where they are no plain statement. */
  readonly kinds: readonly PassageKind[]
}

/** What was found for one unread field; where it is nothing, the clauses that came nearest. */
export interface Suggestion {
  readonly key: string
  readonly candidates: readonly SuggestedPlace[]
  readonly near: readonly number[]
}

const MOST = 5
const NEAREST = 3
/** How much a passage counts in a clause that does not answer the field at all, beside 1 for the best clause. */
const PLAIN_CLAUSE = 0.4

/** Suggestions for every field of the category that the product has no fact for. */
export function suggestionsFor(
  product: { readonly facts: readonly Fact[] },
  category: Category,
  clauses: readonly Clause[],
  synonyms: Synonyms,
): Suggestion[] {
  const read = new Set(product.facts.map(({ key }) => key))
  const fields = category.fields.filter(({ key }) => !read.has(key))
  const scorer = new Scorer(passagesOf(clauses), clauses)
  const trade = tradeWordsOf(synonyms, category.line)
  const found = searched(clauses)
  return fields.map((field) => suggestionFor(field, scorer, rankedFor(field, found, trade)))
}

interface Ranked {
  readonly at: Indexed
  readonly score: number
  readonly candidate: SuggestedPlace
}

function suggestionFor(field: Field, scorer: Scorer, answering: readonly RankedClause[]): Suggestion {
  const asked = askedBy(field)
  const best = answering[0]?.score ?? 1
  const shares = new Map(answering.map(({ id, score }) => [id, score / best]))
  const scored = scorer.indexed
    .map((at) => ({
      at,
      score: scorer.score(at, asked) * (PLAIN_CLAUSE + (shares.get(at.unit.clause.id) ?? 0)),
    }))
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
    chosen.push(entryOf(best, rest))
  }
  return chosen
}

/** The entry of a list that gives the number; the list itself where none does. */
function entryOf(best: Ranked, others: readonly Ranked[]): Ranked {
  const { quote, value } = best.candidate
  if (best.at.unit.kind === 'sentence' || typeof value !== 'number') return best
  const entry = others.find(
    ({ candidate }) =>
      isSame(best.candidate, candidate) && candidate.value === value && quote !== candidate.quote,
  )
  return entry ?? best
}

function isSame(one: SuggestedPlace, two: SuggestedPlace): boolean {
  return (
    one.clause === two.clause &&
    one.page === two.page &&
    (one.quote.includes(two.quote) || two.quote.includes(one.quote))
  )
}

/** Words that leave a number to the customer's own papers. */
const IN_SCHEDULE = /\b(?:schedules?|certificates?)\b|<</iu

/** How much a candidate looks like an answer of the field's type. */
function fit({ unit, above, kinds }: Indexed, { type }: Field, { value }: SuggestedPlace): number {
  const isDefinition = kinds.includes('definition')
  const aside =
    (/annexure|ombudsman|appendix|list of/iu.test(above.slice(0, 120)) ? 0.7 : 1) *
    (kinds.includes('illustration') ? 0.7 : 1) *
    (kinds.includes('exclusion') && (value === true || type === 'amount' || type === 'percent') ? 0.8 : 1)
  if (FIELD_TYPES[type].counts !== null) return (isDefinition ? 0.75 : 1) * (value === null ? 0.8 : 1) * aside
  if (type === 'yes-no') return (isDefinition ? 0.6 : 1) * (unit.kind === 'list' ? 0.8 : 1) * aside
  if (type === 'choice') return (value === null ? 0.6 : 1) * aside
  if (type === 'list')
    return (unit.kind === 'list' || (Array.isArray(value) && value.length > 2) ? 1.15 : 0.9) * aside
  return (isDefinition ? 0.7 : 1) * (unit.text.length < 40 ? 0.8 : 1) * aside
}

function candidateOf(at: Indexed, field: Field): SuggestedPlace | null {
  const { unit } = at
  const read = valueIn(unit.text, field, at.above)
  // A quote is the whole sentence, list item or row: cut short, it may lose its condition.
  const quote = trimmed(unit.text)
  if (FIELD_TYPES[field.type].counts !== null && read === null && !IN_SCHEDULE.test(unit.text)) return null
  const normal = normalText(unit.clause.text)
  const place = placesOf(quote, normal).find(
    ({ pagesOn, fault }) => fault === null && unit.clause.page + pagesOn === unit.page,
  )
  if (place === undefined) return null
  const value = field.type === 'text' && read === unit.text ? quote : read
  const stated = statedIn(quote, field, value)
  return {
    clause: unit.clause.id,
    page: unit.page,
    quote,
    value,
    ...(stated !== undefined && { stated }),
    kinds: at.kinds,
  }
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')
}
