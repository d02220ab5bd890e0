import { grouped } from '../contract/groups.ts'
import { item } from '../contract/item.ts'
import { lazily } from '../contract/lazily.ts'
import type { Concept } from './query-terms.ts'
import { cutFrom } from './snippet.ts'
import { type Word, wordsAt } from './words.ts'

/** Kinds of answers that a query asks for, and how a text says them: "how long" is answered by "fifteen days". */
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
/** Longest passage, in UTF-16 units. */
const SPAN = 220
/** What an answer of the kind asked for counts next to a word asked. */
const OF_KIND = 1.5

/** Where something is in a text, in UTF-16 units. */
interface Span {
  readonly start: number
  readonly end: number
}

/** A place in the text that answers one part of the query. */
interface Place extends Span {
  readonly part: number
  readonly weight: number
}

/** A text in which passages are looked for: what is the same for all queries is made once. */
export class PassageText {
  readonly text: string
  readonly words: readonly Word[]
  /** Words by the stems that find them. */
  readonly #byStem: ReadonlyMap<string, readonly Word[]>
  readonly #answers = new Map<RegExp, readonly Span[]>()

  constructor(text: string) {
    this.text = text
    this.words = wordsAt(text)
    this.#byStem = grouped(this.words.flatMap((word) => word.stems.map((stem) => [stem, word] as const)))
  }

  /** The words that a stem finds. */
  wordsWith(stem: string): readonly Word[] {
    return this.#byStem.get(stem) ?? []
  }

  /** Where the text has what a pattern finds. */
  answers(said: RegExp): readonly Span[] {
    const known = this.#answers.get(said)
    if (known !== undefined) return known
    const spans = Array.from(this.text.matchAll(said), ({ index, 0: found }) => {
      return { start: index, end: index + found.length }
    })
    this.#answers.set(said, spans)
    return spans
  }
}

/** The passage of a text that answers most of a query: how much of it, from 0 to 1, and the first place that does. */
export interface AnswerPassage {
  readonly share: number
  readonly first: Span | undefined
}

/** Cuts a passage out of its text, at whole words. */
export function cutPassage({ text, words }: PassageText, { first }: AnswerPassage): string {
  return cutFrom(text, words, first, LENGTH).snippet
}

/** A query that is looked for in several texts. */
export class PassageQuery {
  /** What stems count for each word asked. */
  readonly #concepts: readonly ReadonlyMap<string, number>[]
  readonly #kinds: ReturnType<typeof kindsAsked>
  /** Score of a passage that answers all of the query. */
  readonly #whole: number
  /** The most that was found for each part of the query from one place on, and these parts: used again for the next. */
  readonly #most: Float64Array
  readonly #found: Uint16Array

  constructor(q: string, concepts: readonly Concept[]) {
    this.#concepts = concepts.map(weightsOf)
    this.#kinds = kindsAsked(q)
    const most = concepts.map(({ variants }) => Math.max(0, ...variants.map(({ weight }) => weight)))
    this.#whole = [...most, ...this.#kinds.map(() => OF_KIND)].reduce((sum, one) => sum + one, 0)
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

  /** Score of the places from one on that end in time: for each part of the query the one that counts most. */
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
    for (const [part, weights] of this.#concepts.entries())
      for (const [stem, weight] of weights)
        for (const { start, end } of text.wordsWith(stem)) places.push({ start, end, part, weight })
    for (const [at, { said }] of this.#kinds.entries())
      for (const span of text.answers(said))
        places.push({ ...span, part: this.#concepts.length + at, weight: OF_KIND })
    return places.toSorted((one, two) => one.start - two.start || one.end - two.end)
  }
}

/** What stems count for a word asked: those of each way to say it. */
function weightsOf({ variants }: Concept): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { phrase, weight } of variants)
    for (const stem of phrase) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight / phrase.length))
  return weights
}

/** The kinds of answer that a query asks for; none for most. */
export function kindsAsked(q: string) {
  return answerKinds().filter(({ asked }) => asked.test(q))
}
