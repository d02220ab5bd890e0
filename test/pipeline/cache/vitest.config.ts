import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Builds on disks that are full, killed builds, workers that die: processes of their own, which take minutes.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    include: ['test/pipeline/cache/*.faults.ts'],
    globalSetup: 'test/support/global-setup.ts',
    maxWorkers: '100%',
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
