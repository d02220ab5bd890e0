import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import { passageAt } from '../../check/proof/quote-passage.ts'
import { rankedFor, searchableClauses, tradeWordsOf } from '../../check/proof/absence.ts'
import { normalText } from '../../check/proof/normal-text.ts'
import { matchesOf } from '../../check/proof/quote-matches.ts'
import { roleOf } from '../../check/proof/role.ts'
import { type Learned, knownOf, weighed } from './learned.ts'
import { DocumentWords, type FieldWords, type PassageWords, wordsOfField } from './passage-words.ts'
import { passagesOf } from './passages.ts'
import { IN_SCHEDULE, knownFeatures, placeFeatures } from './place-features.ts'
import { numbersIn } from './suggested-values.ts'

// The passages that may answer a field, weighed.

const [MOST, NEAREST] = [5, 3]

/** A document and the fields that are looked for in it. */
export interface Looked {
  readonly category: Category
  readonly byId: ReadonlyMap<number, Clause>
  readonly document: DocumentWords
  readonly wordsOf: (field: Field) => FieldWords
  readonly shares: (field: Field) => ReadonlyMap<number, { share: number; rank: number }>
  /** The clauses that come nearest to a field, by its terms. */
  readonly nearest: (field: Field) => number[]
}

/** Reads a document for a few fields. */
export function lookedAt(category: Category, clauses: readonly Clause[], synonyms: Synonyms): Looked {
  const trade = tradeWordsOf(synonyms, category.line)
  const found = searchableClauses(clauses)
  return {
    category,
    byId: new Map(clauses.map((clause) => [clause.id, clause])),
    document: new DocumentWords(passagesOf(clauses), clauses),
    wordsOf: wordsOfField,
    nearest: (field) =>
      rankedFor(field, found, trade)
        .slice(0, NEAREST)
        .map(({ id }) => id),
    shares: (field) => {
      const ranked = rankedFor(field, found, trade)
      const best = ranked[0]?.score ?? 1
      return new Map(ranked.map(({ id, score }, rank) => [id, { share: score / best, rank }]))
    },
  }
}

/** A passage that may answer a field. */
export interface Place {
  readonly passage: PassageWords
  readonly quote: string
  readonly features: ReadonlyMap<string, number>
}

/** A place with its weight, and its chance among all places of the field. */
export interface RankedPlace extends Place {
  readonly sum: number
  readonly likely: number
}

/** Every passage that shares words with a field and can be quoted for it. */
export function placesFor(field: Field, looked: Looked, learned: Learned): Place[] {
  const { document, category } = looked
  const words = looked.wordsOf(field)
  const shares = looked.shares(field)
  const known = knownOf(field, learned.words) ?? {}
  const others = othersOf(field, category, looked)
  return document.passages.flatMap((passage) => {
    const { share, rank } = shares.get(passage.unit.clause.id) ?? { share: 0, rank: 50 }
    const isNear =
      share > 0 ||
      document.share(words.terms, passage.own) >= 0.34 ||
      document.share(words.terms, passage.title) >= 0.34 ||
      document.share(words.label, passage.own) >= 0.5
    if (!isNear || !answersType(passage.unit.text, field)) return []
    const features = placeFeatures({ field, words, passage, document, others, share, rank })
    const all = new Map([...features, ...knownFeatures(field, known, passage)])
    return [{ passage, quote: trimmed(passage.unit.text), features: all }]
  })
}

/** Whether words have a number of the kind that a field counts, or leave it to the schedule. */
export function answersType(text: string, field: Field): boolean {
  return (
    FIELD_TYPES[field.type].counts === null || IN_SCHEDULE.test(text) || numbersIn(text, field).length > 0
  )
}

/** The terms of other fields that count the same kind of thing, without those that overlap with the field's own. */
function othersOf(field: Field, category: Category, { wordsOf }: Looked): string[] {
  const own = wordsOf(field).phrases
  return category.fields
    .filter((other) => other !== field && FIELD_TYPES[other.type].counts === FIELD_TYPES[field.type].counts)
    .flatMap((other) => wordsOf(other).phrases)
    .filter((phrase) => !own.some((one) => one.includes(phrase) || phrase.includes(one)))
}

/** The first places of a field. */
export function chosenPlaces(field: Field, looked: Looked, learned: Learned): RankedPlace[] {
  return chosenAmong(placesFor(field, looked, learned), learned)
}

/** The first of a few places. */
export function chosenAmong(places: readonly Place[], learned: Learned): RankedPlace[] {
  return varied(ranked(places, learned), learned)
}

/** The places in the order of their weights, with their chances among all. */
function ranked(places: readonly Place[], { place: weights }: Learned): RankedPlace[] {
  const summed = places.map((one) => ({ ...one, sum: weighed(one.features, weights) }))
  const most = Math.max(...summed.map(({ sum }) => sum))
  const all = summed.reduce((total, { sum }) => total + Math.exp(sum - most), 0)
  return summed
    .map((one) => ({ ...one, likely: Math.exp(one.sum - most) / all }))
    .sort((a, b) => b.sum - a.sum)
}

/** The first places: a further one of the same clause counts less, for five clauses say more than five lines of one. */
function varied(places: readonly RankedPlace[], { again }: Learned): RankedPlace[] {
  const chosen: RankedPlace[] = []
  const rest = places.slice(0, 60)
  while (chosen.length < MOST && rest.length > 0) {
    const worth = ({ passage, sum }: RankedPlace) =>
      sum - again * chosen.filter((one) => one.passage.unit.clause === passage.unit.clause).length
    const best = rest.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    rest.splice(rest.indexOf(best), 1)
    if (!chosen.some((one) => isSame(one, best)) && isQuotable(best)) chosen.push(best)
  }
  return chosen
}

function isSame(one: Place, two: Place): boolean {
  const [{ unit: a }, { unit: b }] = [one.passage, two.passage]
  return (
    a.clause === b.clause &&
    a.page === b.page &&
    (one.quote.includes(two.quote) || two.quote.includes(one.quote))
  )
}

/** A quote is the whole sentence, list item or row: cut short, it may lose its condition, or the end of "Rs. 500/-". */
function trimmed(text: string): string {
  return text.replace(/^[\s,;:–-]+|(?:[\s,;:–]|(?<!\/)-)+$/gu, '')
}

/** Whether the whole quote is in the clause and on the page of its passage. */
function isQuotable({ passage: { unit }, quote }: Place): boolean {
  return matchesOf(quote, normalText(unit.clause.text)).some(
    ({ pagesOn, problem }) => problem === null && unit.clause.page + pagesOn === unit.page,
  )
}

/** Whether a place or the text over it names the field; a name elsewhere in its clause is not enough. */
export function isTied(
  field: Field,
  { passage: { unit }, quote }: Place,
  { category, byId }: Looked,
): boolean {
  const at = unit.clause.text.indexOf(quote)
  if (at === -1) return false
  const role = roleOf(field, category, [quote], passageAt(unit.clause, at, at + quote.length, byId))
  return role.kind === 'unasked' || (role.kind === 'tied' && role.where !== 'clause')
}
