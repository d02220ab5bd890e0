import { linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReleaseFile, ReleaseList, ReleasePart } from '../../contract/release.ts'
import { fileDigest, sha256 } from '../../files/digest.ts'
import { Fault } from './fault.ts'
import { readPlain } from './copy-folder.ts'
import { ListedFiles, listsOf } from './listed-files.ts'
import type { OldCopy } from './local-copy.ts'
import { inParallel } from './parallel.ts'
import type { Remote } from './remote.ts'
import type { Staging } from './staging.ts'
import { filesOfArchive } from './untar.ts'

/** How many files are asked for at a time. */
const AT_A_TIME = 8
/** The longest file of a release, in bytes: each is held in memory while it is checked. */
const LONGEST = 2 ** 29
/** What a request costs, in bytes that could be downloaded meanwhile. */
const COST_OF_REQUEST = 20_000

/** Makes the parts of a new copy in the staging folder: from archives, from the old copy, and file by file. */
export class Filling {
  readonly #staging: Staging
  readonly #remote: Remote
  readonly #old: OldCopy | null
  /** The paths of the old copy's files, and of its lists, by their digests. */
  readonly #oldPaths: ReadonlyMap<string, string>
  readonly #say: (line: string) => void
  readonly #listed = new ListedFiles()
  /** How many files were taken from the old copy. */
  reused = 0

  constructor(staging: Staging, remote: Remote, old: OldCopy | null, say: (line: string) => void) {
    this.#staging = staging
    this.#remote = remote
    this.#old = old
    const lists = old === null ? [] : listsOf(old.manifest)
    this.#oldPaths = new Map([
      ...[...(old?.digests ?? [])].map(([path, digest]) => [digest, path] as const),
      ...lists.map(({ path, sha256 }) => [sha256, path] as const),
    ])
    this.#say = say
  }

  /** Every file of the new copy, with its digest. */
  get digests(): ReadonlyMap<string, string> {
    return this.#listed.digests
  }

  /** Makes a part: from its archive where that takes less, and the site has it; else file by file. */
  async part(part: ReleasePart): Promise<void> {
    const { archive } = part
    const isMade =
      archive !== null && (await this.#isLess(archive, part)) && (await this.#byArchive(archive, part))
    if (!isMade) await this.#byFiles(part)
  }

  /** Whether an archive takes less than to ask for each list that changed, and then for each file that did. */
  async #isLess({ bytes }: ReleaseFile, { lists }: ReleasePart): Promise<boolean> {
    const isTooMany = (digests: readonly string[]) =>
      digests.filter((digest) => !this.#oldPaths.has(digest)).length * COST_OF_REQUEST > bytes
    if (this.#old === null || isTooMany(lists.map(({ sha256 }) => sha256))) return true
    const listed = new ListedFiles()
    for (const list of lists) listed.add(list, await this.#list(list))
    return isTooMany([...new Set(listed.digests.values())])
  }

  /** Makes a part from its archive; false where the site does not have it. */
  async #byArchive(archive: ReleaseFile, part: ReleasePart): Promise<boolean> {
    this.#say(`${part.name}: ${part.files} files, archive of ${kilobytes(archive.bytes)}`)
    const file = this.#staging.archive(archive.sha256)
    if (!(await this.#remote.download(archive.path, file, archive.bytes))) return false
    if (fileDigest(file).sha256 !== archive.sha256) {
      rmSync(file)
      throw new Fault(
        'damaged',
        `${archive.path} is not the archive that the manifest names: its digest differs. Run sync again.`,
      )
    }
    const lists = new Map(part.lists.map((list) => [list.path, list]))
    const left = new Set(lists.keys())
    const most = part.bytes + part.lists.reduce((total, { bytes }) => total + bytes, 0)
    for await (const { path, bytes } of filesOfArchive(file, archive.path, { all: most, each: LONGEST })) {
      if (!left.delete(path)) throw refusal(archive, path, 'which no list before it names')
      const list = lists.get(path)
      if (list !== undefined) for (const named of this.#listed.add(list, bytes)) left.add(named)
      else if (this.digests.get(path) !== sha256(bytes))
        throw refusal(archive, path, 'which is not what its list names')
      this.#staging.write(path, bytes)
    }
    const [lacking] = left
    if (lacking !== undefined) throw new Fault('bad-archive', `${archive.path} lacks ${lacking}.`)
    return true
  }

  /** Makes a part of what an earlier run left and of the old copy; asks for the rest. */
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
      const path = paths.find((one) => !one.startsWith('api/')) ?? paths[0] ?? ''
      const bytes = await this.#asked(path, part.bytes)
      if (sha256(bytes) !== digest)
        throw new Fault(
          'damaged',
          `${path} is not the file that its list names: it was damaged on its way, or the site has changed meanwhile. Run sync again.`,
        )
      for (const each of paths) this.#staging.write(each, bytes)
    })
  }

  /** A list, which is now in the new copy: what an earlier run left, else that of the old copy, else of the site. */
  async #list({ path, sha256: digest, bytes }: ReleaseList): Promise<Uint8Array> {
    if (!this.#isStaged(path, digest) && !this.#reuse(path, digest))
      this.#staging.write(path, await this.#asked(path, bytes))
    return readPlain(this.#staging.tree, path) ?? Buffer.of()
  }

  async #asked(path: string, most: number): Promise<Uint8Array> {
    const bytes = await this.#remote.read(path, Math.min(most, LONGEST))
    if (bytes !== null) return bytes
    throw new Fault(
      'damaged',
      `${path} is missing on the site, though the release names it. Run sync again later.`,
    )
  }

  /** Whether a file of the new copy is there already, and whole. */
  #isStaged(path: string, digest: string): boolean {
    const bytes = readPlain(this.#staging.tree, path)
    return bytes !== null && sha256(bytes) === digest
  }

  /** Takes a file from the old copy, if it is there and still what its list says. */
  #reuse(path: string, digest: string): boolean {
    const at = this.#oldPaths.get(digest)
    const bytes = at === undefined || this.#old === null ? null : readPlain(this.#old.folder, at)
    if (bytes === null || at === undefined || this.#old === null || sha256(bytes) !== digest) return false
    const file = join(this.#staging.tree, path)
    mkdirSync(dirname(file), { recursive: true })
    try {
      linkSync(join(this.#old.folder, at), file)
    } catch {
      this.#staging.write(path, bytes)
    }
    return true
  }
}

function refusal(archive: ReleaseFile, path: string, why: string): Fault {
  return new Fault('bad-archive', `${archive.path} holds ${path}, ${why}.`)
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`
}
