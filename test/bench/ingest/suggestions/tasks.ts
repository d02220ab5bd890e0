import type { Field } from '../../../../build/contract/authored/category.ts'
import type { Fact } from '../../../../build/contract/authored/product.ts'
import { item } from '../../../../build/contract/item.ts'
import { type Learned, knownOf } from '../../../../build/ingest/suggest/learned.ts'
import {
  type Looked,
  type Place,
  type RankedPlace,
  chosenAmong,
  lookedAt,
  placesFor,
} from '../../../../build/ingest/suggest/places.ts'
import { knownFeatures } from '../../../../build/ingest/suggest/place-features.ts'
import { checkOf } from '../../../../build/ingest/suggest/fact-check.ts'
import { hashesOf, isSamePlace, share } from '../hashed-words.ts'
import type { Example, TrueFact } from './examples.ts'

// The fields that a person read, their places, and which of these are right.

/** A field of an example that a person read, and its places without what is known of other products. */
export interface Task {
  readonly example: Example
  readonly field: Field
  readonly fact: TrueFact
  readonly looked: Looked
  readonly places: readonly Place[]
  readonly right: ReadonlySet<number>
  readonly check: (fact: Fact) => ReturnType<ReturnType<typeof checkOf>>
}

/** Nothing learned yet. */
export const NOTHING: Learned = {
  place: {},
  value: {},
  least: 1,
  trusted: [],
  likely: 0,
  asked: {},
  again: 0,
  words: {},
  values: {},
}

/** The fields of an example that a person read. */
export function tasksOf(example: Example): Task[] {
  const { category, clauses, synonyms } = example
  const looked = lookedAt(category, clauses, synonyms)
  const checks = checkOf(category, clauses)
  const checked = new Map<string, ReturnType<typeof checks>>()
  const check = (fact: Fact) => {
    const id = JSON.stringify(fact)
    const found = checked.get(id) ?? checks(fact)
    checked.set(id, found)
    return found
  }
  return example.facts.flatMap((fact) => {
    const field = category.fields.find(({ key }) => key === fact.key)
    if (field === undefined) return []
    const places = placesFor(field, looked, NOTHING)
    return [{ example, field, fact, looked, places, right: rightOf(fact, places), check }]
  })
}

/** The places of a task with what is known of other products. */
export function placesOf({ field, places }: Task, { words }: Learned): Place[] {
  const known = knownOf(field, words) ?? {}
  return places.map((one) => ({
    ...one,
    features: new Map([...one.features, ...knownFeatures(field, known, one.passage)]),
  }))
}
/** The places that are right; those that hold much else only where no other is. */
function rightOf(fact: TrueFact, places: readonly Place[]): Set<number> {
  const right = [...places.keys()].filter((at) => {
    const { passage, quote } = item(places, at)
    return isSamePlace(fact, passage.unit.page, quote)
  })
  const close = right.filter((at) => {
    const said = hashesOf(item(places, at).quote)
    return share(fact.quote ?? [], said) >= 0.5 && share(said, fact.quote ?? []) >= 0.35
  })
  return new Set(close.length > 0 ? close : right)
}
/** The first places of a task. */
export function chosenFor(task: Task, learned: Learned): RankedPlace[] {
  return chosenAmong(placesOf(task, learned), learned)
}
