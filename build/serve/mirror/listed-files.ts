import {
  type Manifest,
  type ReleaseList,
  isOfRelease,
  isReleasePath,
  listLine,
  RELEASE,
} from '../../contract/release.ts'
import { sha256 } from '../../files/digest.ts'
import { MirrorError } from './mirror-error.ts'

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
      if (isOfRelease(path)) throw unsafePath(path, list.path)
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

/**
 * The paths of a release while they are gathered, its own files first. On one disk `a` and `A` are two files, on another one: what is
 * named twice, in whatever case, or is a file here and a folder there, is refused, so that a copy is the same
 * wherever it is made.
 */
export class ReleasePaths {
  /** Every file, and every folder with a slash at its end, by its name in lower case. */
  readonly #spelled = new Map<string, string>()

  constructor() {
    for (const path of [RELEASE.manifest, RELEASE.signature, RELEASE.keys, RELEASE.lists])
      this.add(path, 'The release')
  }

  /** Adds the path of a file; `from` is what names it. */
  add(path: string, from: string): void {
    if (!isReleasePath(path)) throw unsafePath(path, from)
    this.#once(path, path, from)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end)
      if (this.#spelled.get(folder.toLowerCase()) === `${folder}/`) return
      this.#once(folder, `${folder}/`, from)
    }
  }

  #once(name: string, spelled: string, from: string): void {
    const key = name.toLowerCase()
    const other = this.#spelled.get(key)
    if (other !== undefined)
      throw new MirrorError(
        'unsafe-path',
        `${from} names ${spelled} beside ${other}: on some disk they are one. A release may not hold both.`,
      )
    this.#spelled.set(key, spelled)
  }
}

function unsafePath(path: string, from: string): MirrorError {
  return new MirrorError(
    'unsafe-path',
    `${from} names the path ${JSON.stringify(path)}, which a release may not hold.`,
  )
}
