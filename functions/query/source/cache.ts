import type { IndexSource } from './reader.ts'

// What has been read of a site, parsed and kept in memory. It is bounded: what was longest unused goes first.

/** How many bytes of files may be kept parsed, counted as they were read; parsed they take several times that. */
const ROOM = 48 * 1024 * 1024

interface Kept {
  readonly value: Promise<unknown>
  bytes: number
}

const shelves = new WeakMap<IndexSource, Map<string, Kept>>()

/**
 * A file under `/index/`, read and opened once; null where there is none. What failed is tried again the next time.
 */
export function kept<T>(site: IndexSource, path: string, open: (json: never) => T): Promise<T | null> {
  const shelf = shelves.get(site) ?? new Map<string, Kept>()
  shelves.set(site, shelf)
  const known = shelf.get(path)
  if (known !== undefined) {
    shelf.delete(path)
    shelf.set(path, known)
    return known.value as Promise<T | null>
  }
  const value = opened(site, path, open, (bytes) => {
    entry.bytes = bytes
    makeRoom(shelf)
  })
  const entry: Kept = { value, bytes: 0 }
  shelf.set(path, entry)
  value.then((found) => found ?? shelf.delete(path)).catch(() => shelf.delete(path))
  return value
}

/** A file that every site has; that it is missing is a fault of ours. */
export async function required<T>(site: IndexSource, path: string, open: (json: never) => T): Promise<T> {
  const value = await kept(site, path, open)
  if (value === null) throw new Error(`${path} is missing`)
  return value
}

async function opened<T>(
  site: IndexSource,
  path: string,
  open: (json: never) => T,
  weigh: (bytes: number) => void,
): Promise<T | null> {
  const bytes = await site.read(path)
  if (bytes === null) return null
  weigh(bytes.byteLength)
  try {
    return open(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as never)
  } catch (fault) {
    throw new Error(`${path} is not whole`, { cause: fault })
  }
}

function makeRoom(shelf: Map<string, Kept>): void {
  let total = 0
  for (const { bytes } of shelf.values()) total += bytes
  for (const [path, { bytes }] of shelf) {
    if (total <= ROOM || shelf.size === 1) return
    shelf.delete(path)
    total -= bytes
  }
}
