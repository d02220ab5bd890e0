import { statSync } from 'node:fs'
import { join } from 'node:path'
import { startThread } from '../../cli/start-thread.ts'
import { LIST } from './folder.ts'
import type { LastBuild } from './last-build.ts'

/** From which size of its list, in bytes, a folder is looked through in a thread: some 5,000 files. */
const WORTH_A_THREAD = 300_000

const LOOK = new URL('look.ts', import.meta.url)

/**
 * Looks through a large output folder in a thread of its own, while this one reads the dataset; gives null where the
 * thread fails. Null for a folder that is small.
 */
export function lookApart(folder: string): Promise<LastBuild | null> | null {
  const list = statSync(join(folder, LIST), { throwIfNoEntry: false })
  if (list === undefined || list.size < WORTH_A_THREAD) return null
  const worker = startThread(LOOK, folder)
  return new Promise((done) => {
    worker.on('message', done)
    for (const end of ['error', 'exit']) worker.on(end, () => done(null))
  })
}
