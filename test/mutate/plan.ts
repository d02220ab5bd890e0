// What the command and the process that runs the tests tell each other, as files of JSON.

/** What a process is to do: find out what the tests reach, or try mutants. */
export interface Plan {
  readonly root: string
  readonly mutants: number
  readonly testFiles: readonly string[]
  /** Null in the first process, which finds it out. */
  readonly reach: Reach | null
  /** The numbers of the mutants to try. */
  readonly tried: readonly number[]
  /** When no further mutant is begun; null for never (JSON knows no infinity). */
  readonly until: number | null
  /** Where lines are written as the work goes on. */
  readonly outcomes: string
}

/** What the tests reach without any mutant. */
export type Reach = readonly ReachOfFile[]

export interface ReachOfFile {
  readonly path: string
  /** Reached when the file is loaded or its first hooks run. */
  readonly atFirst: readonly number[]
  /** The turns that loops take meanwhile. */
  readonly opening: number
  readonly tests: readonly {
    readonly name: string
    readonly milliseconds: number
    readonly turns: number
    readonly reached: readonly number[]
  }[]
}

/** How a mutant ended. Begun is written first, so that one that stops the process is known. */
export type Outcome = 'begun' | 'killed' | 'timed-out' | 'survived' | 'not-reached'

/** A line of the outcomes. */
export interface Line {
  readonly number: number
  readonly outcome: Outcome
  /** The test that failed. */
  readonly by?: string
}
