import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { allInOne } from './all-in-one.ts'
import { mutantsIn } from './mutants.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const KIT = fileURLToPath(new URL('test-kit.ts', import.meta.url))
const mutants = mutantsIn(ROOT)

/** Sources with all their mutants in them, and tests that are collected. */
const mutated = {
  name: 'mutants',
  enforce: 'pre' as const,
  load(id: string): string | null {
    const file = relative(ROOT, id)
    const first = mutants.findIndex((mutant) => mutant.file === file)
    if (first < 0) return null
    const ours = mutants.filter((mutant) => mutant.file === file)
    return allInOne(file, readFileSync(id, 'utf8'), ours, first)
  },
  transform(code: string, id: string): string | null {
    const file = relative(ROOT, id)
    if (!file.startsWith('test/') || file.startsWith('test/mutate/')) return null
    return code.replaceAll("from 'vitest'", `from '${KIT}'`)
  },
}

// `npm run mutate` starts it.
export default defineConfig({
  plugins: [mutated],
  test: {
    root: ROOT,
    include: ['test/mutate/session.ts'],
    globalSetup: fileURLToPath(new URL('made-once.ts', import.meta.url)),
    setupFiles: fileURLToPath(new URL('../support/property-seed.ts', import.meta.url)),
    reporters: ['dot'],
    silent: true,
    // One thread: it ends with the process, also where a mutant never does.
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 0,
  },
})
