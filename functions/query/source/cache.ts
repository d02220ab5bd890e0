import type { IndexSource } from './reader.ts'

// The files of a source, opened and kept in memory. What was used least recently is dropped first.

/** How many bytes of files stay in memory, counted as they were read; opened they take several times that. */
const CACHE_BYTES = 48 * 1024 * 1024

interface Entry {
  readonly opened: Promise<{ readonly value: unknown; readonly bytes: number } | null>
  /** 0 until the file has been read. */
  bytes: number
}

type Cache = Map<string, Entry>

const caches = new WeakMap<IndexSource, Cache>()

/** A file under `/index/`, read and opened once; null where there is none. A failure is tried again the next time. */
export async function cached<File, T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
): Promise<T | null> {
  const cache = caches.get(source) ?? new Map<string, Entry>()
  caches.set(source, cache)
  const entry = cache.get(path) ?? { opened: readAndOpen(source, path, open), bytes: 0 }
  // A Map keeps the order of insertion: the entry that is put in again is the most recently used.
  cache.delete(path)
  cache.set(path, entry)
  const opened = await entry.opened.catch((error: unknown) => {
    drop(cache, path, entry)
    throw error
  })
  if (opened === null) {
    drop(cache, path, entry)
    return null
  }
  entry.bytes = opened.bytes
  makeRoom(cache)
  return opened.value as T
}

/** A file that every source has. If it is missing, the site is incomplete. */
export async function required<File, T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
): Promise<T> {
  const value = await cached(source, path, open)
  if (value === null) throw new Error(`${path} is missing`)
  return value
}

async function readAndOpen<File, T>(source: IndexSource, path: string, open: (file: File) => T) {
  const bytes = await source.read(path)
  if (bytes === null) return null
  try {
    const file = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as File
    return { value: open(file), bytes: bytes.byteLength }
  } catch (error) {
    throw new Error(`${path} is not whole`, { cause: error })
  }
}

/** Drops an entry, unless a later request has put another in its place. */
function drop(cache: Cache, path: string, entry: Entry): void {
  if (cache.get(path) === entry) cache.delete(path)
}

/** Drops the least recently used entries until the rest fits; the last one stays however large it is. */
function makeRoom(cache: Cache): void {
  let total = 0
  for (const { bytes } of cache.values()) total += bytes
  for (const [path, { bytes }] of cache) {
    if (total <= CACHE_BYTES || cache.size === 1) return
    cache.delete(path)
    total -= bytes
  }
}
