import { vi } from 'vitest'
import { type Collected, type Suite, collect, takeFinishing } from './test-kit.ts'

// A test file that is loaded once and whose tests run one by one, as often as needed.

/** How many milliseconds hooks may take, and a test that has no limit of its own. */
const PATIENCE = 120_000

/** A test that did not end in its time. */
export class OutOfTime extends Error {}

export class TestFile {
  readonly tests: readonly Collected[]
  readonly #opened: Suite[] = []

  private constructor(tests: readonly Collected[]) {
    this.tests = tests
  }

  /** Loads a file, and again all modules it imports. */
  static async load(path: string): Promise<TestFile> {
    vi.resetModules()
    return new TestFile(await collect(() => import(/* @vite-ignore */ path)))
  }

  /** Runs what is to be done once before the tests of a suite, where that was not done yet. */
  async open(suite: Suite): Promise<void> {
    for (const one of [...above(suite)].toReversed()) {
      if (one.isOpen) continue
      one.isOpen = true
      this.#opened.push(one)
      await all(one.hooks.beforeAll)
    }
  }

  /** Runs one test with its hooks; gives what went wrong, or null. */
  async run({ suite, work }: Collected, patience = PATIENCE): Promise<unknown> {
    const suites = [...above(suite)].toReversed()
    try {
      await this.open(suite)
      for (const one of suites) await all(one.hooks.beforeEach)
      await inTime(work, patience)
      return null
    } catch (fault) {
      return fault ?? new Error('nothing was thrown')
    } finally {
      await this.#tidy(suites)
    }
  }

  /** Runs what is to be done after the tests of the file. */
  async close(): Promise<void> {
    for (const suite of this.#opened.toReversed()) await quietly(() => all(suite.hooks.afterAll))
  }

  async #tidy(suites: readonly Suite[]): Promise<void> {
    await quietly(() => all(takeFinishing()))
    for (const suite of suites.toReversed()) await quietly(() => all(suite.hooks.afterEach))
  }
}

/** What a fault says. */
export function faultIn(fault: unknown): string {
  return fault instanceof Error ? fault.message : 'it threw what is no error'
}

function* above(suite: Suite): Generator<Suite> {
  for (let one: Suite | null = suite; one !== null; one = one.parent) yield one
}

async function all(works: readonly (() => unknown)[]): Promise<void> {
  for (const work of works) await inTime(work, PATIENCE)
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch {
    // What a mutant left broken is told by the test, not by what tidies up after it.
  }
}

async function inTime(work: () => unknown, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTime('the time is over')), patience)
  })
  try {
    await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
