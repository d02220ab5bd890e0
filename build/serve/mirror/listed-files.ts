import {
  type Manifest,
  type ReleaseList,
  isOfRelease,
  isReleasePath,
  listLine,
} from '../../contract/release.ts'
import { sha256 } from '../../files/digest.ts'
import { MirrorError } from './mirror-error.ts'
import { ReleasePaths } from './unique-paths.ts'

/** The files that the lists of a release name: every path is safe, and no two are one on any disk. */
export class ListedFiles {
  /** The digests of the files by their paths. */
  readonly digests = new Map<string, string>()
  readonly #named = new ReleasePaths()

  /** Adds what a list names, and gives the paths; refuses a list that is not the one the manifest names. */
  add(list: ReleaseList, bytes: Uint8Array): string[] {
    if (sha256(bytes) !== list.sha256)
      throw new MirrorError(
        'damaged',
        `${list.path} is not the list that the manifest names: its digest differs.`,
      )
    const lines = new TextDecoder().decode(bytes).split('\n')
    if (lines.pop() !== '' || lines.length !== list.files)
      throw new MirrorError('damaged', `${list.path} does not name ${list.files} files.`)
    return lines.map((line) => {
      const path = line.slice(66)
      if (line.length < 67 || line.slice(64, 66) !== '  ')
        throw new MirrorError('damaged', `${list.path} has a line that is not a digest and a path.`)
      if (!isReleasePath(path) || isOfRelease(path))
        throw new MirrorError(
          'unsafe-path',
          `${list.path} names the path ${JSON.stringify(path)}, which a release may not hold.`,
        )
      this.#named.add(path, list.path)
      this.digests.set(path, line.slice(0, 64))
      return path
    })
  }
}

/** Every list of a release. */
export function listsOf({ parts }: Manifest): ReleaseList[] {
  return parts.flatMap(({ lists }) => lists)
}

/** The list of lists, made from the manifest; that its digest is the one of the release ties both together. */
export function listOfLists(manifest: Manifest): Uint8Array {
  const bytes = new TextEncoder().encode(listsOf(manifest).map(listLine).join(''))
  if (sha256(bytes) !== manifest.digest)
    throw new MirrorError(
      'not-a-release',
      'The manifest contradicts itself: its digest is not that of its lists.',
    )
  return bytes
}
