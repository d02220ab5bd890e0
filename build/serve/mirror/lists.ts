import {
  type Manifest,
  type ReleaseList,
  isOfRelease,
  isReleasePath,
  listLine,
} from '../../contract/release.ts'
import { sha256 } from '../../files/digest.ts'
import { Fault } from './fault.ts'

/** The digests of files by their paths. */
export type ListedDigests = Map<string, string>

/** Adds what a list names, and gives the paths; refuses a list that is not the one the manifest names, and every path that is not safe. */
export function addList(digests: ListedDigests, list: ReleaseList, bytes: Uint8Array): string[] {
  if (sha256(bytes) !== list.sha256)
    throw new Fault('damaged', `${list.path} is not the list that the manifest names: its digest differs.`)
  const lines = new TextDecoder().decode(bytes).split('\n')
  if (lines.pop() !== '' || lines.length !== list.files)
    throw new Fault('damaged', `${list.path} does not name ${list.files} files.`)
  return lines.map((line) => {
    const digest = line.slice(0, 64)
    const path = line.slice(66)
    if (line.length < 67 || line.slice(64, 66) !== '  ')
      throw new Fault('damaged', `${list.path} has a line that is not a digest and a path.`)
    if (!isReleasePath(path) || isOfRelease(path))
      throw new Fault(
        'unsafe-path',
        `${list.path} names the path ${JSON.stringify(path)}, which a release may not hold.`,
      )
    if (digests.has(path)) throw new Fault('damaged', `${list.path} names ${path}, as another list does.`)
    digests.set(path, digest)
    return path
  })
}

/** Every list of a release. */
export function listsOf({ parts }: Manifest): ReleaseList[] {
  return parts.flatMap(({ lists }) => lists)
}

/** The list of lists, made from the manifest; that its digest is the one of the release ties both together. */
export function listOfLists(manifest: Manifest): Uint8Array {
  const bytes = new TextEncoder().encode(listsOf(manifest).map(listLine).join(''))
  if (sha256(bytes) !== manifest.digest)
    throw new Fault('not-a-release', 'The manifest contradicts itself: its digest is not that of its lists.')
  return bytes
}
