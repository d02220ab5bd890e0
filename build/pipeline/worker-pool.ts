import { availableParallelism } from 'node:os'
import type { DatasetFacts } from '../check/dataset/rule-inputs.ts'
import type { Output } from './output/output.ts'
import { Stager } from './output/stager.ts'
import { type JobName, type Jobs, type ResultOf, type TaskOf, jobsAt } from './product-jobs.ts'
import { Thread } from './thread.ts'

/** Below so many products, threads take longer to start than they save. */
const WORTH_THREADS = 24

/** Number of tasks that a thread is given at once: one it works on, one that waits. */
const QUEUE = 2

/** Folder in which jobs stage their files; nothing is there before the first job that writes. */
type StagingPlace = Pick<Output, 'stagingFolder' | 'isInPlace'>

/** Does the jobs of one build, in this process or in threads; the files they make are the same. */
export class WorkerPool {
  readonly #wanted: number | undefined
  readonly #folder: string
  readonly #output: StagingPlace
  #jobs: Jobs | null = null
  #threads: readonly Thread[] = []
  /** Number of threads started: it tells apart what they stage. */
  #started = 0
  /** Threads that can be given a task, each as often as it can be given one. */
  readonly #free: Thread[] = []
  readonly #waiting: ((thread: Thread) => void)[] = []

  /** `wanted` is the number of workers; without it there is one per processor, where there is enough to do. */
  constructor(wanted: number | undefined, folder: string, output: StagingPlace) {
    this.#wanted = wanted
    this.#folder = folder
    this.#output = output
  }

  /** Gets ready for so many products; gives how many it takes at once. */
  start(products: number, known: DatasetFacts): number {
    const workplace = { folder: this.#folder, known }
    const most = this.#wanted ?? (products < WORTH_THREADS ? 1 : availableParallelism())
    const useful = Math.min(most, products)
    if (useful > 1 && this.#threads.length === 0) {
      const started = () => new Thread({ ...workplace, mark: `w${this.#started++}-` })
      this.#threads = Array.from({ length: useful }, started)
      for (let at = 0; at < QUEUE; at++) this.#free.push(...this.#threads)
    }
    const output = this.#output
    this.#jobs ??= jobsAt(
      workplace,
      new Stager(
        () => output.stagingFolder(),
        'p',
        (path, digest) => output.isInPlace(path, digest),
      ),
    )
    return Math.max(1, QUEUE * this.#threads.length)
  }

  /** Does one job; its task, which may be large, is made when it can be begun. */
  async run<Name extends JobName>(job: Name, taskOf: () => TaskOf<Name>): Promise<ResultOf<Name>> {
    if (this.#jobs === null) throw new Error(`a fault of the build: ${job} before the pool was started`)
    if (this.#threads.length === 0)
      return (this.#jobs[job] as (task: TaskOf<Name>) => ResultOf<Name>)(taskOf())
    const thread = this.#free.shift() ?? (await new Promise<Thread>((take) => this.#waiting.push(take)))
    try {
      const staging = job === 'check' ? '' : this.#output.stagingFolder()
      return (await thread.ask({ job, task: taskOf(), staging })) as ResultOf<Name>
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free.push(thread)
      else next(thread)
    }
  }

  /** Ends every thread once it has done what it was given, for the memory it holds; `start` starts new ones. */
  async close(): Promise<void> {
    const threads = this.#threads
    this.#threads = []
    this.#free.length = 0
    await Promise.all(threads.map((thread) => thread.end()))
    // Heaps do not shrink: what comes next would need room beside those of threads.
    if (threads.length > 0) globalThis.gc?.()
  }
}
