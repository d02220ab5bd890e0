import type { Override, PlaceOnPage } from '../../../../build/contract/authored/overrides.ts'
import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import type { Wanted } from './example.ts'

// Learns the weights of the outline and of doubts: the documents, what is wanted of them, and the learner.

/** Finds what a person said of entries at the desk: where clauses begin or not, their numbers and what they are in. */
export function wantedByDesk(entries: readonly Entry[], overrides: readonly Override[]): Map<number, Wanted> {
  const wanted = new Map<number, Wanted>()
  for (const override of overrides) {
    const serial = serialAt(entries, override)
    if (serial === null || (override.begins === undefined && override.parent === undefined)) continue
    const parent = override.parent && serialAt(entries, override.parent)
    wanted.set(serial, {
      begins: override.begins ?? true,
      ...(override.number !== undefined && { number: override.number }),
      ...(override.parent !== undefined &&
        (parent !== null || override.parent === null) && { parents: [parent ?? null] }),
    })
  }
  return wanted
}

/** The entry that begins with the words of a place; null where none does. */
function serialAt(entries: readonly Entry[], { page, words, nth = 1 }: PlaceOnPage): number | null {
  const plain = (text: string) => text.replace(/\s+/gu, ' ').trim()
  const begins = ({ text }: Entry) =>
    `${plain(text)} `.startsWith(plain(words)) || plain(words).startsWith(`${plain(text)} `)
  return entries.filter((entry) => entry.page === page && begins(entry))[nth - 1]?.serial ?? null
}
