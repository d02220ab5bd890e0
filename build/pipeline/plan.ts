import type { Terminal } from '../cli/terminal.ts'
import type { ClauseChoice } from '../contract/hosting.ts'
import type { Cache } from './cache/cache.ts'
import type { Output } from './output/output.ts'

/** Target of a build, as far as it decides what is in the files. */
export interface BuildTarget {
  /** The address of the service, without a slash at its end. */
  readonly baseUrl: string
  /** The file of the key that signs the release; the environment's RELEASE_KEY holds a key itself. */
  readonly sign: string | undefined
  /** The previous release: a folder or an address. */
  readonly previous: string | undefined
  /** Takes a previous release that is of another site, or not signed by a key that vouches for ours. */
  readonly previousIsOurs: boolean
  /** Whether each clause is also a file at its own address. */
  readonly clauses: ClauseChoice
  /** Whether the release has archives, the SQLite file and the NDJSON files to download. */
  readonly downloads: boolean
}

/** A target, and how it is built. */
export interface BuildPlan extends BuildTarget {
  /** Results of earlier builds of the output folder. */
  readonly cache: Cache
  readonly output: Output
  /** Number of workers that check and make products: 1 is this process; by default one per processor, where there is enough to do. */
  readonly workers: number | undefined
  readonly terminal: Terminal
}

/** The defaults of what is left out. */
export const DEFAULTS = {
  sign: undefined,
  previous: undefined,
  previousIsOurs: false,
  clauses: 'auto',
  downloads: true,
} as const satisfies Omit<BuildTarget, 'baseUrl'>
