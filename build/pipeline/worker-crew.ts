import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Staged } from './output/stager.ts'
import type {
  CheckedProduct,
  Crew,
  DownloadTask,
  MakeTask,
  ProductTask,
  StagingPlace,
  Workplace,
} from './product.ts'

/** What a worker is told when it starts. */
export interface Start extends Workplace {
  /** What the names of the files it stages begin with. */
  readonly mark: string
}

/** What a worker is asked for. */
export type Request =
  | { readonly kind: 'check'; readonly task: ProductTask }
  | { readonly kind: 'make'; readonly task: MakeTask; readonly staging: string }
  | { readonly kind: 'download'; readonly task: DownloadTask; readonly staging: string }
  | { readonly kind: 'end' }

/** What a worker answers: what it was asked for, or why it could not, with the code of a fault of the disk. */
export type Answer = { readonly result: unknown } | { readonly fault: unknown; readonly code?: string }

interface Waiting {
  readonly path: string
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
    return this.#idlest().ask({ kind: 'make', task, staging: this.#stagingFolder() }) as Promise<
      readonly Staged[]
    >
  }

  download(task: DownloadTask): Promise<Staged> {
    const request = { kind: 'download', task, staging: this.#stagingFolder() } as const
    return this.#idlest().ask(request) as Promise<Staged>
  }

  #stagingFolder(): string {
    return (this.#folder ??= this.#staging.begin())
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
  /** Why it is dead; null while it lives. */
  #reason: string | null = null

  constructor(start: Start) {
    this.#worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(BEGINNING)}`), {
      workerData: start,
      execArgv: [],
    })
    this.#worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.shift()
      if ('fault' in answer) waiting?.fail(withCode(answer))
      else waiting?.take(answer.result)
    })
    this.#worker.on('error', (fault) => this.#died(reasonOf(fault)))
    this.#worker.on('messageerror', (fault) => this.#died(reasonOf(fault)))
    this.#ended = new Promise((done) => {
      this.#worker.on('exit', (code) => {
        this.#died(`it ended with exit code ${code}`)
        done()
      })
    })
  }

  get load(): number {
    return this.#waiting.length
  }

  ask(request: Exclude<Request, { readonly kind: 'end' }>): Promise<unknown> {
    const { path } = request.task
    return new Promise((take, fail) => {
      if (this.#reason !== null) return fail(deathAt(path, this.#reason))
      this.#waiting.push({ path, take, fail })
      this.#worker.postMessage(request, [])
    })
  }

  /** Lets the worker end by itself: a worker that is cut off while it loads can take the whole process with it. */
  async end(): Promise<void> {
    this.#worker.postMessage({ kind: 'end' } satisfies Request, [])
    await this.#ended
  }

  #died(reason: string): void {
    this.#reason ??= reason
    for (const { path, fail } of this.#waiting.splice(0)) fail(deathAt(path, this.#reason))
  }
}

function deathAt(path: string, reason: string): Error {
  return new Error(
    `A worker of the build died at ${path}: ${reason}. The previous output is unchanged. Build again; --workers 1 does without workers.`,
  )
}

function reasonOf(fault: unknown): string {
  const { code, message } =
    fault instanceof Error ? (fault as NodeJS.ErrnoException) : { message: String(fault) }
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'its memory was full' : message
}

/** A fault as it was thrown: on the way from a thread an error loses its code. */
function withCode({ fault, code }: Extract<Answer, { fault: unknown }>): unknown {
  return fault instanceof Error && code !== undefined ? Object.assign(fault, { code }) : fault
}
