import { readOnce } from '../../../build/contract/lazily.ts'
import { parsedFile } from '../../../build/search/indexed-file.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { IndexSource } from './reader.ts'

// The files of a source, opened and kept in memory.

/** Bytes of files that stay in memory, counted as they were read; opened they take several times that. */
const CACHE_BYTES = 48 * 1024 * 1024

/** The files of a source: those that are open, and those that are being read, by their paths. */
const filesOf = /* @__PURE__ */ readOnce(() => {
  return { opened: new BoundedCache<unknown>(CACHE_BYTES), opening: new Map<string, Promise<unknown>>() }
})

/**
 * A JSON file of the site, read and opened once; null where there is none. A failure is tried again the next time.
 *
 * @param open what is made of the file, the same for all who ask for it
 */
export async function fileAt<T, File = T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T = (file) => file as unknown as T,
): Promise<T | null> {
  const { opened, opening } = filesOf(source)
  const known = opened.get(path) ?? opening.get(path)
  if (known !== undefined) return known as T | Promise<T | null>
  const reading = readAndOpen(source, path, open, opened)
  opening.set(path, reading)
  try {
    return await reading
  } finally {
    opening.delete(path)
  }
}

/** The same of a file that every site has. If it is missing, the site is incomplete. */
export async function requiredFile<T, File = T>(
  source: IndexSource,
  path: string,
  open?: (file: File) => T,
): Promise<T> {
  return notMissing(path, await fileAt(source, path, open))
}

/** Throws where nothing was found under a path that every site has. */
export function notMissing<T>(path: string, found: T | null): T {
  if (found === null) throw new Error(`${path} is missing`)
  return found
}

async function readAndOpen<T, File>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
  opened: BoundedCache<unknown>,
): Promise<T | null> {
  const bytes = await source.read(path)
  if (bytes === null) return null
  try {
    const value = open(parsedFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as File)
    // One stays, however large it is.
    opened.put(path, value, Math.min(bytes.byteLength, CACHE_BYTES))
    return value
  } catch (error) {
    throw new Error(`${path} is not whole`, { cause: error })
  }
}
