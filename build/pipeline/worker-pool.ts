import { availableParallelism } from 'node:os'
import type { Known } from '../check/dataset/rule-inputs.ts'
import { type IsInPlace, Stager } from './output/stager.ts'
import { type JobName, type Jobs, type ResultOf, type TaskOf, jobsAt } from './product-jobs.ts'
import { ThreadPool } from './thread-pool.ts'

/** Below so many products, threads take longer to start than they save. */
const WORTH_THREADS = 24

/** Where the files that jobs make are staged. */
export interface StagingPlace {
  /** Gives the staging folder; asked when the first file is written. */
  readonly begin: () => string
  readonly isInPlace: IsInPlace
}

/** Does the jobs of one build, in this process or in threads; the files they make are the same. */
export class WorkerPool {
  readonly #wanted: number | undefined
  readonly #folder: string
  readonly #staging: StagingPlace
  #threads: ThreadPool | null = null
  #here: Jobs | null = null

  /** `wanted` is the number of workers; without it there is one per processor, where there is enough to do. */
  constructor(wanted: number | undefined, folder: string, staging: StagingPlace) {
    this.#wanted = wanted
    this.#folder = folder
    this.#staging = staging
  }

  /** Gets ready for so many products; gives how many it takes at once. Threads once started are used again. */
  start(products: number, known: Known): number {
    const { begin, isInPlace } = this.#staging
    const workplace = { folder: this.#folder, known }
    const most = this.#wanted ?? (products < WORTH_THREADS ? 1 : availableParallelism())
    const useful = Math.min(most, products)
    if (useful > 1) this.#threads ??= new ThreadPool(useful, workplace, begin)
    this.#here ??= jobsAt(workplace, new Stager(begin, 'p', isInPlace))
    return this.#threads?.width ?? 1
  }

  /** Does one job. */
  async run<Name extends JobName>(job: Name, task: TaskOf<Name>): Promise<ResultOf<Name>> {
    if (this.#threads !== null) return this.#threads.run(job, task)
    if (this.#here === null) throw new Error(`a fault of the build: ${job} before the pool was started`)
    return (this.#here[job] as (task: TaskOf<Name>) => ResultOf<Name>)(task)
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#threads?.close()
  }
}
