import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** What loads TypeScript in a thread. */
const START = new URL('start.mjs', import.meta.url)

/** Starts a module as a thread, from the files that are made of the sources; `start` is what it is told. */
export function startThread(module: URL, start: unknown): Worker {
  return new Worker(START, { argv: [fileURLToPath(module)], workerData: start, execArgv: [] })
}
