import { join } from 'node:path'
import type { Line, Plan, Reach, ReachOfFile } from './plan.ts'
import { EndlessLoop, install } from './switch.ts'
import { OutOfTime, TestFile, faultIn } from './test-file.ts'

type Ended = Omit<Line, 'number'>
type TestReach = ReachOfFile['tests'][number]

/** A test file that reaches a mutant, with its tests that do. */
interface Reaching {
  readonly file: ReachOfFile
  /** Whether the mutant is in what runs when the file is loaded: it has to be in force by then. */
  readonly atFirst: boolean
  readonly tests: readonly TestReach[]
}

/** How often a test was asked, and how often it found the mutant. */
interface Found {
  asked: number
  found: number
}

/**
 * Tries mutants against the tests that reach them, those first that find most in their time, until one fails. A loaded
 * file is used again and again; it is reloaded, with the mutant in force, where the mutant is in what runs when
 * modules are loaded, where something that was remembered kept the test from reaching it, and where a mutant left
 * something behind.
 */
export class Trial {
  readonly #root: string
  readonly #reach: Reach
  readonly #state: ReturnType<typeof install>
  readonly #loaded = new Map<string, TestFile>()
  readonly #records = new Map<TestReach, Found>()

  constructor({ root, mutants }: Plan, reach: Reach) {
    this.#root = root
    this.#reach = reach
    this.#state = install(mutants)
  }

  /** Tries one mutant. */
  async outcomeOf(number: number): Promise<Ended> {
    const reaching = this.#reaching(number)
    const unsure = new Set(reaching.filter(({ atFirst }) => atFirst))
    const pairs = reaching.flatMap((one) => (one.atFirst ? [] : one.tests.map((test) => ({ one, test }))))
    for (const { one, test } of pairs.toSorted((a, b) => this.#cost(a.test) - this.#cost(b.test))) {
      const ended = await this.#warm(number, one.file, test)
      if (ended === 'unsure') unsure.add(one)
      else if (ended !== null) return ended
    }
    for (const one of [...unsure].toSorted((a, b) => sumOf(a.tests) - sumOf(b.tests))) {
      const ended = await this.#reloaded(number, one)
      if (ended !== null) return ended
    }
    return { outcome: reaching.length === 0 ? 'not-reached' : 'survived' }
  }

  #reaching(number: number): Reaching[] {
    return this.#reach.flatMap((file): Reaching[] => {
      const atFirst = file.atFirst.includes(number)
      const tests = file.tests.filter(({ reached }) => atFirst || reached.includes(number))
      return tests.length === 0 ? [] : [{ file, atFirst, tests }]
    })
  }

  /** The time a test takes for each mutant it finds, as far as is known. */
  #cost(test: TestReach): number {
    const { asked, found } = this.#record(test)
    return ((1 + test.milliseconds) * (5 + asked)) / (1 + found)
  }

  /** Tries a test of a file that is loaded already; gives `unsure` where that cannot tell. */
  async #warm(number: number, file: ReachOfFile, test: TestReach): Promise<Ended | 'unsure' | null> {
    const loaded = await this.#file(file.path)
    this.#state.reached[number] = 0
    const fault = await this.#run(number, loaded, file, test)
    if (fault === null) return this.#state.reached[number] === 0 ? 'unsure' : null
    if ((await this.#run(-1, loaded, file, test)) === null) return this.#found(fault, file, test)
    await this.#forget(file.path)
    return 'unsure'
  }

  /** Loads a file with the mutant in force and runs the tests in their order. */
  async #reloaded(number: number, { file, tests }: Reaching): Promise<Ended | null> {
    this.#state.active = number
    this.#allow(file.opening)
    try {
      const loaded = await TestFile.load(join(this.#root, file.path))
      for (const test of tests) {
        const fault = await this.#run(number, loaded, file, test)
        if (fault === null) continue
        await loaded.close()
        return this.#found(fault, file, test)
      }
      await loaded.close()
      return null
    } catch (fault) {
      return { outcome: 'killed', by: `${file.path} cannot be loaded: ${faultIn(fault)}` }
    } finally {
      this.#state.active = -1
    }
  }

  async #file(path: string): Promise<TestFile> {
    const before = this.#loaded.get(path)
    if (before !== undefined) return before
    this.#state.mostTurns = Infinity
    const file = await TestFile.load(join(this.#root, path))
    this.#loaded.set(path, file)
    return file
  }

  async #forget(path: string): Promise<void> {
    await this.#loaded.get(path)?.close()
    this.#loaded.delete(path)
  }

  async #run(number: number, loaded: TestFile, file: ReachOfFile, test: TestReach): Promise<unknown> {
    const one = loaded.tests[file.tests.indexOf(test)]
    if (one === undefined) return new Error('the test is not there')
    const before = this.#state.active
    this.#allow(file.opening + test.turns)
    this.#state.active = number
    const fault = await loaded.run(one, 5000 + 20 * test.milliseconds)
    this.#state.active = before
    if (number >= 0) this.#record(test).asked += 1
    return fault
  }

  #allow(turns: number): void {
    this.#state.turns = 0
    this.#state.mostTurns = 100_000 + 20 * turns
  }

  #record(test: TestReach): Found {
    const record = this.#records.get(test) ?? { asked: 0, found: 0 }
    this.#records.set(test, record)
    return record
  }

  #found(fault: unknown, { path }: ReachOfFile, test: TestReach): Ended {
    this.#record(test).found += 1
    const isEndless = fault instanceof EndlessLoop || fault instanceof OutOfTime
    return { outcome: isEndless ? 'timed-out' : 'killed', by: `${path}: ${test.name}` }
  }
}

function sumOf(tests: readonly TestReach[]): number {
  return tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
}
