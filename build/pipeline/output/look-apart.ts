import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { LIST } from './folder.ts'
import type { LastBuild } from './last-build.ts'

/** From which size of its list, in bytes, a folder is looked through in a thread: some 5,000 files. */
const WORTH_A_THREAD = 300_000

/** What loads TypeScript in a thread, and the module that it loads there. */
const START = new URL('../../cli/start.mjs', import.meta.url)
const LOOK = fileURLToPath(new URL('look.ts', import.meta.url))

/**
 * Looks through a large output folder in a thread of its own, while this one reads the dataset; gives null where the
 * thread fails. Null for a folder that is small.
 */
export function lookApart(folder: string): Promise<LastBuild | null> | null {
  const list = statSync(join(folder, LIST), { throwIfNoEntry: false })
  if (list === undefined || list.size < WORTH_A_THREAD) return null
  const worker = new Worker(START, { argv: [LOOK], workerData: folder, execArgv: [] })
  return new Promise((done) => {
    worker.on('message', done)
    for (const end of ['error', 'exit']) worker.on(end, () => done(null))
  })
}
