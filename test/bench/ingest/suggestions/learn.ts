import type { Field } from '../../../../build/contract/authored/category.ts'
import type { Fact, FactValue } from '../../../../build/contract/authored/product.ts'
import { FIELD_TYPES } from '../../../../build/contract/field-types.ts'
import { item } from '../../../../build/contract/item.ts'
import { countsOf } from '../../../../build/contract/groups.ts'
import { type Learned, chance, knownOf, weighed } from '../../../../build/ingest/suggest/learned.ts'
import {
  type Looked,
  type Place,
  type RankedPlace,
  chosenAmong,
  lookedAt,
  placesFor,
} from '../../../../build/ingest/suggest/places.ts'
import { knownFeatures } from '../../../../build/ingest/suggest/place-features.ts'
import { type WeighedValue, checkOf, valuesAt } from '../../../../build/ingest/suggest/suggest.ts'
import { type Example, type TrueFact, hashesOf } from './examples.ts'

// Learns what features of places and of values weigh.

/** How much of two quotes is alike: 1 where one holds all the words of the other. */
function share(one: readonly string[], two: readonly string[]): number {
  const held = new Set(two)
  return one.length === 0 ? 0 : one.filter((word) => held.has(word)).length / one.length
}

/** Whether a place is where a person read a fact. */
export function isRight(fact: TrueFact, page: number, quote: string): boolean {
  const said = hashesOf(quote)
  const { quote: sought } = fact
  return (
    sought !== undefined && fact.page === page && Math.max(share(sought, said), share(said, sought)) >= 0.6
  )
}

/** Whether values are the same; lists where each entry of one shares most words with one of the other. */
function isSameValue(one: FactValue | null, two: FactValue | null): boolean {
  if (!Array.isArray(one) || !Array.isArray(two)) return JSON.stringify(one) === JSON.stringify(two)
  const alike = (a: string, b: string) => {
    const [x, y] = [hashesOf(a), hashesOf(b)]
    return share(x, y) >= 0.6 && share(y, x) >= 0.5
  }
  return one.length === two.length && one.every((a) => two.some((b) => alike(a, b)))
}

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
function placesOf({ field, places }: Task, { words }: Learned): Place[] {
  const known = knownOf(field, words) ?? {}
  return places.map((one) => ({
    ...one,
    features: new Map([...one.features, ...knownFeatures(field, known, one.passage)]),
  }))
}

/** How many words of a field are kept, and what is added to each count. */
const [WORDS, SMOOTH] = [14, 0.5]

/** What the facts of examples quote and say, by field. */
export function profiles(tasks: readonly Task[]): Pick<Learned, 'words' | 'values'> {
  const quoted = new Map<string, Set<string>[]>()
  const values: Record<string, FactValue[]> = {}
  const everywhere: Set<string>[] = []
  const seen = new Set<string>()
  for (const { example, field, fact, places, right } of tasks) {
    const id = `${example.insurer} ${example.name.slice(0, 10)} ${field.key}`
    const place = places.find((_, at) => right.has(at))?.passage
    if (place !== undefined) {
      const words = new Set([...place.own, ...place.title])
      quoted.set(field.key, [...(quoted.get(field.key) ?? []), words])
      everywhere.push(words)
    }
    if (!seen.has(id) && fact.value !== null && typeof fact.value !== 'object' && field.type !== 'text')
      (values[field.key] ??= []).push(fact.value)
    seen.add(id)
  }
  const all = countsOf(everywhere.flatMap((one) => [...one]))
  const words = [...quoted].map(([key, sets]) => {
    const own = countsOf(sets.flatMap((one) => [...one]))
    const told = [...own]
      .filter(([word]) => /^\p{L}{3,}$/u.test(word))
      .map(([word, count]) => {
        const here = (count + SMOOTH) / (sets.length + 2 * SMOOTH)
        const there = ((all.get(word) ?? 0) - count + SMOOTH) / (everywhere.length - sets.length + 2 * SMOOTH)
        return [word, Math.round(10 * here * Math.log(here / there)) / 10] as const
      })
      .filter(([, weight]) => weight >= 0.2)
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, WORDS)
    return [key, Object.fromEntries(told)] as const
  })
  return { words: Object.fromEntries(words.toSorted(([a], [b]) => (a < b ? -1 : 1))), values }
}

/** Features as the places of their weights, and how much of each there is. */
interface Vector {
  readonly places: Int32Array
  readonly values: Float64Array
}

/** The names of features with their places in a vector. */
class Names {
  readonly at = new Map<string, number>()
  vector(features: ReadonlyMap<string, number>): Vector {
    const places = Array.from(features.keys(), (name) => {
      const at = this.at.get(name) ?? this.at.size
      this.at.set(name, at)
      return at
    })
    return { places: Int32Array.from(places), values: Float64Array.from(features.values()) }
  }
  weights(values: Float64Array): Record<string, number> {
    const all = [...this.at].map(([name, at]) => [name, Math.round(100 * (values[at] ?? 0)) / 100] as const)
    return Object.fromEntries(all.filter(([, value]) => value !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
}

function sumOf({ places, values }: Vector, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < places.length; at += 1) sum += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0)
  return sum
}

function add({ places, values }: Vector, times: number, into: Float64Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    into[place] = (into[place] ?? 0) + times * (values[at] ?? 0)
  }
}

