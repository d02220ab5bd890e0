import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { JobName, TaskOf, Workplace } from './product-jobs.ts'

/** Data that a thread is started with. */
export interface Start extends Workplace {
  /** Beginning of the names of the files it stages. */
  readonly mark: string
}

/** Request to a thread: a job, and the folder where it stages files. Null ends it. */
export interface Request {
  readonly job: JobName
  readonly task: TaskOf<JobName>
  /** Empty where the job stages nothing. */
  readonly staging: string
}

/** Answer of a thread: the result, or the error with the code of an error of the disk. */
export type ThreadAnswer = { readonly result: unknown } | { readonly error: unknown; readonly code?: string }

interface Waiting {
  readonly path: string
  readonly take: (answer: unknown) => void
  readonly fail: (error: unknown) => void
}

/** Loader of TypeScript in a thread, from the files that are made of the sources, and the module that it loads. */
const START = new URL('../cli/start.mjs', import.meta.url)
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

/** One thread, and who waits for what it was asked. It answers in order. One that dies fails all that it was asked. */
export class Thread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  readonly #ended: Promise<void>
  /** Reason why it is dead; null while it lives. */
  #reason: string | null = null

  constructor(start: Start) {
    this.#worker = new Worker(START, { argv: [WORKER], workerData: start, execArgv: [] })
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
