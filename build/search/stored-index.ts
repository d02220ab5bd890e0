import type { AsPlainObject } from 'minisearch'
import type { PackedIndex } from '../contract/index-files/products.ts'
import { frontCoded, frontDecoded } from './front-coding.ts'
import type { StemCounts, StemEntry } from './indexed-file.ts'
import { packed, unpacked } from './packed-numbers.ts'

/** Documents with a stem in a field, by their numbers, rising, and how often each has it. */
export interface FieldPostings {
  readonly numbers: readonly number[]
  readonly counts: readonly number[]
}

/** An index over documents as it is read, however it was written. Postings are read when they are asked for. */
export interface StoredIndex {
  readonly documents: number
  /** Names of the fields; their places number them. */
  readonly fields: readonly string[]
  readonly averageLengths: readonly number[]
  readonly stems: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>
  /** The id of a document by its number. */
  idOf(number: number): number
  lengthOf(number: number, field: number): number | undefined
  /** The postings of a stem that is held, by field. */
  postingsOf(stem: string): readonly FieldPostings[]
}

/** An index as MiniSearch serialises it. */
export function miniSearchIndex(plain: AsPlainObject): StoredIndex {
  const stems = new Map<string, StemCounts | string>(plain.index as StemEntry[])
  const fields = Object.entries(plain.fieldIds).toSorted(([, a], [, b]) => a - b)
  return {
    documents: plain.documentCount,
    fields: fields.map(([field]) => field),
    averageLengths: plain.averageFieldLength,
    stems,
    idOf: (number) => plain.documentIds[number] as number,
    lengthOf: (number, field) => plain.fieldLength[number]?.[field],
    postingsOf(stem) {
      const known = stems.get(stem) ?? {}
      const counts = typeof known === 'string' ? (JSON.parse(known) as StemCounts) : known
      return fields.map(([, id]) => {
        const inField = counts[id] ?? {}
        return { numbers: Object.keys(inField).map(Number), counts: Object.values(inField) }
      })
    },
  }
}

/** The same in little space, for documents whose ids are their numbers. */
export function packedIndex(plain: AsPlainObject): PackedIndex {
  const index = miniSearchIndex(plain)
  const { documents, fields, averageLengths } = index
  const stems = [...index.stems.keys()].toSorted()
  const postings = stems.map((stem) => index.postingsOf(stem))
  return {
    fields: [...fields],
    average_lengths: [...averageLengths],
    lengths: fields.map((_, field) =>
      packed(Array.from({ length: documents }, (_, number) => index.lengthOf(number, field) ?? 0)),
    ),
    stems: frontCoded(stems),
    postings: fields.map((_, field) =>
      postings.map((byField) => packedPostings(byField[field] ?? NONE)).join(' '),
    ),
  }
}

const NONE: FieldPostings = { numbers: [], counts: [] }

/** Opens such an index. */
export function openedIndex(file: PackedIndex): StoredIndex {
  const { fields, average_lengths: averageLengths } = file
  const lengths = file.lengths.map(unpacked)
  const stems = new Map(frontDecoded(file.stems).map((stem, place) => [stem, place]))
  const postings = file.postings.map((text) => text.split(' '))
  return {
    documents: lengths[0]?.length ?? 0,
    fields,
    averageLengths,
    stems,
    idOf: (number) => number,
    lengthOf: (number, field) => lengths[field]?.[number],
    postingsOf: (stem) => postings.map((ofField) => unpackedPostings(ofField[stems.get(stem) ?? -1] ?? '')),
  }
}

/** Each document as the gap before it, doubled; where it has a stem several times, that is odd, and the times come next. */
function packedPostings({ numbers, counts }: FieldPostings): string {
  return packed(
    numbers.flatMap((number, at) => {
      const gap = 2 * (number - (numbers[at - 1] ?? -1) - 1)
      const count = counts[at] ?? 1
      return count === 1 ? [gap] : [gap + 1, count]
    }),
  )
}

function unpackedPostings(text: string): FieldPostings {
  const [numbers, counts]: [number[], number[]] = [[], []]
  let isCount = false
  let number = -1
  for (const value of unpacked(text)) {
    if (isCount) counts[counts.length - 1] = value
    else {
      number += 1 + Math.floor(value / 2)
      numbers.push(number)
      counts.push(1)
    }
    isCount = !isCount && value % 2 === 1
  }
  return { numbers, counts }
}
