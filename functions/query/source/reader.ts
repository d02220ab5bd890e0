import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remembered } from '../../../build/contract/lazily.ts'
import type { IndexSource } from './load.ts'

// The platform gives a function 60 seconds; a read that takes this long will not come any more.
const READ_TIMEOUT = 10_000

/** A deployed site, read over HTTP or as the host gives its files. `/index/` is not rate limited. */
export function httpSource(origin: string, get: typeof fetch = fetch): IndexSource {
  return {
    async read(path) {
      const response = await get(origin + indexPath(path), { signal: AbortSignal.timeout(READ_TIMEOUT) })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`reading ${path}: the site answered ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

/** A built site in a folder. A small file of a local disk is read sooner than a thread is asked for it. */
export function folderSource(folder: string): IndexSource {
  return {
    async read(path) {
      const file = join(folder, indexPath(path))
      try {
        return readFileSync(file)
      } catch (error) {
        if (isMissing(error)) return null
        throw new Error(`reading ${path}: ${error instanceof Error ? error.name : 'failed'}`, {
          cause: error,
        })
      }
    },
  }
}

/** The deployed site at an origin: one object per origin, so that what was read of it can be cached. */
export const sourceAt = /* @__PURE__ */ remembered(8, (origin) => httpSource(origin))

/** Paths that may be read: files under /index/, the Markdown versions of answers, records of forms and of the complaint ladder, fields over all products, and changes. */
const READABLE = [
  /^\/index(?:\/[\w()~-][\w()~.-]*)+$/u,
  /^\/(?:category|insurer|law|policy)\/[\w()~-][\w()~.-]*\.md$/u,
  /^\/law\/[a-z0-9-]+\/[a-z0-9-]+\.json$/u,
  /^\/forms\/\w+\.json$/u,
  /^\/complaints\.json$/u,
  /^\/changes\/(?:latest|index|\d+)\.json$/u,
  /^\/facts\/[a-z0-9-]+\/[a-z0-9-]+\.json$/u,
]

// Names are made by the service; this keeps a mistake in making them from reading anything else.
function indexPath(path: string): string {
  if (READABLE.some((pattern) => pattern.test(path))) return path
  throw new Error(`${path} is not a path that functions read`)
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG'
}
