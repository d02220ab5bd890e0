import { item } from '../contract/item.ts'
import { lazily } from '../contract/lazily.ts'
import type { Concept } from './query-terms.ts'
import { type PassageText, type PassageTexts, type Span, familyOf } from './passage-texts.ts'
import { cutFrom } from './snippet.ts'

/** What a query asks for by its kind, and how a text says it: "how long" is answered by "fifteen days". */
const answerKinds = lazily(
  () =>
    [
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
    ] as const,
)

/** About how long a passage is, in UTF-16 units: what comes after the words is often the condition. */
const LENGTH = 380
/** How far apart the words of a passage may be, in UTF-16 units. */
const SPAN = 220
/** What an answer of the kind asked for counts next to a word asked, and a word of the same family next to that word. */
const WEIGHTS = { kind: 1.5, family: 0.6 } as const

/** A place in the text that answers one part of the query. */
interface Place extends Span {
  readonly part: number
  readonly weight: number
}

/** What a word counts for a part of the query. */
type Weight = Pick<Place, 'part' | 'weight'>

/** The passage of a text that answers most of a query: how much of it, from 0 to 1, and the first place that does. */
export interface AnswerPassage {
  readonly share: number
  readonly first: Span | undefined
}

/** Cuts a passage out of its text, at whole words. */
export function cutPassage({ text, words }: PassageText, { first }: AnswerPassage): string {
  return cutFrom(text, words, first, LENGTH).snippet
}

/** A query that is looked for in several texts: what a word counts for it is worked out once. */
export class PassageQuery {
  readonly #texts: PassageTexts
  readonly #concepts: readonly StemWeights[]
  /** By the number of each word: 0 where it counts for no part of the query, as most do. */
  readonly #mayCount: Uint8Array
  /** What the words met so far count for the parts of the query, by their numbers. */
  readonly #weights = new Map<number, readonly Weight[]>()
  readonly #kinds: ReturnType<typeof kindsAsked>
  /** What a passage counts that answers all of the query. */
  readonly #whole: number
  /** The most that was found for each part of the query from one place on, and these parts: used again for the next. */
  readonly #most: Float64Array
  readonly #found: Uint16Array

  constructor(q: string, concepts: readonly Concept[], texts: PassageTexts) {
    this.#texts = texts
    this.#concepts = concepts.map((concept) => new StemWeights(concept))
    this.#mayCount = texts.inFamilies(this.#concepts.flatMap(({ families }) => [...families.keys()]))
    this.#kinds = kindsAsked(q)
    const most = concepts.map(({ variants }) => Math.max(0, ...variants.map(({ weight }) => weight)))
    this.#whole = [...most, ...this.#kinds.map(() => WEIGHTS.kind)].reduce((sum, one) => sum + one, 0)
    const parts = concepts.length + this.#kinds.length
    this.#most = new Float64Array(parts)
    this.#found = new Uint16Array(parts)
  }

  /** Finds the piece of a text that says most of what was asked, with an answer of the kind asked for where there is one. */
  passageOf(text: PassageText): AnswerPassage {
    const places = this.#placesIn(text)
    let best: { score: number; first: Place | undefined } = { score: 0, first: undefined }
    for (const [at, first] of places.entries()) {
      const score = this.#scoreFrom(places, at, first.start + SPAN)
      if (score > best.score) best = { score, first }
    }
    return { share: this.#whole === 0 ? 0 : Math.min(1, best.score / this.#whole), first: best.first }
  }

  /** What the places from one on count that end in time: for each part of the query the one that counts most. */
  #scoreFrom(places: readonly Place[], from: number, end: number): number {
    let parts = 0
    for (let at = from; at < places.length; at += 1) {
      const place = item(places, at)
      if (place.end > end) break
      const { part, weight } = place
      const most = this.#most[part] ?? 0
      if (most === 0) this.#found[parts++] = part
      if (weight > most) this.#most[part] = weight
    }
    let score = 0
    for (let at = 0; at < parts; at += 1) {
      const part = this.#found[at] ?? 0
      score += this.#most[part] ?? 0
      this.#most[part] = 0
    }
    return score
  }

  /** Everything in the text that answers a part of the query, in the order of the text. */
  #placesIn(text: PassageText): Place[] {
    const places: Place[] = []
    const { words, numbers } = text
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0
      if (this.#mayCount[number] === 0) continue
      const { start, end } = item(words, at)
      for (const { part, weight } of this.#weightsOf(number)) places.push({ start, end, part, weight })
    }
    if (this.#kinds.length === 0) return places
    for (const [at, { said }] of this.#kinds.entries())
      for (const span of text.answers(said))
        places.push({ ...span, part: this.#concepts.length + at, weight: WEIGHTS.kind })
    return places.toSorted((one, two) => one.start - two.start || one.end - two.end)
  }

  /** What a word counts, for each part for which it counts. */
  #weightsOf(number: number): readonly Weight[] {
    const known = this.#weights.get(number)
    if (known !== undefined) return known
    const stems = this.#texts.stems(number)
    const weights = this.#concepts.flatMap((concept, part): Weight[] => {
      const weight = Math.max(0, ...stems.map((stem) => concept.of(stem)))
      return weight > 0 ? [{ part, weight }] : []
    })
    this.#weights.set(number, weights)
    return weights
  }
}

/** What stems count for a concept: those of its variants, and of others those of the same family. */
class StemWeights {
  readonly #asked = new Map<string, number>()
  /** The most that a stem counts of those of a family. */
  readonly families = new Map<string, number>()

  constructor({ variants }: Concept) {
    for (const { phrase, weight } of variants)
      for (const stem of phrase) raise(this.#asked, stem, weight / phrase.length)
    for (const [stem, weight] of this.#asked) raise(this.families, familyOf(stem), weight)
  }

  of(stem: string): number {
    const exact = this.#asked.get(stem)
    if (exact !== undefined) return exact
    return (this.families.get(familyOf(stem)) ?? 0) * WEIGHTS.family
  }
}

function raise(most: Map<string, number>, key: string, weight: number): void {
  most.set(key, Math.max(most.get(key) ?? 0, weight))
}

/** The kinds of answer that a query asks for; none for most. */
export function kindsAsked(q: string) {
  return answerKinds().filter(({ asked }) => asked.test(q))
}
