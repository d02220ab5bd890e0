import { defineConfig } from 'vitest/config'

// The tests of `npm test`; those that need a browser have their own configuration in test/browser/.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    // The main process only waits: every processor runs tests.
    maxWorkers: '100%',
    // Dots and the result; of a test that fails, everything it wrote.
    reporters: ['dot'],
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
