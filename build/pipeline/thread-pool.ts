import type { Worker } from 'node:worker_threads'
import { startThread } from '../cli/start-thread.ts'
import type { JobName, ResultOf, TaskOf, Workplace } from './product-jobs.ts'

/** What a thread is told when it starts. */
export interface Start extends Workplace {
  /** What the names of the files it stages begin with. */
  readonly mark: string
}

/** What a thread is asked for: a job, and the folder where it stages files. Null ends it. */
export interface Request {
  readonly job: JobName
  readonly task: TaskOf<JobName>
  /** Empty where the job stages nothing. */
  readonly staging: string
}

/** What a thread answers: what it was asked for, or why it could not, with the code of an error of the disk. */
export type ThreadAnswer = { readonly result: unknown } | { readonly error: unknown; readonly code?: string }

interface Waiting {
  readonly path: string
  readonly take: (answer: unknown) => void
  readonly fail: (error: unknown) => void
}

/** How many tasks each thread has before it: one it works on, one that waits. */
const QUEUE = 2

const WORKER = new URL('worker.ts', import.meta.url)

/** Threads that do jobs. One that dies takes the build with it: nothing is published then. */
export class ThreadPool {
  readonly width: number
  readonly #threads: Thread[]
  readonly #begin: () => string
  #folder: string | null = null
  /** How many more tasks threads can be given. */
  #free: number
  readonly #waiting: (() => void)[] = []

  /** `begin` gives the staging folder; asked for the first job that writes. What threads stage is told apart by their numbers, from `first` on. */
  constructor(threads: number, workplace: Workplace, begin: () => string, first: number) {
    this.width = threads * QUEUE
    this.#free = this.width
    this.#begin = begin
    this.#threads = Array.from(
      { length: threads },
      (_, at) => new Thread({ ...workplace, mark: `w${first + at}-` }),
    )
  }

  /** Does one job; its task, which may be large, is made when a thread can be given it. */
  async run<Name extends JobName>(job: Name, taskOf: () => TaskOf<Name>): Promise<ResultOf<Name>> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((go) => this.#waiting.push(go))
    try {
      const staging = job === 'check' ? '' : (this.#folder ??= this.#begin())
      const idlest = this.#threads.reduce((one, other) => (other.load < one.load ? other : one))
      return (await idlest.ask({ job, task: taskOf(), staging })) as ResultOf<Name>
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }

  /** Ends every thread once it has done what it was given; a job that still waits for a thread fails. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()))
  }
}

/** One thread, and who waits for what it was asked. It answers in order. */
class Thread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  readonly #ended: Promise<void>
  /** Why it is dead; null while it lives. */
  #reason: string | null = null

  constructor(start: Start) {
    this.#worker = startThread(WORKER, start)
    this.#worker.on('message', (answer: ThreadAnswer) => {
      const waiting = this.#waiting.shift()
      if ('error' in answer) waiting?.fail(withCode(answer))
      else waiting?.take(answer.result)
    })
    this.#worker.on('error', (error) => this.#died(reasonOf(error)))
    this.#worker.on('messageerror', (error) => this.#died(reasonOf(error)))
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

  ask(request: Request): Promise<unknown> {
    const { path } = request.task
    return new Promise((take, fail) => {
      if (this.#reason !== null) return fail(deathAt(path, this.#reason))
      this.#waiting.push({ path, take, fail })
      this.#worker.postMessage(request, [])
    })
  }

  /** Lets the thread end by itself: one that is cut off while it loads can take the whole process with it. */
  async end(): Promise<void> {
    this.#worker.postMessage(null, [])
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

function reasonOf(error: unknown): string {
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) }
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'its memory was full' : message
}

/** An error as it was thrown: on the way from a thread it loses its code. */
function withCode({ error, code }: Extract<ThreadAnswer, { error: unknown }>): unknown {
  return error instanceof Error && code !== undefined ? Object.assign(error, { code }) : error
}
