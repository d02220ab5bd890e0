import { fileURLToPath } from 'node:url'

// The settings of vitest that its three configurations share.

export const RUN = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  globalSetup: 'test/support/global-setup.ts',
  // The main process only waits: every processor runs tests.
  maxWorkers: '100%',
  // Dots and the result; of a test that fails, everything it wrote.
  reporters: ['dot'],
  silent: 'passed-only' as const,
}

export const EACH = {
  setupFiles: ['test/support/property-seed.ts', 'test/support/equal-bytes.ts'],
  // For what hangs, not for what is slow: a search or a reading takes minutes where kills and builds compute beside it.
  testTimeout: 400_000,
  hookTimeout: 400_000,
  unstubEnvs: true,
  unstubGlobals: true,
}

/** The runtime of tags is ours and has no second form for development. */
export const OXC = { jsx: { development: false } }
