import { parsedFile } from '../../../build/search/indexed-file.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { IndexSource } from './reader.ts'
import { notMissing } from './stored-records.ts'

// The files of a source, opened and kept in memory.

/** Bytes of files that stay in memory, counted as they were read; opened they take several times that. */
const CACHE_BYTES = 48 * 1024 * 1024

/** The files of each source: those that are open, and those that are being read, by their paths. */
const filesOf = new WeakMap<IndexSource, ReturnType<typeof noFiles>>()

function noFiles() {
  return { opened: new BoundedCache<unknown>(CACHE_BYTES), opening: new Map<string, Promise<unknown>>() }
}

/** A file under `/index/`, read and opened once; null where there is none. A failure is tried again the next time. */
export async function cached<File, T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
): Promise<T | null> {
  const files = filesOf.get(source) ?? noFiles()
  filesOf.set(source, files)
  const { opened, opening } = files
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

/** A file that every site has, read and opened once. */
export async function required<File, T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
): Promise<T> {
  return notMissing(path, await cached(source, path, open))
}

async function readAndOpen<File, T>(
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
