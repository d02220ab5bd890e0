import { availableParallelism } from 'node:os'
import { Stager } from './output/stager.ts'
import {
  type Crew,
  type StagingPlace,
  type Workplace,
  checkedProduct,
  stagedDownload,
  stagedProduct,
} from './product.ts'
import type { Known } from '../check/dataset/rule-inputs.ts'
import { WorkerCrew } from './worker-crew.ts'

/** Below so many products, workers take longer to start than they save. */
const WORTH_WORKERS = 24

/** The crews of one build, which works for one dataset and one output folder. All make the same files. */
export class Crews {
  readonly #wanted: number | undefined
  readonly #folder: string
  readonly #staging: StagingPlace
  #workers: WorkerCrew | null = null
  #alone: Crew | null = null

  /** `wanted` is the number of workers; without it there is one per processor, where there is enough to do. */
  constructor(wanted: number | undefined, folder: string, staging: StagingPlace) {
    this.#wanted = wanted
    this.#folder = folder
    this.#staging = staging
  }

  /** The crew for so many products. Workers that were started are used again, whatever there is to do. */
  for(products: number, known: Known): Crew {
    const workplace = { folder: this.#folder, known }
    const most = this.#wanted ?? (products < WORTH_WORKERS ? 1 : availableParallelism())
    const useful = Math.min(most, products)
    if (useful > 1) this.#workers ??= new WorkerCrew(useful, workplace, this.#staging)
    return this.#workers ?? (this.#alone ??= inThisProcess(workplace, this.#staging))
  }

  /** Ends the workers. */
  async close(): Promise<void> {
    await this.#workers?.close()
  }
}

function inThisProcess(workplace: Workplace, { begin, isInPlace }: StagingPlace): Crew {
  const stager = new Stager(begin, 'p', isInPlace)
  return {
    width: 1,
    check: (task) => Promise.resolve(checkedProduct(workplace, task)),
    make: (task) => Promise.resolve(stagedProduct(workplace, task, stager)),
    download: (task) => Promise.resolve(stagedDownload(task, stager)),
  }
}

/** Does some work, at most so much of it at once, and gives what comes of it in order. The first fault ends it. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  for (const item of items) {
    const done = work(item)
    // A fault is thrown when its turn comes; until then it must not count as nobody's.
    done.catch(() => {})
    running.push(done)
    const first = running.length < width ? undefined : running.shift()
    if (first !== undefined) yield await first
  }
  for (const done of running) yield await done
}
