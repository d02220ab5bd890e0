import type { Manifest, ReleaseList, ReleasePart } from '../../contract/release.ts'
import { type ListedDigests, addList } from './lists.ts'

/** What an old copy offers: its files by digest, and its lists by digest. */
export interface OldCopyFiles {
  /** A path of the old copy for every digest it holds. */
  readonly paths: ReadonlyMap<string, string>
  readonly lists: ReadonlyMap<string, string>
}

export const NO_FILES: OldCopyFiles = { paths: new Map(), lists: new Map() }

/** How a part is brought up to date. */
export type PartPlan =
  | { readonly by: 'archive'; readonly part: ReleasePart }
  | {
      readonly by: 'files'
      readonly part: ReleasePart
      readonly digests: ListedDigests
      readonly lists: ReadonlyMap<string, Uint8Array>
    }

/** What a request costs beside its bytes, in bytes that could be downloaded meanwhile. */
const COST_OF_REQUEST = 20_000

/** Reads the list of a path and digest: from the old copy, else from the site. */
export type ReadList = (list: ReleaseList) => Promise<Uint8Array>

/**
 * Plans a part: by its archive where much changed, else file by file. Lists that did not change are not asked for
 * again; where many did, the archive is taken without reading them.
 */
export async function planPart(
  part: ReleasePart,
  before: OldCopyFiles,
  readList: ReadList,
): Promise<PartPlan> {
  const { archive } = part
  const changed = part.lists.filter(({ sha256 }) => !before.lists.has(sha256))
  const costOfLists = changed.reduce((cost, { bytes }) => cost + bytes / 2 + COST_OF_REQUEST, 0)
  if (archive !== null && (before.paths.size === 0 || costOfLists > archive.bytes))
    return { by: 'archive', part }
  const digests: ListedDigests = new Map()
  const lists = new Map<string, Uint8Array>()
  for (const list of part.lists) {
    const bytes = await readList(list)
    addList(digests, list, bytes)
    lists.set(list.path, bytes)
  }
  const missing = new Set([...digests.values()].filter((digest) => !before.paths.has(digest))).size
  const each = part.bytes / Math.max(1, part.files) / 3 + COST_OF_REQUEST
  if (archive !== null && missing * each > archive.bytes) return { by: 'archive', part }
  return { by: 'files', part, digests, lists }
}

/** What a copy holds, by digest. */
export function filesOfCopy(digests: ListedDigests, manifest: Manifest): OldCopyFiles {
  return {
    paths: new Map([...digests].map(([path, digest]) => [digest, path])),
    lists: new Map(
      manifest.parts.flatMap(({ lists }) => lists.map(({ sha256, path }) => [sha256, path] as const)),
    ),
  }
}
