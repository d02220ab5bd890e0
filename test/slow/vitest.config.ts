import { defineConfig } from 'vitest/config'
import { EACH, OXC as oxc, RUN } from '../support/settings.ts'
import { LONG_TESTS } from './long-tests.ts'

/** Tests of one kind: the files, and how long one test may take. */
const project = (name: string, include: string | readonly string[], testTimeout = EACH.testTimeout) => ({
  oxc,
  test: {
    ...EACH,
    name,
    root: RUN.root,
    include: [include].flat(),
    // These share modules, the sites that were built for them among these.
    isolate: !['long', 'browser'].includes(name),
    testTimeout,
    // Hooks build whole sites, beside whatever else the machine does.
    hookTimeout: 400_000,
  },
})

export default defineConfig({
  oxc,
  test: {
    ...RUN,
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
