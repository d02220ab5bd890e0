import type { IndexSource } from '../../functions/query/source/load.ts'

/** A site made of files in memory, with the length of each that was read, by its address. */
export interface MemorySite extends IndexSource {
  readonly reads: Map<string, number>
}

/** A site of files by address, with or without the slash before it; what is no text is written as JSON. */
export function siteOf(files: Readonly<Record<string, unknown>>): MemorySite {
  const reads = new Map<string, number>()
  return {
    reads,
    read: (path) => {
      const file = files[path] ?? files[path.slice(1)]
      if (file === undefined) return Promise.resolve(null)
      const bytes = new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file))
      reads.set(path, bytes.byteLength)
      return Promise.resolve(bytes)
    },
  }
}

/** A site of which nothing can be read. */
export const UNREADABLE: IndexSource = { read: () => Promise.reject(new Error('it cannot be read')) }

/** The same site, but for the JSON files whose address holds a part: those are changed, or made. */
export function changedSite(site: IndexSource, part: string, change: (file: object) => unknown): IndexSource {
  return {
    async read(path) {
      const bytes = await site.read(path)
      if (!path.includes(part)) return bytes
      const file = JSON.parse(bytes === null ? '{}' : new TextDecoder().decode(bytes)) as object
      return new TextEncoder().encode(JSON.stringify(change(file)))
    },
  }
}
