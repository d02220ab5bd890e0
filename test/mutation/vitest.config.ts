import { defineConfig } from 'vitest/config'
import { EACH, RUN } from '../support/settings.ts'

// The tests that Stryker runs against each mutant. Every file loads its own modules: shared ones keep what an
// earlier mutant computed while they loaded, and mutants survive that a test finds.
export default defineConfig({
  test: {
    root: RUN.root,
    globalSetup: RUN.globalSetup,
    ...EACH,
    include: ['test/{check,search,functions}/**/*.test.ts'],
    isolate: true,
  },
})
