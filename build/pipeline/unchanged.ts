import type { Cache } from './cache/cache.ts'
import { digestOf } from './cache/digest.ts'
import type { Found } from './closing.ts'
import type { Listing } from '../check/dataset/list.ts'
import type { Output, Written } from './output/output.ts'

// A build of which nothing has changed: neither the dataset nor the output.

/** What a whole build found, and the digest of all it left in the output. */
interface Remembered {
  readonly found: Found
  readonly left: string
}

const NAME = 'build'

/** All that a build depends on: every path and content of the dataset, what was asked, and from where paths are shown. */
export function buildDigest({ files, digests, findings }: Listing, asked: unknown): string {
  const contents = Object.values(files).map((paths) => paths.map((path) => [path, digests.get(path)]))
  return digestOf([contents, findings, asked, process.cwd()])
}

/** What the last build found and left, where this one would do the same; else null. */
export function unchangedBuild(
  cache: Cache,
  output: Output,
  from: string,
): { readonly found: Found; readonly written: Written } | null {
  const before = cache.memo(NAME, from) as Remembered | undefined
  const left = before === undefined ? null : output.asLeft()
  if (before === undefined || left === null || left.digest !== before.left) return null
  const { files, bytes } = left
  return { found: before.found, written: { files, bytes, changed: 0, removed: 0 } }
}

export function rememberBuild(cache: Cache, output: Output, from: string, found: Found): void {
  cache.remember(NAME, from, { found, left: output.madeDigest() } satisfies Remembered)
}
