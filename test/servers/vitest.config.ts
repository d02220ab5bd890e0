import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// A copy behind servers of other makers: needs nginx and Python 3.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/servers/*.hosts.ts'],
    globalSetup: 'test/support/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
