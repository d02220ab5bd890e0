// Which code is changed, and which tests have to notice.

/** A room of the code and the test files that are its own. */
interface TriedRoom {
  readonly code: string
  readonly tests: readonly string[]
}

const RULES = ['test/check/proof/*.test.ts', 'test/check/rules/*.test.ts']

/**
 * Tests of functions run in process. Left out are those that ask anything at random, count requests by the hundred or
 * build a site or a large catalogue of their own: they take long for each mutant and look at what all answers have in
 * common.
 */
const FUNCTIONS = [
  'test/functions/*.test.ts',
  '!test/functions/query/catalogue-reads.test.ts',
  'test/service/{addresses,answers,answers-compare,answers-faults,answers-lists,answers-text,contract}.test.ts',
  'test/serve/mcp/comparison-text.test.ts',
]

/** THE TABLE. A mutant that only the tests of other rooms would find counts as one that survives. */
export const TRIED: readonly TriedRoom[] = [
  { code: 'build/check/proof', tests: RULES },
  { code: 'build/check/rules', tests: RULES },
  { code: 'functions/query', tests: FUNCTIONS },
  { code: 'functions/shared', tests: FUNCTIONS },
  { code: 'functions/write', tests: FUNCTIONS },
]

/** The room of a file. */
export function roomOf(file: string): TriedRoom | undefined {
  return TRIED.find(({ code }) => file.startsWith(`${code}/`))
}
