/** Tests that take 15 seconds or more and that a newcomer's change rarely breaks: `npm run test:slow long`. */
export const LONG_TESTS: readonly string[] = [
  'test/ingest/bad-input.test.ts',
  'test/pipeline/cache/incremental.property.test.ts',
  'test/pipeline/cache/pruning.test.ts',
  'test/pipeline/cache/reach.test.ts',
  'test/publish/release/changes.test.ts',
  'test/publish/release/downloads.test.ts',
  'test/service/requests.property.test.ts',
  'test/verify/verify.test.ts',
]
