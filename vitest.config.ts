import { defineConfig } from 'vitest/config'

const ISOLATED = 'test/**/*.isolated.test.ts'

const shared = {
  setupFiles: ['test/support/property-seed.ts'],
  // For what hangs, not for what is slow: machines are.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  unstubEnvs: true,
  unstubGlobals: true,
}

// The tests of `npm test`; those that need a browser have their own configuration in test/browser/. Files share the
// modules that a worker has loaded. Those that put another module in the place of one (`vi.mock`) are named
// `*.isolated.test.ts` and load their own.
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    // The main process only waits: every processor runs tests.
    maxWorkers: '100%',
    // Dots and the result; of a test that fails, everything it wrote.
    reporters: ['dot'],
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [ISOLATED],
          isolate: false,
          ...shared,
        },
      },
      { test: { name: 'isolated', include: [ISOLATED], ...shared } },
    ],
  },
})
