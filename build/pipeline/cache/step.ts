import type { Cache } from './cache.ts'
import { digestOf } from '../../files/digest.ts'

/** A name, what goes in, and when the result of an earlier build still holds. */
export interface Kept<Result> {
  readonly name: string
  /** The digest of all that is known to go into the result. */
  readonly inputs: string
  /** Whether an earlier result from the same inputs holds: what else it was made from may have changed. */
  readonly holds: (before: Result) => boolean
}

/** Work that is not done again while its inputs are the same and its result holds. */
export interface Step<Result> extends Kept<Result> {
  readonly work: () => Promise<Result>
}

/** The result of an earlier build, where it holds; else undefined. */
export function resultBefore<Result>(
  cache: Cache,
  { name, inputs, holds }: Kept<Result>,
): Result | undefined {
  const before = cache.result(name, inputs) as Result | undefined
  return before !== undefined && holds(before) ? before : undefined
}

/** Keeps a result for the next build. */
export function keepResult<Result>(cache: Cache, { name, inputs }: Kept<Result>, result: Result): Result {
  cache.keep(name, inputs, result)
  return result
}

/** The result of work that depends on its inputs alone: that of an earlier build, or a new one. */
export function resultOf<Result>(cache: Cache, name: string, inputs: unknown, work: () => Result): Result {
  const step = { name, inputs: digestOf(inputs), holds: () => true }
  return resultBefore<Result>(cache, step) ?? keepResult(cache, step, work())
}

/** Runs one step, unless its earlier result holds. */
export async function run<Result>(cache: Cache, step: Step<Result>): Promise<Result> {
  return resultBefore(cache, step) ?? keepResult(cache, step, await step.work())
}

/** Runs steps and yields their results in order; `widthOf` says how many of the open ones work at once. */
export async function* runAll<Result>(
  cache: Cache,
  steps: readonly Step<Result>[],
  widthOf: (open: number) => number,
): AsyncGenerator<Result> {
  const before = steps.map((step) => resultBefore(cache, step))
  const open = steps.filter((_, at) => before[at] === undefined)
  const fresh = inOrder(open, widthOf(open.length), async (step) =>
    keepResult(cache, step, await step.work()),
  )
  for (const result of before) yield result ?? ((await fresh.next()).value as Result)
}

/** Runs work on each item, at most `width` at a time; yields results in order; the first error ends it. */
async function* inOrder<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  for (const item of items) {
    const done = work(item)
    // Rejections are thrown in order; until then this handler keeps them from being unhandled.
    done.catch(() => {})
    running.push(done)
    const first = running.length < width ? undefined : running.shift()
    if (first !== undefined) yield await first
  }
  for (const done of running) yield await done
}
