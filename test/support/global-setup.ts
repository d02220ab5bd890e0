import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what is made once per run. */
    madeOnce: string
  }
}

/** Gives the run a temporary folder of its own, which is removed at the end with all that the tests left in it. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  // The processes of the tests are started later, and take it over.
  process.env['TMPDIR'] = folder
  const madeOnce = join(folder, 'made-once')
  mkdirSync(madeOnce)
  project.provide('madeOnce', madeOnce)
  // Many thousands of files: meanwhile vitest ends the processes of the tests.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
