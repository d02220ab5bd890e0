import type { Listing } from '../check/dataset/list.ts'
import type { BuildFindings } from './build-summary.ts'
import type { Kept } from './cache/step.ts'
import type { BuildTarget } from './wanted.ts'
import type { Output, OutputCounts } from './output/output.ts'

/** What a whole build found and wrote, and the digest of all it left in the output. */
interface Built {
  readonly found: BuildFindings
  readonly written: OutputCounts
  readonly left: string
}

/** A whole build as one step: it holds while the dataset, what was asked and the output are as it left them. */
export function buildStep(
  { files, digests, findings }: Listing,
  wanted: BuildTarget,
  output: Output,
): Kept<Built> {
  const contents = Object.values(files).map((paths) => paths.map((path) => [path, digests.get(path)]))
  return {
    name: 'build',
    // Findings name paths as seen from the working directory.
    inputs: [contents, findings, wanted, process.cwd()],
    holds: ({ left }) => output.leftDigest() === left,
  }
}
