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
  },
})

export default defineConfig({
  oxc,
  test: {
    ...RUN,
    projects: [
      project('long', LONG_TESTS),
      project('browser', 'test/browser/*.browser.ts'),
      project('hosts', 'test/servers/*.hosts.ts'),
      // Full disks, killed builds, workers that die: modules and processes of their own, which take minutes.
      project('faults', 'test/{desk,pipeline/cache}/*.faults.ts', 900_000),
    ],
  },
})
