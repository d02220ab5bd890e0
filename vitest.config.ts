import { defineConfig } from 'vitest/config'
import { LONG_TESTS } from './test/slow/long-tests.ts'
import { EACH, OXC as oxc, RUN } from './test/support/settings.ts'

const ISOLATED = 'test/**/*.isolated.test.ts'

// The tests of `npm test`; those of `npm run test:slow` have their own configuration in test/slow/. Files share the
// modules that a worker has loaded. Those that put another module in the place of one (`vi.mock`) are named
// `*.isolated.test.ts` and load their own.
export default defineConfig({
  test: {
    ...RUN,
    projects: [
      {
        oxc,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [ISOLATED, ...LONG_TESTS],
          isolate: false,
          ...EACH,
        },
      },
      { oxc, test: { name: 'isolated', include: [ISOLATED], ...EACH } },
    ],
  },
})
