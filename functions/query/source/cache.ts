import type { IndexSource } from './reader.ts'

// The files of a source, opened and kept in memory. What was used least recently is dropped first.

/** How many bytes of files stay in memory, counted as they were read; opened they take several times that. */
const CACHE_BYTES = 48 * 1024 * 1024

interface Opened {
  readonly value: unknown
  readonly bytes: number
}

interface Entry {
  readonly opening: Promise<Opened | null>
  /** Null until the file has been read. */
  opened: Opened | null
}

/** The entries of one source in the order of their last use, and how many bytes were read for them. */
class Cache {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /** The entry of a path, which is now the most recently used. */
  used(path: string): Entry | undefined {
    const entry = this.#entries.get(path)
    if (entry === undefined) return undefined
    // A Map keeps the order of insertion.
    this.#entries.delete(path)
    this.#entries.set(path, entry)
    return entry
  }

  add(path: string, opening: Entry['opening']): Entry {
    const entry: Entry = { opening, opened: null }
    this.#entries.set(path, entry)
    return entry
  }

  /** Notes what came of an entry, and drops the least recently used until the rest fits; one stays however large it is. */
  hold(path: string, entry: Entry, opened: Opened): void {
    if (entry.opened !== null || this.#entries.get(path) !== entry) return
    entry.opened = opened
    this.#bytes += opened.bytes
    for (const [oldest, other] of this.#entries) {
      if (this.#bytes <= CACHE_BYTES || this.#entries.size === 1) return
      this.drop(oldest, other)
    }
  }

  /** Drops an entry, unless a later request has put another in its place. */
  drop(path: string, entry: Entry): void {
    if (this.#entries.get(path) !== entry) return
    this.#entries.delete(path)
    this.#bytes -= entry.opened?.bytes ?? 0
  }
}

const caches = new WeakMap<IndexSource, Cache>()

function cacheOf(source: IndexSource): Cache {
  const existing = caches.get(source)
  if (existing !== undefined) return existing
  const cache = new Cache()
  caches.set(source, cache)
  return cache
}

/** A file under `/index/`, read and opened once; null where there is none. A failure is tried again the next time. */
export async function cached<File, T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
): Promise<T | null> {
  const cache = cacheOf(source)
  const entry = cache.used(path) ?? cache.add(path, readAndOpen(source, path, open))
  const opened = await entry.opening.catch((error: unknown) => {
    cache.drop(path, entry)
    throw error
  })
  if (opened === null) cache.drop(path, entry)
  else cache.hold(path, entry, opened)
  return (opened?.value ?? null) as T | null
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

async function readAndOpen<File, T>(
  source: IndexSource,
  path: string,
  open: (file: File) => T,
): Promise<Opened | null> {
  const bytes = await source.read(path)
  if (bytes === null) return null
  try {
    const file = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as File
    return { value: open(file), bytes: bytes.byteLength }
  } catch (error) {
    throw new Error(`${path} is not whole`, { cause: error })
  }
}
