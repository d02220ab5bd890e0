import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Staged } from '../output/stager.ts'
import type { CheckedProduct, Crew, MakeTask, ProductTask, StagingPlace, Workplace } from './product.ts'

/** What a worker is told when it starts. */
export interface Start extends Workplace {
  /** What the names of the files it stages begin with. */
  readonly mark: string
}

/** What a worker is asked for. */
export type Request =
  | { readonly kind: 'check'; readonly task: ProductTask }
  | { readonly kind: 'make'; readonly task: MakeTask; readonly staging: string }
  | { readonly kind: 'end' }

/** What a worker answers: what it was asked for, or why it could not. */
export type Answer = { readonly result: unknown } | { readonly fault: unknown }

interface Waiting {
  readonly take: (answer: unknown) => void
  readonly fail: (fault: unknown) => void
}

/** How many products each worker has before it: one it works on, one that waits. */
const QUEUE = 2

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))

/** A worker does not inherit what lets its parent run TypeScript: it begins with that, and with worker.ts then. */
const BEGINNING = [
  `import { register } from ${JSON.stringify(new URL('dist/esm/api/index.mjs', TSX))}`,
  'register()',
  `await import(${JSON.stringify(new URL('worker.ts', import.meta.url))})`,
].join('\n')

/** A crew of worker threads. A worker that dies takes the build with it: nothing is published then. */
export class WorkerCrew implements Crew {
  readonly width: number
  readonly #members: Member[]
  readonly #staging: StagingPlace
  #folder: string | null = null

  constructor(workers: number, workplace: Workplace, staging: StagingPlace) {
    this.width = workers * QUEUE
    this.#staging = staging
    this.#members = Array.from({ length: workers }, (_, at) => new Member({ ...workplace, mark: `w${at}-` }))
  }

  check(task: ProductTask): Promise<CheckedProduct> {
    return this.#idlest().ask({ kind: 'check', task }) as Promise<CheckedProduct>
  }

  make(task: MakeTask): Promise<readonly Staged[]> {
    this.#folder ??= this.#staging.begin()
    return this.#idlest().ask({ kind: 'make', task, staging: this.#folder }) as Promise<readonly Staged[]>
  }

  /** Ends every worker once it has done what it was asked. */
  async close(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.end()))
  }

  #idlest(): Member {
    return this.#members.reduce((one, other) => (other.load < one.load ? other : one))
  }
}

/** One worker, and who waits for what it was asked. It answers in order. */
class Member {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  readonly #ended: Promise<void>
  #dead: unknown = null

  constructor(start: Start) {
    this.#worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(BEGINNING)}`), {
      workerData: start,
      execArgv: [],
    })
    this.#worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.shift()
      if ('fault' in answer) waiting?.fail(answer.fault)
      else waiting?.take(answer.result)
    })
    this.#worker.on('error', (fault) => this.#died(fault))
    this.#ended = new Promise((done) => {
      this.#worker.on('exit', (code) => {
        this.#died(new Error(`a worker of the build ended with ${code}`))
        done()
      })
    })
  }

  get load(): number {
    return this.#waiting.length
  }

  ask(request: Request): Promise<unknown> {
    return new Promise((take, fail) => {
      if (this.#dead !== null) return fail(this.#dead)
      this.#waiting.push({ take, fail })
      this.#worker.postMessage(request, [])
    })
  }

  /** Lets the worker end by itself: a worker that is cut off while it loads can take the whole process with it. */
  async end(): Promise<void> {
    this.#worker.postMessage({ kind: 'end' } satisfies Request, [])
    await this.#ended
  }

  #died(fault: unknown): void {
    this.#dead ??= fault
    for (const { fail } of this.#waiting.splice(0)) fail(this.#dead)
  }
}
