import type { FactValue } from '../../../../build/contract/authored/product.ts'
import { FIELD_TYPES } from '../../../../build/contract/field-types.ts'
import { item } from '../../../../build/contract/item.ts'
import { countsOf } from '../../../../build/contract/groups.ts'
import { type Learned, chance } from '../../../../build/ingest/suggest/learned.ts'
import { type WeighedValue, likeliest, valuesAt } from '../../../../build/ingest/suggest/suggest.ts'
import { isSamePlace } from '../hashed-words.ts'
import { Names, add, least, sumOf } from './least.ts'
import { type Task, chosenFor, placesOf } from './tasks.ts'

// Learns what features of places and of values weigh.

/** Most words of a field that are kept, and the number that is added to each count. */
const [WORDS, SMOOTH] = [14, 0.5]

/** Words that the facts of examples quote and values that they say, by field. */
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
/** Strength with which weights are held near zero: those of places, and those of values. */
const [HELD_PLACES, HELD_VALUES] = [1, 1]
/** Numbers of steps: the values are few, and their chances are compared. */
const [STEPS_PLACES, STEPS_VALUES] = [150, 600]

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
  const found = least(names.at.size, STEPS_PLACES, (weights, into) => {
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
/** A value that may be given, and whether that is right. */
export interface Judged extends WeighedValue {
  readonly isRight: boolean
  /** Whether it is where a person read it, too. */
  readonly isThere: boolean
}
/** Every value that may be given for a task. */
export function judgedValues(task: Task, learned: Learned): Judged[] {
  const { field, fact, looked, check } = task
  const chosen = chosenFor(task, learned)
  return valuesAt(field, chosen, looked, check, learned).map((one) => {
    const { passage, quote } = item(chosen, one.place)
    const isThere = isSamePlace(fact, passage.unit.page, quote)
    const isSaid = one.option.value === fact.value
    // A number that another clause says as well is right; a yes may be so by chance.
    const isRightElsewhere = FIELD_TYPES[field.type].counts !== null || field.type === 'choice'
    return { ...one, isThere, isRight: isSaid && (isThere || isRightElsewhere) }
  })
}

/** Weights of values: the chance that a value is right. */
export function learnedValues(judged: readonly Judged[]): Record<string, number> {
  const names = new Names()
  const rows = judged.map(({ features, isRight }) => ({ x: names.vector(features), y: Number(isRight) }))
  const found = least(names.at.size, STEPS_VALUES, (weights, into) => {
    for (const [at, weight] of weights.entries()) into[at] = HELD_VALUES * weight
    for (const { x, y } of rows) {
      add(x, chance(sumOf(x, weights)) - y, into)
    }
  })
  return names.weights(found)
}

/** Likeliest value of a task, its chance, and whether it is right; null where none may be given. */
export function firstOf(task: Task, learned: Learned): (Judged & { p: number }) | null {
  return likeliest(task.field, judgedValues(task, learned), learned)[0] ?? null
}
