import { WAY_WEIGHTS } from './search-options.ts'
import { translate } from './foreign-words.ts'
import { guessUnknown } from './spelling-correction.ts'
import { meaningsIn } from './synonyms.ts'
import type { TradeWords } from './trade-words.ts'
import { type Terms, type Way, holds, unitsOf } from './query-words.ts'

/** One thing a query asks for: a word, and all the ways in which a document can say it. */
export interface Concept {
  /** The word as it was typed. */
  readonly typed: string
  readonly ways: readonly Way[]
}

/** What a query asks for, as the words of one index can answer it. Without a word there is nothing to find. */
export function conceptsOf(q: string, terms: Terms, trade: TradeWords): Concept[] {
  const read = unitsOf(q, terms)
  translate(read, terms)
  const units = read.filter(({ isAsked }) => isAsked)
  guessUnknown(units, terms, trade, /\s$/u.test(q))
  for (const { units: covered, phrases, kind } of meaningsIn(read, trade, terms)) {
    const weight = (kind === 'spelling' ? WAY_WEIGHTS.spelling : 1) * WAY_WEIGHTS.synonym
    for (const [at, phrase] of phrases.entries()) {
      if (!holds(terms, phrase)) continue
      // What is printed most often is named first.
      const likely = 1 - WAY_WEIGHTS.later * (at / phrases.length)
      for (const { ways } of covered) ways.push({ phrase, kind, weight: (weight * likely) / covered.length })
    }
  }
  return units.map(({ typed, ways }) => ({ typed, ways: distinct([...ways, ...familiesOf(ways, terms)]) }))
}

/** Single words in their other forms: "surgical" where "surgery" is asked for. */
function familiesOf(ways: readonly Way[], terms: Terms): Way[] {
  return ways.flatMap(({ phrase, kind, weight }) => {
    const [word = '', ...more] = phrase
    if (more.length > 0 || kind === 'spelling' || kind === 'beginning') return []
    const others = terms.familyOf?.(word) ?? []
    return others.map((other): Way => ({
      phrase: [other],
      kind: 'family',
      weight: WAY_WEIGHTS.family * weight,
    }))
  })
}

function distinct(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const key = way.phrase.join(' ')
    if ((best.get(key)?.weight ?? 0) < way.weight) best.set(key, way)
  }
  return [...best.values()]
}
