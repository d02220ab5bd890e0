import type { ClauseChoice } from '../contract/hosting.ts'
import type { Cache } from './cache/cache.ts'
import type { Output } from './output/output.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What a build is to make, as far as it decides what is in the files. */
export interface BuildTarget {
  readonly baseUrl: string
  readonly sign: string | undefined
  readonly previous: string | undefined
  /** Whether the previous release is taken though it is of another site, or not signed by a key that vouches for ours. */
  readonly previousIsOurs: boolean
  /** Whether clauses are files at their own addresses, too. */
  readonly clauses: ClauseChoice
  /** Whether the release has archives and files to download. */
  readonly withDownloads: boolean
}

/** What is wanted, what it is made with, and where it goes. */
export interface BuildPlan extends BuildTarget {
  readonly cache: Cache
  readonly output: Output
  readonly pool: WorkerPool
  readonly progress: (done: number, total: number) => void
  /** Takes a line for the person who builds. */
  readonly say: (line: string) => void
}