/** Weights that make a loss least, by its slope: steps of a size that each weight finds for itself (Adam). */
function least(size: number, slope: (weights: Float64Array, into: Float64Array) => void): Float64Array {
  const [weights, into] = [new Float64Array(size), new Float64Array(size)]
  const [first, second] = [new Float64Array(size), new Float64Array(size)]
  for (let step = 1; step <= 150; step += 1) {
    into.fill(0)
    slope(weights, into)
    const rate = 0.2 * (1 - step / 160)
    for (const [at, slope] of into.entries()) {
      const mean = 0.9 * (first[at] ?? 0) + 0.1 * slope
      const spread = 0.99 * (second[at] ?? 0) + 0.01 * slope ** 2
      ;[first[at], second[at]] = [mean, spread]
      const size = Math.sqrt(spread / (1 - 0.99 ** step)) + 1e-8
      weights[at] = (weights[at] ?? 0) - (rate * mean) / (1 - 0.9 ** step) / size
    }
  }
  return weights
}

/** How strongly weights are held near zero. */
const [HELD_PLACES, HELD_VALUES] = [1, 1]

/** Weights of places: among all places of a field the right ones are to be likeliest. */
export function learnedPlaces(
  tasks: readonly Task[],
  knownTo: (task: Task) => Learned,
): Record<string, number> {
  const names = new Names()
  const groups = tasks
    .filter(({ right }) => right.size > 0)
    .map((task) =>
      placesOf(task, knownTo(task)).map(({ features }, at) => ({
        x: names.vector(features),
        isRight: task.right.has(at),
      })),
    )
  const found = least(names.at.size, (weights, into) => {
    for (const [at, weight] of weights.entries()) into[at] = HELD_PLACES * weight
    for (const group of groups) {
      const sums = group.map(({ x }) => sumOf(x, weights))
      const most = Math.max(...sums)
      const parts = sums.map((sum) => Math.exp(sum - most))
      const all = parts.reduce((sum, one) => sum + one, 0)
      const good = parts.reduce((sum, one, at) => sum + (group[at]?.isRight === true ? one : 0), 0)
      for (const [at, { x, isRight }] of group.entries()) {
        const part = item(parts, at)
        const slope = part / all - (isRight ? part / good : 0)
        if (Math.abs(slope) > 1e-5) add(x, slope, into)
      }
    }
  })
  return names.weights(found)
}

/** The places that are right; those that hold much else only where no other is. */
function rightOf(fact: TrueFact, places: readonly Place[]): Set<number> {
  const right = [...places.keys()].filter((at) => {
    const { passage, quote } = item(places, at)
    return isRight(fact, passage.unit.page, quote)
  })
  const close = right.filter((at) => {
    const said = hashesOf(item(places, at).quote)
    return share(fact.quote ?? [], said) >= 0.5 && share(said, fact.quote ?? []) >= 0.35
  })
  return new Set(close.length > 0 ? close : right)
}

/** A value that may be given, and whether that is right. */
export interface Judged extends WeighedValue {
  readonly isRight: boolean
  /** Whether it is where a person read it, too. */
  readonly isThere: boolean
}

/** The first places of a task. */
export function chosenFor(task: Task, learned: Learned): RankedPlace[] {
  return chosenAmong(placesOf(task, learned), learned)
}

/** Every value that may be given for a task. */
export function judgedValues(task: Task, learned: Learned): Judged[] {
  const { field, fact, looked, check } = task
  const chosen = chosenFor(task, learned)
  return valuesAt(field, chosen, looked, check, learned).map((one) => {
    const { passage, quote } = item(chosen, one.place)
    const isThere = isRight(fact, passage.unit.page, quote)
    const isSaid = field.type === 'text' ? fact.value !== null : isSameValue(one.option.value, fact.value)
    // A number that another clause says as well is right; a yes or a text may be so by chance.
    const isRightElsewhere = FIELD_TYPES[field.type].counts !== null || field.type === 'choice'
    return { ...one, isThere, isRight: isSaid && (isThere || isRightElsewhere) }
  })
}

/** Weights of values: the chance that a value is right. */
export function learnedValues(judged: readonly Judged[]): Record<string, number> {
  const names = new Names()
  const rows = judged.map(({ features, isRight }) => ({ x: names.vector(features), y: Number(isRight) }))
  const found = least(names.at.size, (weights, into) => {
    for (const [at, weight] of weights.entries()) into[at] = HELD_VALUES * weight
    for (const { x, y } of rows) {
      add(x, chance(sumOf(x, weights)) - y, into)
    }
  })
  return names.weights(found)
}

/** How likely the likeliest value of a field is, and whether it is right; null where none may be given. */
export function firstOf(
  judged: readonly Judged[],
  weights: Learned['value'],
): (Judged & { p: number }) | null {
  const [best] = judged
    .filter(({ features }) => features.has('nothing is found against it'))
    .map((one) => ({ ...one, p: chance(weighed(one.features, weights)) }))
    .sort((one, two) => two.p - one.p)
  return best ?? null
}
