import type { IndexTerms } from './index-terms.ts'
import { LIGHT_WORDS } from './stop-words.ts'
import { VARIANT_WEIGHTS } from './search-options.ts'
import type { Concept } from './query-terms.ts'
import { type TextRead, says } from './text-terms.ts'
import { fold, stem } from './words.ts'

/** Shares of the weight of a query that two texts say: both together, the name alone, and both as typed. */
export interface QueryCoverage {
  readonly share: number
  readonly named: number
  readonly typed: number
}

/** Weights of the words of a query: a rare word of the prose of the law weighs more than a common one. */
export class WeighedWords {
  readonly #terms: Pick<IndexTerms, 'documents' | 'hits'>

  constructor(terms: Pick<IndexTerms, 'documents' | 'hits'>) {
    this.#terms = terms
  }

  /** Share of what was asked that a text and its name say. */
  coverageOf(concepts: readonly Concept[], name: TextRead, rest: TextRead): QueryCoverage {
    let [all, share, named, typed] = [0, 0, 0, 0]
    for (const concept of concepts) {
      const weight = this.weightOf(concept)
      const inName = quality(concept, name)
      all += weight
      named += weight * inName
      share += weight * Math.max(inName, quality(concept, rest))
      const word = fold(concept.typed)
      if (name.tokens.has(word) || rest.tokens.has(word)) typed += weight
    }
    return all === 0
      ? { share: 0, named: 0, typed: 0 }
      : { share: share / all, named: named / all, typed: typed / all }
  }

  /** Weight of a word of a query; one that nothing says weighs as much as the rarest. */
  weightOf({ typed, variants }: Concept): number {
    const word = fold(typed)
    if (/^[0-9]{1,3}$/u.test(word)) return VARIANT_WEIGHTS.light
    const sizes = variants.map(({ phrase }) => this.#terms.hits(phrase).size).filter((size) => size > 0)
    const rarity = Math.log(1 + this.#terms.documents / (1 + Math.max(0, ...sizes)))
    return (LIGHT_WORDS.has(word) ? VARIANT_WEIGHTS.light : 1) * rarity
  }
}

/** Quality of a match in a text: 1 for the word as typed, 0.5 for another word with the same stem (a verb is not a name). */
function quality({ typed, variants }: Concept, text: TextRead): number {
  const { tokens } = text
  let best = 0
  for (const { phrase, kind, weight } of variants) {
    if (weight <= best || !says(text, phrase)) continue
    const isWord =
      kind !== 'own' || phrase.length > 1 || tokens.has(fold(typed)) || isPlural(fold(typed), tokens)
    best = Math.max(best, isWord ? Math.min(1, weight) : weight / 2)
  }
  return best
}

function isPlural(word: string, among: ReadonlySet<string>): boolean {
  return among.has(`${word}s`) || (word.endsWith('s') && among.has(word.slice(0, -1)))
}

/** The share of the telling words of a name that a query says, as typed or corrected. */
export function nameCoverage(name: readonly string[], concepts: readonly Concept[]): number {
  if (name.length === 0) return 0
  const asked = new Set(
    concepts.flatMap(({ variants }) =>
      variants.flatMap(({ kind, phrase }) => (kind === 'synonym' || kind === 'purpose' ? [] : phrase)),
    ),
  )
  return name.filter((word) => asked.has(stem(word))).length / name.length
}
