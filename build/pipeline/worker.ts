import { parentPort, workerData } from 'node:worker_threads'
import { Stager } from './output/stager.ts'
import { jobsAt } from './product-jobs.ts'
import type { ThreadAnswer, Request, Start } from './thread.ts'

// A thread of a build: does jobs one after another, as it is asked.

const { mark, ...workplace } = workerData as Start
let folder = ''
const stager = new Stager(
  () => folder,
  mark,
  () => false,
)
const jobs = jobsAt(workplace, stager)

function answerTo({ job, task, staging }: Request): ThreadAnswer {
  folder = staging
  try {
    return { result: (jobs[job] as (task: unknown) => unknown)(task) }
  } catch (error) {
    const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
    return { error, ...(code !== undefined && { code }) }
  }
}

parentPort?.on('message', (request: Request | null) => {
  if (request === null) parentPort?.close()
  else parentPort?.postMessage(answerTo(request), [])
})
