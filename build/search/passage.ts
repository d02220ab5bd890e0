import { item } from '../contract/item.ts'
import type { Concept } from './query-terms.ts'
import { type Snippet, cutFrom } from './snippet.ts'
import type { Word } from './words.ts'

/** A piece of a text that answers a query, and how much of the query it answers, from 0 to 1. */
export interface AnswerPassage extends Snippet {
  readonly share: number
}

/** What a query asks for by its kind, and how a text says it: "how long" is answered by "fifteen days". */
const ANSWER_KINDS = [
  {
    asked:
      /\b(?:times?|timelines?|long|days?|hours?|weeks?|months?|years?|periods?|deadlines?|soon|quickly|delay\w*|late|when|limitation)\b/iu,
    said: /(?<![\w.])(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|sixty|ninety)(?:\s*\([^()]{1,20}\))?\s+(?:working |calendar |clear |business )?(?:hours?|days?|weeks?|months?|years?)\b/giu,
  },
  {
    asked:
      /\b(?:how much|amounts?|rupees|rates?|interest|per ?cent\w*|penalt\w+|compensation|fees?|limit)\b/iu,
    said: /(?:₹|\brs\.?|\brupees)\s*[\d,]+|\b\d+(?:\.\d+)?\s*(?:%|per ?cent\b)|\b(?:lakh|crore|thousand|hundred)\s+rupees\b|\b\w+\s+per ?cent\b/giu,
  },
] as const

/** About how long a passage is, in UTF-16 units: what comes after the words is often the condition. */
const LENGTH = 380
/** How far apart the words of a passage may be, in UTF-16 units. */
const SPAN = 220
/** What an answer of the kind asked for counts next to a word asked, and a word of the same family next to that word. */
const WEIGHTS = { kind: 1.5, family: 0.6 } as const
/** How many letters two words of one family begin with: "settled", "settlement". */
const FAMILY = 5

/** A place in the text that answers one part of the query. */
interface Place {
  readonly start: number
  readonly end: number
  readonly part: number
  readonly weight: number
}

/** A query that is looked for in several texts: what a word counts for it is worked out once. */
export class PassageQuery {
  readonly #concepts: readonly StemWeights[]
  /** What the words met so far count for the parts of the query; most count for none. */
  readonly #known = new Map<string, readonly Weight[]>()
  readonly #kinds: ReturnType<typeof kindsAsked>
  /** What a passage counts that answers all of the query. */
  readonly #whole: number

  constructor(q: string, concepts: readonly Concept[]) {
    this.#concepts = concepts.map((concept) => new StemWeights(concept))
    this.#kinds = kindsAsked(q)
    const most = concepts.map(({ ways }) => Math.max(0, ...ways.map(({ weight }) => weight)))
    this.#whole = [...most, ...this.#kinds.map(() => WEIGHTS.kind)].reduce((sum, one) => sum + one, 0)
  }

  /** Cuts the piece of a text that says most of what was asked, with an answer of the kind asked for where there is one. */
  passageOf(text: string, words: readonly Word[]): AnswerPassage {
    const places = this.#placesIn(text, words)
    let best: { score: number; first: Place | undefined } = { score: 0, first: undefined }
    const parts = new Map<number, number>()
    for (const [at, first] of places.entries()) {
      parts.clear()
      for (let next = at; next < places.length; next += 1) {
        const place = item(places, next)
        if (place.end > first.start + SPAN) break
        parts.set(place.part, Math.max(parts.get(place.part) ?? 0, place.weight))
      }
      let score = 0
      for (const weight of parts.values()) score += weight
      if (score > best.score) best = { score, first }
    }
    const { snippet, from } = cutFrom(text, words, best.first, LENGTH)
    const highlights = places
      .filter(({ start, end }) => start >= from && end <= from + snippet.length)
      .map(({ start, end }): [number, number] => [start - from, end - from])
    return { snippet, highlights, share: this.#whole === 0 ? 0 : Math.min(1, best.score / this.#whole) }
  }

  /** Everything in the text that answers a part of the query, in the order of the text. */
  #placesIn(text: string, words: readonly Word[]): Place[] {
    const places: Place[] = []
    for (const { start, end, stems } of words)
      for (const { part, weight } of this.#weightsOf(stems)) places.push({ start, end, part, weight })
    for (const [at, { said }] of this.#kinds.entries())
      for (const { index, 0: found } of text.matchAll(said)) {
        const part = this.#concepts.length + at
        places.push({ start: index, end: index + found.length, part, weight: WEIGHTS.kind })
      }
    return places.toSorted((one, two) => one.start - two.start || one.end - two.end)
  }

  /** What the stems of one word count, for each part for which they count. */
  #weightsOf(stems: readonly string[]): readonly Weight[] {
    const word = stems.length === 1 ? item(stems, 0) : stems.join(' ')
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const weights = this.#concepts.flatMap((concept, part) => {
      const weight = Math.max(0, ...stems.map((stem) => concept.of(stem)))
      return weight > 0 ? { part, weight } : []
    })
    this.#known.set(word, weights)
    return weights
  }
}

/** What a word counts for a part of the query. */
type Weight = Pick<Place, 'part' | 'weight'>

/** What stems count for a concept: those of its ways, and of others those of the same family. */
class StemWeights {
  readonly #asked = new Map<string, number>()

  constructor({ ways }: Concept) {
    for (const { phrase, weight } of ways)
      for (const stem of phrase)
        this.#asked.set(stem, Math.max(this.#asked.get(stem) ?? 0, weight / phrase.length))
  }

  of(stem: string): number {
    const exact = this.#asked.get(stem)
    if (exact !== undefined) return exact
    if (stem.length < FAMILY) return 0
    let most = 0
    for (const [other, weight] of this.#asked)
      if (other.length >= FAMILY && other.slice(0, FAMILY) === stem.slice(0, FAMILY))
        most = Math.max(most, weight * WEIGHTS.family)
    return most
  }
}

/** The kinds of answer that a query asks for; none for most. */
export function kindsAsked(q: string) {
  return ANSWER_KINDS.filter(({ asked }) => asked.test(q))
}
