import { createHash } from 'node:crypto'

// Truth files keep the words of a document as hashes: enough to know them again, and no copy of the document.

/** Words as truth files keep them. */
export function hashed(words: readonly string[]): string[] {
  return words.map((word) => createHash('sha256').update(word).digest('hex').slice(0, 6))
}

/** The words of a text as truth files take them. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The words of a text as truth files keep them. */
export function hashesOf(text: string): string[] {
  return hashed(wordsIn(text))
}

/** Share of the words of one quote that another one holds. */
export function share(a: readonly string[], b: readonly string[]): number {
  const held = new Set(b)
  return a.length === 0 ? 0 : a.filter((word) => held.has(word)).length / a.length
}

/** Place where a person read something, as far as it is said: `quote` is hashes. */
interface ReadPlace {
  readonly page?: number | null
  readonly quote?: readonly string[] | undefined
}

/** Whether a place is where a person read a fact. */
export function isSamePlace({ page: read, quote: sought }: ReadPlace, page: number, quote: string): boolean {
  const said = hashesOf(quote)
  return sought !== undefined && read === page && Math.max(share(sought, said), share(said, sought)) >= 0.6
}
