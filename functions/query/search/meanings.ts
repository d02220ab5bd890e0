import type { Unit } from './query-terms.ts'
import { LONGEST_PHRASE, type Phrase, type TradeWords, askedKey, phraseKey } from './trade-words.ts'

/** What some words of a query can be said as. */
interface Meaning {
  readonly units: readonly Unit[]
  readonly phrases: readonly Phrase[]
  /** Whether one of the words is only a guess at what was meant. */
  readonly isGuess: boolean
}

/**
 * What the thesaurus knows of the words of a query: for every run of words what means the same, and for words that are
 * near each other what documents print for them. Each phrase is looked up by its key, so that the work depends on the
 * number of words alone.
 */
export function meaningsIn(units: readonly Unit[], trade: TradeWords): Meaning[] {
  const found: Meaning[] = []
  const add = (run: readonly Unit[], phrases: readonly Phrase[] | undefined) => {
    const asked = run.filter(({ isAsked }) => isAsked)
    if (phrases === undefined || asked.length === 0) return
    found.push({ units: asked, phrases, isGuess: run.some((unit) => unit.isGuess) })
  }
  for (const run of runsOf(units)) add(run, trade.same.get(phraseKey(wordsOf(run))))
  for (const run of runsOf(units.filter(({ isAsked }) => isAsked))) {
    add(run, trade.asked.get(askedKey(wordsOf(run))))
    // "hospital stay" is asked by "hospital had me stay", too: one word may be between.
    for (const left of run.slice(1, -1)) {
      const others = run.filter((unit) => unit !== left)
      add(others, trade.asked.get(askedKey(wordsOf(others))))
    }
  }
  return found
}

function runsOf(units: readonly Unit[]): Unit[][] {
  return units.flatMap((_, from) => {
    const most = Math.min(LONGEST_PHRASE, units.length - from)
    return Array.from({ length: most }, (_, more) => units.slice(from, from + more + 1))
  })
}

function wordsOf(run: readonly Unit[]): string[] {
  return run.flatMap(({ read }) => read)
}
