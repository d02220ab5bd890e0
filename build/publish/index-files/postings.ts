import type { AsPlainObject, Options } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { eachToken, stem } from '../../search/words.ts'

/** How often a stem is in each document, by field and document as the index numbers them. */
type Counts = Record<number, Record<number, number>>

/** A word as it is written: what its stem counts, the last text it was seen in, and how often. */
interface Written {
  /** Null for a word that has no stem. */
  readonly counts: Counts | null
  text: number
  times: number
}

/**
 * The index of documents as MiniSearch writes it, byte for byte, in two thirds of the time: every word is stemmed and
 * looked up in the search tree once, however often it is written. MiniSearch's own tree gives the stems their order.
 */
export function postingsOf<Document extends { readonly id: number }>(
  documents: readonly Document[],
  { fields }: Pick<Options<Document>, 'fields'>,
): AsPlainObject {
  const byStem = new SearchableMap<Counts>()
  const byWord = new Map<string, Written>()
  const fieldLength: Record<string, number[]> = {}
  const averages: number[] = []
  let text = 0
  for (const [at, document] of documents.entries()) {
    const lengths = fields.map((field, fieldId) => {
      text += 1
      const seen: Written[] = []
      eachToken(String(document[field as keyof Document]), (word) => {
        let written = byWord.get(word)
        if (written === undefined) byWord.set(word, (written = writtenAs(word, byStem)))
        if (written.text !== text) {
          seen.push(written)
          written.text = text
          written.times = 0
        }
        written.times += 1
      })
      for (const { counts, times } of seen) if (counts !== null) count(counts, fieldId, at, times)
      return seen.length
    })
    fieldLength[at] = lengths
    // Averaged document by document, as MiniSearch does: a sum divided at the end is another number in its last place.
    for (const [fieldId, length] of lengths.entries())
      averages[fieldId] = ((averages[fieldId] ?? 0) * at + length) / (at + 1)
  }
  return {
    documentCount: documents.length,
    nextId: documents.length,
    documentIds: Object.fromEntries(documents.map(({ id }, at) => [at, id])),
    fieldIds: Object.fromEntries(fields.map((field, fieldId) => [field, fieldId])),
    fieldLength,
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: [...byStem] as AsPlainObject['index'],
    serializationVersion: 2,
  }
}

function writtenAs(word: string, byStem: SearchableMap<Counts>): Written {
  const stemmed = stem(word)
  return { counts: stemmed === '' ? null : byStem.fetch(stemmed, () => ({})), text: 0, times: 0 }
}

function count(counts: Counts, fieldId: number, document: number, times: number): void {
  const ofField = (counts[fieldId] ??= {})
  ofField[document] = (ofField[document] ?? 0) + times
}
