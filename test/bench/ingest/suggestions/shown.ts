import type { Field } from '../../../../build/contract/authored/category.ts'
import { groupsOf } from '../../../../build/contract/groups.ts'
import type { Learned } from '../../../../build/ingest/suggest/learned.ts'
import { placesShown } from '../../../../build/ingest/suggest/places-to-look.ts'
import { isSamePlace } from '../hashed-words.ts'
import { type Task, chosenFor } from './tasks.ts'

// Worth of places to look, by type of field, and the types for which they are published.

export type LearnedFor = (task: Task) => Learned

export const share = (some: number, all: number) =>
  `${(some / Math.max(1, all)).toFixed(3)} (${some} of ${all})`

/** Places to look for a field: whether one is right, whether its document states nothing, and how likely the first is. */
interface Shown {
  readonly type: Field['type']
  readonly isOne: boolean
  readonly isSilent: boolean
  readonly likely: number
}

function shownFor(task: Task, learned: Learned): Shown[] {
  const chosen = chosenFor(task, learned)
  const places = placesShown(task.field, chosen, task.looked, { likely: 0 })
  if (places.length === 0) return []
  const isOne = places.some(({ page, sentence }) => isSamePlace(task.fact, page, sentence))
  return [
    { type: task.field.type, isOne, isSilent: task.fact.quote === undefined, likely: chosen[0]?.likely ?? 0 },
  ]
}

/** Share of first places that are to be right, and of those of a type at the least: with a confidence of 95 %. */
const [WANTED, LEAST] = [0.9, 0.8]
/** Quantile of the normal distribution below which 95 % lie. */
const QUANTILE = 1.645

/**
 * Finds how likely a first place must be to be published, and for which types: those of which enough are surely right,
 * where that likelihood was found without the insurer of each. Places for what is not stated are wrong.
 */
export function trustedFrom(
  tasks: readonly Task[],
  learnedFor: LearnedFor,
): Pick<Learned, 'trusted' | 'likely'> {
  const shown = tasks.flatMap((task) =>
    shownFor(task, learnedFor(task)).map((one) => ({ ...one, insurer: task.example.insurer })),
  )
  const without = new Map(
    groupsOf(shown, ({ insurer }) => insurer).map(([own]) => [
      own,
      likelyFrom(shown.filter(({ insurer }) => insurer !== own)),
    ]),
  )
  const own = groupsOf(
    shown.filter(({ insurer, likely }) => likely >= (without.get(insurer) ?? 1)),
    typeOf,
  )
  const isTrusted = (some: readonly Shown[]) => sureShare(rightOf(some).length, some.length) >= LEAST
  return {
    trusted: own.flatMap(([type, some]) => (isTrusted(some) ? [type] : [])).toSorted(),
    likely: likelyFrom(shown),
  }
}

/** Share that is right at the least, by some of all that were counted: the lower end of Wilson's interval. Few say little. */
export function sureShare(some: number, all: number): number {
  const [mean, square] = [some / all, QUANTILE ** 2]
  const spread = QUANTILE * Math.sqrt((mean * (1 - mean)) / all + square / (4 * all ** 2))
  return (mean + square / (2 * all) - spread) / (1 + square / all)
}

/** Least likelihood of a first place with which as many are right as wanted. */
export function likelyFrom(shown: readonly Pick<Shown, 'isOne' | 'likely'>[]): number {
  let [right, likely] = [0, 1]
  for (const [at, one] of shown.toSorted((a, b) => b.likely - a.likely).entries()) {
    right += Number(one.isOne)
    if (right / (at + 1) >= WANTED) likely = Math.floor(1000 * one.likely) / 1000
  }
  return likely
}

/** The figures of places by type, as a table. */
export function shownTable(tasks: readonly Task[], learnedFor: LearnedFor): string[] {
  const own = tasks.flatMap((task) => {
    const { likely, trusted } = learnedFor(task)
    const shown = shownFor(task, learnedFor(task)).filter((one) => one.likely >= likely)
    return shown.map((one) => ({ ...one, isPublished: trusted.includes(one.type) }))
  })
  const row = (name: string, some: typeof own) => {
    const right = rightOf(some).length
    const silent = some.filter(({ isSilent }) => isSilent).length
    const published = some.filter(({ isPublished }) => isPublished).length
    return `| ${name} | ${share(right, some.length)} | ${silent} | ${published} |`
  }
  const types = groupsOf(own, typeOf).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    '| places to look, by type | one of three right | not stated | published |',
    '|---|---|---|---|',
    ...types.map(([type, some]) => row(type, some)),
    row(
      'published',
      own.filter(({ isPublished }) => isPublished),
    ),
  ]
}

const typeOf = ({ type }: Shown) => type
const rightOf = (some: readonly Shown[]) => some.filter(({ isOne }) => isOne)
