import { availableParallelism } from 'node:os'
import type { DatasetFacts } from '../check/dataset/rule-inputs.ts'
import { type IsInPlace, Stager } from './output/stager.ts'
import { type JobName, type Jobs, type ResultOf, type TaskOf, jobsAt } from './product-jobs.ts'
import { ThreadPool } from './thread-pool.ts'

/** Below so many products, threads take longer to start than they save. */
const WORTH_THREADS = 24

/** From so many products on, the SQLite file takes longer to make than a thread to start. */
const WORTH_BESIDE = 2000

/** From so many products on, the memory that threads took for them is worth the start of new ones. */
const WORTH_RENEWING = 2000

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
  readonly #makesLongDownload: boolean
  #threads: ThreadPool | null = null
  /** Starts threads; null where there is too little to do. */
  #startThreads: (() => ThreadPool) | null = null
  /** How many threads were started. */
  #started = 0
  /** The most products it was started for. */
  #mostProducts = 0
  /** Where no thread is needed else: one for the SQLite file, which starts while the records are checked. */
  #beside: ThreadPool | null = null
  #here: Jobs | null = null

  /**
   * `wanted` is the number of workers; without it there is one per processor, where there is enough to do. `toDownload`
   * is the number of products whose downloads are made.
   */
  constructor(wanted: number | undefined, folder: string, toDownload: number, staging: StagingPlace) {
    this.#wanted = wanted
    this.#folder = folder
    this.#makesLongDownload = toDownload >= WORTH_BESIDE
    this.#staging = staging
  }

  /** Gets ready for so many products; gives how many it takes at once. Threads once started are used again. */
  start(products: number, known: DatasetFacts): number {
    const { begin, isInPlace } = this.#staging
    const workplace = { folder: this.#folder, known }
    const most = this.#wanted ?? (products < WORTH_THREADS ? 1 : availableParallelism())
    const useful = Math.min(most, products)
    this.#mostProducts = Math.max(this.#mostProducts, products)
    const threads = (count: number) => {
      this.#started += count
      return new ThreadPool(count, workplace, begin, this.#started - count)
    }
    if (useful > 1) {
      this.#startThreads ??= () => threads(useful)
      this.#threads ??= this.#startThreads()
    } else if (products > 0 && this.#makesLongDownload && (this.#wanted ?? availableParallelism()) > 1)
      this.#beside ??= threads(1)
    this.#here ??= jobsAt(workplace, new Stager(begin, 'p', isInPlace))
    return this.#threads?.width ?? 1
  }

  /** Does one job; where threads do them, its task is made when one can be given it. */
  async run<Name extends JobName>(job: Name, taskOf: () => TaskOf<Name>): Promise<ResultOf<Name>> {
    this.#threads ??= this.#startThreads?.() ?? null
    if (this.#threads !== null) return this.#threads.run(job, taskOf)
    const task = taskOf()
    const isLong = job === 'download' && (task as TaskOf<'download'>).what.kind === 'sqlite'
    if (isLong && this.#beside !== null) return this.#beside.run(job, () => task)
    if (this.#here === null) throw new Error(`a fault of the build: ${job} before the pool was started`)
    return (this.#here[job] as (task: TaskOf<Name>) => ResultOf<Name>)(task)
  }

  /**
   * Ends threads that worked on many products, for the memory they hold, when no job is under way: the next one starts
   * new threads. Gives whether there were so many products.
   */
  async renew(): Promise<boolean> {
    if (this.#mostProducts < WORTH_RENEWING) return false
    const worn = this.#threads
    this.#threads = null
    await worn?.close()
    return true
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all([this.#threads?.close(), this.#beside?.close()])
  }
}
