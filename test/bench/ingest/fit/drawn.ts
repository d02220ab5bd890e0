import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import type { DrawnClause } from '../../../ingest/support/random-outline.ts'
import type { Wanted } from './example.ts'

/** Finds what is wanted of the entries of a random document: every clause begins with the first of its words. */
export function wantedByDrawing(
  entries: readonly Entry[],
  clauses: readonly DrawnClause[],
): Map<number, Wanted> {
  const serials = new Map<string, number>()
  for (const { serial, text } of entries)
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
      if (!serials.has(word)) serials.set(word, serial)
  const serialOf = (clause: DrawnClause) => {
    const serial = serials.get(clause.words[0] ?? '')
    return serial !== undefined && isBarePart(entries[serial - 1]) ? serial - 1 : serial
  }
  const wanted = new Map<number, Wanted>(entries.map(({ serial }) => [serial, { begins: false }]))
  for (const clause of clauses) {
    const serial = serialOf(clause)
    const parent = clause.parent === null ? null : serialOf(clause.parent)
    if (serial !== undefined && parent !== undefined)
      wanted.set(serial, { begins: true, parents: [parent], number: clause.number })
  }
  return wanted
}

/** Whether an entry is the name of a part and no more: its title is in the one below it. */
function isBarePart(entry: Entry | undefined): boolean {
  const [label] = entry?.labels ?? []
  return label?.style === 'part' && label.length >= (entry?.text.length ?? 0) - 1
}
