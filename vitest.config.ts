import { defineConfig } from 'vitest/config'
import { LONG_TESTS } from './test/slow/long-tests.ts'

const ISOLATED = 'test/**/*.isolated.test.ts'

// The runtime of tags is ours and has no second form for development.
const oxc = { jsx: { development: false } }

const shared = {
  setupFiles: ['test/support/property-seed.ts', 'test/support/equal-bytes.ts'],
  // For what hangs, not for what is slow: machines are.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  unstubEnvs: true,
  unstubGlobals: true,
}

// The tests of `npm test`; those of `npm run test:slow` have their own configuration in test/slow/. Files share the
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
        oxc,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [ISOLATED, ...LONG_TESTS],
          isolate: false,
          ...shared,
        },
      },
      { oxc, test: { name: 'isolated', include: [ISOLATED], ...shared } },
    ],
  },
})
