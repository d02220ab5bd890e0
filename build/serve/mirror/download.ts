import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type ReleaseFile,
  type ReleaseList,
  type ReleasePart,
  isReleasePath,
} from '../../contract/release.ts'
import { fileDigest, sha256 } from '../../files/digest.ts'
import { Fault } from './fault.ts'
import { readPlain } from './copy-folder.ts'
import { type ListedDigests, addList } from './lists.ts'
import { namesOfRelease } from './unique-paths.ts'
import type { OldCopy } from './local-copy.ts'
import { inParallel } from './parallel.ts'
import { type OldCopyFiles, type PartPlan, NO_FILES, filesOfCopy, planPart } from './download-plan.ts'
import type { Remote } from './remote.ts'
import type { Staging } from './staging.ts'
import { untar } from './untar.ts'

/** How many files are asked for at a time. */
const AT_A_TIME = 8
/** The longest file of a release, in bytes: each is held in memory while it is checked. */
const LONGEST = 2 ** 29

/** Makes the parts of a new copy in the staging folder: from archives, from the old copy, and file by file. */
export class Filling {
  readonly #staging: Staging
  readonly #remote: Remote
  readonly #old: OldCopy | null
  readonly #before: OldCopyFiles
  readonly #say: (line: string) => void
  readonly #names = namesOfRelease()
  /** Every file of the new copy. */
  readonly digests: ListedDigests = new Map()
  fetched = 0
  reused = 0

  constructor(staging: Staging, remote: Remote, old: OldCopy | null, say: (line: string) => void) {
    this.#staging = staging
    this.#remote = remote
    this.#old = old
    this.#before = old === null ? NO_FILES : filesOfCopy(old.digests, old.manifest)
    this.#say = say
  }

  async part(part: ReleasePart): Promise<void> {
    const plan = await planPart(part, this.#before, (list) => this.#list(list))
    if (plan.by === 'files') return this.#byFiles(plan)
    const { archive } = part
    if (archive !== null && (await this.#byArchive(part, archive))) return
    const without = await planPart({ ...part, archive: null }, this.#before, (list) => this.#list(list))
    if (without.by === 'files') await this.#byFiles(without)
  }

  /** A list of the old copy where it did not change, else of the site. */
  async #list(list: ReleaseList): Promise<Uint8Array> {
    const path = this.#before.lists.get(list.sha256)
    const same = path === undefined || this.#old === null ? null : readPlain(this.#old.folder, path)
    if (same !== null && sha256(same) === list.sha256) return same
    const bytes = await this.#remote.read(list.path, Math.min(list.bytes, LONGEST))
    if (bytes === null) throw missing(list.path)
    return bytes
  }

  /** Fills a part from its archive; false where the site does not have it. */
  async #byArchive(part: ReleasePart, archive: ReleaseFile): Promise<boolean> {
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
    const digests: ListedDigests = new Map()
    const most = part.bytes + part.lists.reduce((total, { bytes }) => total + bytes, 0)
    const left = new Set<string>(lists.keys())
    await untar(file, archive.path, { all: most, each: LONGEST }, isReleasePath, (path, bytes) => {
      const list = lists.get(path)
      if (list !== undefined) {
        for (const named of addList(digests, list, bytes)) left.add(named)
      } else if (digests.get(path) !== sha256(bytes)) throw notNamed(archive.path, path, digests.has(path))
      if (!left.delete(path)) throw notNamed(archive.path, path, false)
      this.#names.add(path, archive.path)
      this.#staging.write(path, bytes)
    })
    const [lacking] = left
    if (lacking !== undefined) throw new Fault('bad-archive', `${archive.path} lacks ${lacking}.`)
    for (const [path, digest] of digests) this.digests.set(path, digest)
    this.fetched += digests.size
    return true
  }

  async #byFiles({ part, digests, lists }: PartPlan & { by: 'files' }): Promise<void> {
    const wanted = new Map<string, string[]>()
    for (const path of [...lists.keys(), ...digests.keys()]) this.#names.add(path, `The part ${part.name}`)
    for (const [path, bytes] of lists) this.#staging.write(path, bytes)
    for (const [path, digest] of digests) {
      this.digests.set(path, digest)
      if (this.#isThere(path, digest)) this.fetched += 1
      else if (this.#reuse(path, digest)) this.reused += 1
      else wanted.set(digest, [...(wanted.get(digest) ?? []), path])
    }
    if (wanted.size > 0) this.#say(`${part.name}: ${wanted.size} of ${part.files} files changed`)
    await inParallel([...wanted], AT_A_TIME, async ([digest, paths]) => {
      const path = paths.find((one) => !one.startsWith('api/')) ?? paths[0] ?? ''
      const bytes = await this.#remote.read(path, Math.min(part.bytes, LONGEST))
      if (bytes === null) throw missing(path)
      if (sha256(bytes) !== digest)
        throw new Fault(
          'damaged',
          `${path} is not the file that its list names: it was damaged on its way, or the site has changed meanwhile. Run sync again.`,
        )
      for (const each of paths) this.#staging.write(each, bytes)
      this.fetched += paths.length
    })
  }

  /** Whether an earlier run has made this file whole. */
  #isThere(path: string, digest: string): boolean {
    const file = join(this.#staging.tree, path)
    if (!existsSync(file)) return false
    if (sha256(readFileSync(file)) === digest) return true
    rmSync(file)
    return false
  }

  /** Takes a file from the old copy, if it is there and still what its list says. */
  #reuse(path: string, digest: string): boolean {
    const at = this.#before.paths.get(digest)
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

function missing(path: string): Fault {
  return new Fault(
    'damaged',
    `${path} is missing on the site, though the release names it. Run sync again later.`,
  )
}

function notNamed(archive: string, path: string, isNamed: boolean): Fault {
  const why = isNamed ? 'which is not what its list names' : 'which no list before it names'
  return new Fault('bad-archive', `${archive} holds ${path}, ${why}.`)
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`
}
