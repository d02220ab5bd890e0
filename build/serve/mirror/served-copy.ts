import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, RELEASE, isOfRelease } from '../../contract/release.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { etagOf } from '../../../functions/shared/etag.ts'
import { AnswerCache } from '../site/answer-cache.ts'
import { contentType, isText } from '../site/content-type.ts'
import { MirrorError } from './mirror-error.ts'
import { type SiteFile, fileAt } from '../site/file-answer.ts'
import { sha256 } from '../../files/digest.ts'
import { copyIn, downloadsOf } from './copy-folder.ts'
import { listsOf } from './listed-files.ts'
import { BoundedCache } from '../../../functions/query/source/bounded-cache.ts'
import { literalPattern } from '../../contract/literal-pattern.ts'
import { MCP_PATH } from '../../contract/mcp.ts'

/** Bytes of files, and of answers, that are kept in memory. */
const ROOM = { files: 64 * 1024 * 1024, answers: 16 * 1024 * 1024 }

/** The files of a copy by their addresses. Only what the release names is ever read. */
export class ServedCopy {
  /** Source of the answers to queries. */
  readonly source: IndexSource
  readonly manifest: Manifest
  /** The site of the release, where the copy names another address; else null. */
  readonly rebasedFrom: string | null
  readonly #folder: string
  readonly #digests: ReadonlyMap<string, string>
  readonly #rebase: Rebase | null
  /** Lower-case paths to paths: the platform matches without regard to case. */
  readonly #paths: ReadonlyMap<string, string>
  readonly #kept = new BoundedCache<SiteFile>(ROOM.files)
  readonly answers = new AnswerCache(ROOM.answers)

  constructor(folder: string, rebase: string | null) {
    const copy = copyIn(folder)
    if (copy === null)
      throw new MirrorError(
        'not-a-release',
        `${folder} has no ${RELEASE.manifest}: it is not a copy. Make one with sync.`,
      )
    const { manifest, known, broken, digests } = copy
    if (broken.length > 0)
      throw new MirrorError('damaged', `${broken.join('; ')}. Run sync to repair the copy.`)
    this.manifest = manifest
    this.#folder = folder
    const described = [...listsOf(manifest), ...downloadsOf(manifest)].map(
      ({ path, sha256 }) => [path, sha256] as const,
    )
    this.#digests = new Map([...digests, ...described])
    this.#rebase = rebase === null ? null : rebasing(manifest.base_url, rebase)
    this.rebasedFrom = rebase === null ? null : manifest.base_url
    this.#paths = new Map([...known].map((path) => [path.toLowerCase(), path]))
    const files = folderSource(folder)
    const source: IndexSource = {
      read: async (path) => this.#checked(path.slice(1), await files.read(path)),
    }
    this.source = this.#rebase === null ? source : rebasedSource(source, this.#rebase)
  }

  /** The file at an address: itself, the page of that name, or the page of the folder. */
  find(pathname: string): Promise<SiteFile | null> {
    return fileAt(pathname, async (names) => {
      const path = this.#paths.get(names.join('/').toLowerCase())
      return path === undefined ? null : this.#file(path)
    })
  }

  /** A file that is not the one of the release is not served: what it says may be wrong. */
  #checked<Bytes extends Uint8Array>(path: string, bytes: Bytes | null): Bytes | null {
    const digest = this.#digests.get(path)
    if (bytes === null || digest === undefined || digest === sha256(bytes)) return bytes
    throw new MirrorError('damaged', `${path} was changed. Run sync to repair the copy.`)
  }

  async #file(path: string): Promise<SiteFile | null> {
    const known = this.#kept.get(path)
    if (known !== undefined) return known
    const read = this.#checked(path, await readFile(join(this.#folder, path)).catch(() => null))
    if (read === null) return null
    const isRebased = this.#rebase !== null && isText(path) && !isOfRelease(path)
    const bytes = isRebased ? (this.#rebase?.(read) ?? read) : read
    const file = { bytes, type: contentType(path), tag: etagOf(bytes) }
    this.#kept.put(path, file, bytes.byteLength)
    return file
  }
}

/** The copy in a folder, read again when a sync has put a new one in its place. */
export function currentCopy(folder: string, rebase: string | null): (isUrgent?: boolean) => ServedCopy {
  const stamp = () => statSync(join(folder, RELEASE.manifest), { throwIfNoEntry: false })
  let seen = stamp()
  let copy = new ServedCopy(folder, rebase)
  let checkedAt = Date.now()
  return (isUrgent = false) => {
    if (!isUrgent && Date.now() - checkedAt < 1000) return copy
    checkedAt = Date.now()
    const now = stamp()
    if (now !== undefined && (now.ino !== seen?.ino || now.mtimeMs !== seen.mtimeMs)) {
      copy = new ServedCopy(folder, rebase)
      seen = now
    }
    return copy
  }
}

/** Puts another address in the place of the site's, where a text names it. */
type Rebase = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/**
 * Makes the replacement of one address by another. An address ends where a path, a query or the text around it begins:
 * `https://a.example` is not part of `https://a.example.org`. The endpoint for agents stays the site's: a copy has none.
 */
export function rebasing(from: string, to: string): Rebase {
  const pattern = new RegExp(
    `${literalPattern(from)}(?![\\w.:-]*[\\w:-]|${MCP_PATH}(?![\\w./-]*[\\w/-]))`,
    'gu',
  )
  return (bytes) => new TextEncoder().encode(new TextDecoder().decode(bytes).replace(pattern, () => to))
}

/** A source whose files name another address. */
function rebasedSource(source: IndexSource, rebase: Rebase): IndexSource {
  return {
    async read(path) {
      const bytes = await source.read(path)
      return bytes === null ? null : rebase(bytes)
    },
  }
}
