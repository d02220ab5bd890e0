import { diffArrays } from 'diff'
import { grouped } from '../../contract/groups.ts'
import type { ClauseSentence, SentenceWord } from './sentences.ts'

// Aligns sentences of two editions word by word.

/** A word of each edition, where they are the same; else of one. */
export interface Pair {
  readonly now: SentenceWord | null
  readonly was: SentenceWord | null
}

/** The most words that are gone or new of two editions that are aligned: others are of two texts. */
const MOST = 2000

/** Aligns sentences that say the same, and between them words. */
export function aligned(was: readonly ClauseSentence[], is: readonly ClauseSentence[]): Pair[] {
  const pairs = levelled(
    was,
    is,
    ({ said }) => said,
    (gone, fresh) =>
      levelled(
        wordsOf(gone),
        wordsOf(fresh),
        ({ plain }) => plain,
        (gone, fresh) => [
          ...gone.map((was) => ({ now: null, was })),
          ...fresh.map((now) => ({ now, was: null })),
        ],
      ),
  )
  return coherent(pairs)
}

function wordsOf(some: unknown): SentenceWord[] {
  if (Array.isArray(some)) return some.flatMap(wordsOf)
  return 'words' in (some as object) ? [...(some as ClauseSentence).words] : [some as SentenceWord]
}

/** Aligns things that are the same by a key; what is between them is aligned otherwise. */
function levelled<T>(
  was: readonly T[],
  is: readonly T[],
  keyOf: (one: T) => string,
  between: (gone: readonly T[], fresh: readonly T[]) => readonly Pair[],
): Pair[] {
  const pairs: Pair[] = []
  let [gone, fresh]: [T[], T[]] = [[], []]
  let from = 0
  const comparator = (one: T, two: T) => keyOf(one) === keyOf(two)
  const changes = diffArrays([...was], [...is], { comparator, maxEditLength: MOST })
  if (changes === undefined) return [...between(was, is)]
  for (const { added, removed, value } of changes) {
    if (!added) from += value.length
    if (added) fresh.push(...value)
    else if (removed) gone.push(...value)
    else {
      const same = value.flatMap((now, at) => zipped(wordsOf(was[from - value.length + at]), wordsOf(now)))
      pairs.push(...between(gone, fresh), ...same)
      ;[gone, fresh] = [[], []]
    }
  }
  return [...pairs, ...between(gone, fresh)]
}

/** Pairs of words that are the same in a row; some may be parted otherwise. */
function zipped(was: readonly SentenceWord[], is: readonly SentenceWord[]): Pair[] {
  return is.flatMap((now, at) => ({ now, was: was[Math.min(at, was.length - 1)] ?? null }))
}

/** Least share of the words of a sentence that are in another where it became that. */
const KEPT = 0.5

/** Parts words that are the same by chance in sentences that have little in common. */
function coherent(pairs: readonly Pair[]): Pair[] {
  const shared = grouped(pairs.flatMap(({ now, was }) => (now && was ? [[now.of, was.of] as const] : [])))
  return pairs.flatMap((pair) => {
    const { now, was } = pair
    if (now === null || was === null) return [pair]
    const held = shared.get(now.of)?.filter((one) => one === was.of).length ?? 0
    const isKept = held >= Math.min(was.of.words.length, now.of.words.length) * KEPT
    return isKept
      ? [pair]
      : [
          { now: null, was },
          { now, was: null },
        ]
  })
}
