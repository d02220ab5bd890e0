import { expect, inject, vi } from 'vitest'

// What test files import in place of vitest while mutants are tried: their tests are collected, to be run as often as needed.

type Work = () => unknown

/** A `describe`, or the file itself. */
export interface Suite {
  readonly name: string
  readonly parent: Suite | null
  readonly hooks: Readonly<Record<Hook, Work[]>>
  /** Whether its beforeAll has run. */
  isOpen: boolean
}

export interface Collected {
  readonly name: string
  readonly suite: Suite
  readonly work: () => unknown
}

type Hook = 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach'

/** What is being collected. It outlives a reset of the modules, so it is not held by this one. */
interface Collecting {
  suite: Suite
  tests: Collected[]
  finishing: Work[]
}

const held = globalThis as unknown as { $collecting: Collecting }

function suiteNamed(name: string, parent: Suite | null): Suite {
  return {
    name,
    parent,
    hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
    isOpen: false,
  }
}

/** Collects the tests of a file, which `load` imports. */
export async function collect(load: () => Promise<unknown>): Promise<Collected[]> {
  const tests: Collected[] = []
  held.$collecting = { suite: suiteNamed('', null), tests, finishing: [] }
  await load()
  return tests
}

/** What the test that has run wants done after it. */
export function takeFinishing(): Work[] {
  return held.$collecting.finishing.splice(0)
}

function workOf(rest: readonly unknown[]): Work {
  const work = rest.find((one) => typeof one === 'function')
  if (work === undefined) throw new Error('a test without a function')
  return work as Work
}

function oneTest(name: string, ...rest: unknown[]): void {
  const work = workOf(rest)
  const { tests, suite } = held.$collecting
  tests.push({ name, suite, work })
}

function oneSuite(name: string, ...rest: unknown[]): void {
  const { suite } = held.$collecting
  held.$collecting.suite = suiteNamed(`${suite.name}${name} > `, suite)
  void workOf(rest)()
  held.$collecting.suite = suite
}

/** The form with a table: once for each row, whose values are given where it is an array. */
function forEach(declare: (name: string, work: () => unknown) => void) {
  return (rows: readonly unknown[]) =>
    (name: string, ...rest: unknown[]): void => {
      const work: (...values: unknown[]) => unknown = workOf(rest)
      for (const [at, row] of rows.entries())
        declare(`${name} #${at + 1}`, () => work(...(Array.isArray(row) ? row : [row])))
    }
}

function hook(name: Hook) {
  return (work: Work): void => void held.$collecting.suite.hooks[name].push(work)
}

export const test = Object.assign(oneTest, { each: forEach(oneTest) })
export const describe = Object.assign(oneSuite, { each: forEach(oneSuite) })
export const beforeAll = hook('beforeAll')
export const afterAll = hook('afterAll')
export const beforeEach = hook('beforeEach')
export const afterEach = hook('afterEach')
export const onTestFinished = (work: Work): void => void held.$collecting.finishing.push(work)
export { expect, inject, vi }
