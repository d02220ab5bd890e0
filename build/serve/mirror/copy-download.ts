import { rmSync } from 'node:fs'
import type { ReleaseFile, ReleaseList, ReleasePart } from '../../contract/release.ts'
import { fileDigest, sha256 } from '../../files/digest.ts'
import { MirrorError } from './mirror-error.ts'
import { readPlain } from './copy-folder.ts'
import { ListedFiles, listsOf } from './listed-files.ts'
import type { LocalCopy } from './local-copy.ts'
import type { Remote } from './remote.ts'
import type { Staging } from './staging.ts'
import { filesOfArchive } from './untar.ts'

/** Number of files that are asked for at a time. */
const AT_A_TIME = 8
/** The longest file of a release, in bytes: each is held in memory while it is checked. */
const LONGEST = 2 ** 29
/** Makes the parts of a new copy in the staging folder: what changed from archives, the rest from the copy before. */
export class CopyDownload {
  readonly #staging: Staging
  readonly #remote: Remote
  /** The digests of the lists of the copy before. */
  readonly #lists: ReadonlySet<string>
  readonly #say: (line: string) => void
  readonly #listed = new ListedFiles()
  /** Number of files that were taken from the copy before. */
  reused = 0

  constructor(staging: Staging, remote: Remote, local: LocalCopy | null, say: (line: string) => void) {
    this.#staging = staging
    this.#remote = remote
    this.#lists = new Set(local === null ? [] : listsOf(local.manifest).map(({ sha256 }) => sha256))
    this.#say = say
  }

  /** Every file of the new copy, with its digest. */
  get digests(): ReadonlyMap<string, string> {
    return this.#listed.digests
  }

  /** Makes a part: from its archive where it changed and the site has one; else file by file. */
  async part(part: ReleasePart): Promise<void> {
    const { archive, lists } = part
    const hasChanged = lists.some(({ sha256 }) => !this.#lists.has(sha256))
    const isMade = archive !== null && hasChanged && (await this.#byArchive(archive, part))
    if (!isMade) await this.#byFiles(part)
  }

  /** Makes a part from its archive; false where the site does not have it. */
  async #byArchive(archive: ReleaseFile, part: ReleasePart): Promise<boolean> {
    this.#say(`${part.name}: ${part.files} files, archive of ${kilobytes(archive.bytes)}`)
    const file = this.#staging.archive(archive.sha256)
    if (!(await this.#download(archive, file))) return false
    if (fileDigest(file).sha256 !== archive.sha256) {
      rmSync(file)
      throw new MirrorError(
        'damaged',
        `${archive.path} is not the archive that the manifest names: its digest differs. Run sync again.`,
      )
    }
    const lists = new Map(part.lists.map((list) => [list.path, list]))
    const missing = new Set(lists.keys())
    const all = part.bytes + part.lists.reduce((total, { bytes }) => total + bytes, 0)
    for await (const { path, bytes } of filesOfArchive(file, archive.path, { all, each: LONGEST })) {
      if (!missing.delete(path)) throw refusal(archive, path, 'which no list before it names')
      const list = lists.get(path)
      if (list !== undefined) for (const named of this.#listed.add(list, bytes)) missing.add(named)
      else if (this.digests.get(path) !== sha256(bytes))
        throw refusal(archive, path, 'which is not what its list names')
      this.#staging.write(path, bytes)
    }
    const [first] = missing
    if (first !== undefined) throw new MirrorError('bad-archive', `${archive.path} lacks ${first}.`)
    return true
  }

  /** Fetches an archive; false where the site has none, or none arrives as it is: its files are then fetched one by one. */
  async #download({ path, bytes }: ReleaseFile, file: string): Promise<boolean> {
    try {
      return await this.#remote.download(path, file, bytes)
    } catch (error) {
      if (!(error instanceof MirrorError) || error.code !== 'unpacked') throw error
      this.#say(`${error.message} Fetching its files.`)
      return false
    }
  }

  /** Makes a part of what an earlier run left and of the copy before; asks for the rest. */
  async #byFiles(part: ReleasePart): Promise<void> {
    /** The paths of what is to be asked for, by their digests. */
    const wanted = new Map<string, string[]>()
    for (const list of part.lists)
      for (const path of this.#listed.add(list, await this.#list(list))) {
        const digest = this.digests.get(path) ?? ''
        if (this.#isStaged(path, digest)) continue
        if (this.#reuse(path, digest)) this.reused += 1
        else wanted.set(digest, [...(wanted.get(digest) ?? []), path])
      }
    if (wanted.size > 0) this.#say(`${part.name}: ${wanted.size} of ${part.files} files changed`)
    await inParallel([...wanted], AT_A_TIME, async ([digest, paths]) => {
      const path = paths.find((name) => !name.startsWith('api/')) ?? paths[0] ?? ''
      const bytes = await this.#fetch(path, part.bytes)
      if (sha256(bytes) !== digest)
        throw new MirrorError(
          'damaged',
          `${path} is not the file that its list names: it was damaged on its way, or the site has changed meanwhile. Run sync again.`,
        )
      for (const each of paths) this.#staging.write(each, bytes)
    })
  }

  /** A list, which is now in the new copy: what an earlier run left, else that of the copy before, else of the site. */
  async #list({ path, sha256: digest, bytes }: ReleaseList): Promise<Uint8Array> {
    if (!this.#isStaged(path, digest) && !this.#reuse(path, digest))
      this.#staging.write(path, await this.#fetch(path, bytes))
    return readPlain(this.#staging.tree, path) ?? Buffer.of()
  }

  async #fetch(path: string, most: number): Promise<Uint8Array> {
    const bytes = await this.#remote.read(path, Math.min(most, LONGEST))
    if (bytes !== null) return bytes
    throw new MirrorError(
      'damaged',
      `${path} is missing on the site, though the release names it. Run sync again later.`,
    )
  }

  /** Whether an earlier run left a file of the new copy. */
  #isStaged(path: string, digest: string): boolean {
    return wholeFile(this.#staging.tree, path, digest) !== null
  }

  /** Takes a file from the copy before, if it is there and has this digest. */
  #reuse(path: string, digest: string): boolean {
    const bytes = wholeFile(this.#staging.copy, path, digest)
    if (bytes === null) return false
    this.#staging.reuse(path, bytes)
    return true
  }
}

/** The bytes of a file that has this digest; else null. */
function wholeFile(folder: string, path: string, digest: string): Uint8Array | null {
  const bytes = readPlain(folder, path)
  return bytes !== null && sha256(bytes) === digest ? bytes : null
}

function refusal(archive: ReleaseFile, path: string, why: string): MirrorError {
  return new MirrorError('bad-archive', `${archive.path} holds ${path}, ${why}.`)
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`
}

/** Does something for every item, at most `most` at a time; the first failure stops what has not begun. */
async function inParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.toReversed()
  const worker = async () => {
    for (let item = remaining.pop(); item !== undefined; item = remaining.pop()) {
      await work(item).catch((error: unknown) => {
        remaining.length = 0
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
