import { type QueryWord, type Terms, holds } from './query-words.ts'
import { LONGEST_PHRASE, type Phrase, type TradeWords, askedKey, phraseKey } from './trade-words.ts'

/** Other ways to say some words of a query. */
export interface Meaning {
  readonly words: readonly QueryWord[]
  readonly phrases: readonly Phrase[]
  /** A guess where one of the words is only a guess at what was meant. */
  readonly kind: 'synonym' | 'purpose' | 'spelling'
}

/**
 * Looks up the words of a query in the thesaurus: for every run of words what means the same, and for words that are
 * near each other what documents print for them. Each phrase is looked up by its key, so that the work depends on the
 * number of words alone.
 */
export function meaningsIn(words: readonly QueryWord[], trade: TradeWords, terms: Terms): Meaning[] {
  const found: Meaning[] = []
  const add = (
    run: readonly QueryWord[],
    phrases: readonly Phrase[] | undefined,
    kind: 'synonym' | 'purpose' = 'synonym',
  ) => {
    const asked = run.filter(({ isAsked }) => isAsked)
    if (phrases === undefined || asked.length === 0) return
    found.push({ words: asked, phrases, kind: run.some(({ isGuess }) => isGuess) ? 'spelling' : kind })
  }
  for (const run of runsOf(words)) {
    for (const words of readingsOf(run)) add(run, trade.same.get(phraseKey(words)))
  }
  for (const some of nearEachOther(words.filter(({ isAsked }) => isAsked))) {
    const isHeld = some.some(({ variants }) => variants.some(({ phrase }) => holds(terms, phrase)))
    for (const words of readingsOf(some)) {
      add(some, trade.asked.get(askedKey(words)))
      if (!isHeld) add(some, trade.unheld.get(askedKey(words)), 'purpose')
    }
  }
  return found
}

/** One word, two or three with up to two others between them: "stay" and "hospital" of "hospital made me stay". */
function nearEachOther(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap((first, at) => {
    const next = words.slice(at + 1, at + 1 + WITHIN)
    const pairs = next.map((second) => [first, second])
    const triples = next.flatMap((second, nth) => next.slice(nth + 1).map((third) => [first, second, third]))
    return [[first], ...pairs, ...triples]
  })
}

/** Number of words after the first within which the others of an asked phrase may be. */
const WITHIN = 3

function runsOf(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap((_, from) => {
    const most = Math.min(LONGEST_PHRASE, words.length - from)
    return Array.from({ length: most }, (_, more) => words.slice(from, from + more + 1))
  })
}

/** The words of a run in every way they can be read: misspelled ones may have been meant for one of a few, those of Hindi have a meaning. */
function readingsOf(run: readonly QueryWord[]): string[][] {
  let readings: string[][] = [[]]
  for (const { reads, readings: inEnglish } of run) {
    const all = [...reads, ...inEnglish.map(({ phrase }) => phrase)]
    readings = readings.flatMap((words) => all.map((read) => [...words, ...read]))
  }
  return readings
}
