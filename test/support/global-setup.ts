import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what is made once per run. */
    madeOnce: string
  }
}

/** Provides a folder for what is made once per run, and removes it at the end. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'made-once-'))
  project.provide('madeOnce', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
