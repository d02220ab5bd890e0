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

/** Share of the fields with places of which one of three is to be right. */
const WANTED = 0.9

/**
 * A share that is likely exceeded, by a few examples: the lower end of Wilson's interval of one standard error, below which
 * the true share is once in six. Of 10 right ones of 10 it is 0.91, of 19 of 22 it is 0.77, of 90 of 100 it is 0.87.
 */
export function atLeast(some: number, all: number): number {
  if (all === 0) return 0
  const part = some / all
  const spread = Math.sqrt((part * (1 - part)) / all + 1 / (4 * all ** 2))
  return (part + 1 / (2 * all) - spread) / (1 + 1 / all)
}

/**
 * Finds how likely a first place must be to be published, and for which types: those of which as many are right as wanted,
 * with allowance for how few were read. Places for what is not stated are wrong.
 */
export function trustedFrom(
  tasks: readonly Task[],
  learnedFor: LearnedFor,
): Pick<Learned, 'trusted' | 'likely'> {
  const shown = tasks
    .flatMap((task) => shownFor(task, learnedFor(task)))
    .toSorted((a, b) => b.likely - a.likely)
  let [right, likely] = [0, 1]
  for (const [at, one] of shown.entries()) {
    right += Number(one.isOne)
    if (right / (at + 1) >= WANTED) likely = Math.floor(1000 * one.likely) / 1000
  }
  const own = groupsOf(
    shown.filter((one) => one.likely >= likely),
    typeOf,
  )
  const isTrusted = (some: readonly Shown[]) => atLeast(rightOf(some).length, some.length) >= WANTED
  return { trusted: own.flatMap(([type, some]) => (isTrusted(some) ? [type] : [])).toSorted(), likely }
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
    const least = atLeast(right, some.length).toFixed(3)
    return `| ${name} | ${share(right, some.length)} | ${least} | ${silent} | ${published} |`
  }
  const types = groupsOf(own, typeOf).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    '| places to look, by type | one of three right | likely at least | not stated | published |',
    '|---|---|---|---|---|',
    ...types.map(([type, some]) => row(type, some)),
    row(
      'published',
      own.filter(({ isPublished }) => isPublished),
    ),
  ]
}

const typeOf = ({ type }: Shown) => type
const rightOf = (some: readonly Shown[]) => some.filter(({ isOne }) => isOne)
