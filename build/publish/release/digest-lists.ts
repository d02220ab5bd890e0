import {
  type PartName,
  type ReleaseFile,
  type ReleaseList,
  RELEASE,
  isOfRelease,
  isReleasePath,
  listLine,
  partOf,
} from '../../contract/release.ts'
import { sha256 } from '../../files/digest.ts'
import type { Tree } from './tree.ts'
import { groupsOf } from '../../contract/groups.ts'

/** About how many files one list names: few enough that a refresh reads little, enough to keep the manifest short. */
const FILES_PER_LIST = 128

/** The files of some parts of a tree, in the order of their paths; what a release says of itself is left out. */
export function filesByPart(tree: Tree, names: readonly PartName[]): Map<PartName, ReleaseFile[]> {
  const parts = new Map<PartName, ReleaseFile[]>(names.map((part) => [part, []]))
  const paths = [...tree.paths()].filter((path) => !isOfRelease(path) && parts.has(partOf(path)))
  for (const path of paths.sort()) {
    if (!isReleasePath(path))
      throw new Error(
        `${path}: not every disk can hold a file of this name; give what it is named after another slug`,
      )
    parts.get(partOf(path))?.push(tree.file(path))
  }
  return parts
}

/** Writes the lists of a part and says what they name. */
export function writeLists(tree: Tree, part: PartName, files: readonly ReleaseFile[]): ReleaseList[] {
  const bits = Math.max(0, Math.ceil(Math.log2(files.length / FILES_PER_LIST)))
  const bucketOf = buckets(bits)
  return groupsOf(files, ({ path }) => bucketOf(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bucket]) => {
      const path = `${RELEASE.folder}/lists/${part}${name}.sha256`
      tree.put(path, bucket.map(listLine).join(''))
      return { ...tree.file(path), files: bucket.length, of_bytes: totalOf(bucket) }
    })
}

/** The bytes of all files together. */
export function totalOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/**
 * Tells of each path the end of the name of its list. All files of one product fall into one list of a part: when the
 * product changes, one list does.
 */
function buckets(bits: number): (path: string) => string {
  const known = new Map<string, string>()
  const digits = Math.ceil(bits / 4)
  return (path) => {
    if (bits === 0) return ''
    const key = path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:md|json)$/u, '')
    const before = known.get(key)
    if (before !== undefined) return before
    const hash = Number.parseInt(sha256(key).slice(0, 8), 16)
    const bucket = `-${(hash >>> (32 - bits)).toString(16).padStart(digits, '0')}`
    known.set(key, bucket)
    return bucket
  }
}
