import { defineConfig } from 'vitest/config'

// The tests of `npm test`; those that need a browser have their own configuration in test/browser/.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
})
