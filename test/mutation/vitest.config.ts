import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The tests that Stryker runs against each mutant. Every file loads its own modules: shared ones keep what an
// earlier mutant computed while they loaded, and mutants survive that a test finds.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/{check,search,functions}/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['test/support/property-seed.ts'],
    isolate: true,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
