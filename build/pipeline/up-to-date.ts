import type { Listing } from '../check/dataset/list.ts'
import type { BuildFindings } from './build-summary.ts'
import type { Kept } from './cache/step.ts'
import type { BuildTarget } from './wanted.ts'
import type { OutputCounts } from './output/output.ts'

/** What a whole build found and wrote. */
interface Built {
  readonly found: BuildFindings
  readonly written: OutputCounts
  readonly digest: string
}

/** A whole build as one step, of the dataset and what was asked. Its result holds only where the output is as it was left. */
export function buildStep({ files, digests, findings }: Listing, wanted: BuildTarget): Kept<Built> {
  const contents = Object.values(files).map((paths) => paths.map((path) => [path, digests.get(path)]))
  return {
    name: 'build',
    // Findings name paths as seen from the working directory.
    inputs: [contents, findings, wanted, process.cwd()],
    holds: () => true,
  }
}
