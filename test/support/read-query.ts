import { frontCoded } from '../../build/search/front-coding.ts'
import { type Concept, conceptsOf } from '../../build/search/query-terms.ts'
import type { Near } from '../../build/search/spelling.ts'
import { HINDI } from './small-index.ts'
import { KnownWords, type Phrase, type TradeWords } from '../../build/search/trade-words.ts'

// Reading of a query by an index and a thesaurus that each test writes: counts are given, nothing is measured.

/** Contents of an index and a thesaurus. */
export interface Given {
  /** In how many documents a phrase is. */
  readonly sizes?: Readonly<Record<string, number>>
  readonly near?: Readonly<Record<string, readonly Near[]>>
  readonly known?: readonly string[]
  readonly same?: Readonly<Record<string, readonly Phrase[]>>
  readonly asked?: Readonly<Record<string, readonly Phrase[]>>
}

/** The concepts of a query, and the words for which others were looked for. */
export function read(q: string, { sizes = {}, near = {}, known = [], same = {}, asked = {} }: Given = {}) {
  const corrected: string[] = []
  const stems = Object.keys(sizes).flatMap((phrase) => phrase.split(' '))
  const trade: TradeWords = {
    same: new Map(Object.entries(same)),
    asked: new Map(Object.entries(asked)),
    unheld: new Map(),
    known: new KnownWords({ stems: frontCoded(known.toSorted()), written: '' }),
    hindi: HINDI,
  }
  const terms = {
    has: (stem: string) => stems.includes(stem),
    hits: (phrase: Phrase) => ({ size: sizes[phrase.join(' ')] ?? 0 }),
    vocabulary: () => ({
      beginningWith: (letters: string, limit: number) =>
        [...new Set(stems)].filter((stem) => stem.startsWith(letters)).slice(0, limit),
      near: (word: string, most: number) => {
        corrected.push(word)
        return (near[word] ?? []).slice(0, most)
      },
    }),
  }
  return { concepts: conceptsOf(q, terms, trade), corrected }
}

/** The variants of one concept, each as text: `own cover 1`. */
export const variants = (concepts: readonly Concept[], at = 0) =>
  (concepts[at]?.variants ?? []).map(({ kind, phrase, weight }) => `${kind} ${phrase.join(' ')} ${weight}`)
