import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LONG_TESTS } from './long-tests.ts'

/** Tests of one kind: the files, and how long one test may take. */
const project = (name: string, include: string | readonly string[], testTimeout = 120_000) => ({
  // The runtime of tags is ours and has no second form for development.
  oxc: { jsx: { development: false } },
  test: {
    name,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [include].flat(),
    setupFiles: ['test/support/property-seed.ts', 'test/support/equal-bytes.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    // These share modules, the sites that were built for them among these.
    isolate: !['long', 'browser'].includes(name),
    testTimeout,
    // Hooks build whole sites, beside whatever else the machine does.
    hookTimeout: 400_000,
  },
})

// The runtime of tags is ours and has no second form for development.
const oxc = { jsx: { development: false } }

export default defineConfig({
  oxc,
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: 'test/support/global-setup.ts',
    maxWorkers: '100%',
    reporters: ['dot'],
    silent: 'passed-only',
    projects: [
      project('long', LONG_TESTS),
      // A whole reading by keys takes minutes where kills and builds compute beside it.
      project('browser', 'test/browser/*.browser.ts', 400_000),
      project('hosts', 'test/servers/*.hosts.ts'),
      // Full disks, killed builds, workers that die: modules and processes of their own, which take minutes.
      project('faults', 'test/{desk,pipeline/cache}/*.faults.ts', 900_000),
    ],
  },
})
