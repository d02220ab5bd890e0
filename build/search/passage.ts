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

/** Cuts the piece of a text that says most of what was asked, with an answer of the kind asked for where there is one. */
export function passageOf(
  text: string,
  words: readonly Word[],
  q: string,
  concepts: readonly Concept[],
): AnswerPassage {
  const places = placesIn(text, words, q, concepts)
  let best: { score: number; first: Place | undefined } = { score: 0, first: undefined }
  for (const [at, first] of places.entries()) {
    const parts = new Map<number, number>()
    for (let next = at; next < places.length; next += 1) {
      const place = places[next]
      if (place === undefined || place.end > first.start + SPAN) break
      parts.set(place.part, Math.max(parts.get(place.part) ?? 0, place.weight))
    }
    const score = [...parts.values()].reduce((sum, weight) => sum + weight, 0)
    if (score > best.score) best = { score, first }
  }
  const most = concepts.map(({ ways }) => Math.max(0, ...ways.map(({ weight }) => weight)))
  const whole = [...most, ...kindsAsked(q).map(() => WEIGHTS.kind)].reduce((sum, weight) => sum + weight, 0)
  const { snippet, from } = cutFrom(text, words, best.first, LENGTH)
  const highlights = places
    .filter(({ start, end }) => start >= from && end <= from + snippet.length)
    .map(({ start, end }): [number, number] => [start - from, end - from])
  return { snippet, highlights, share: whole === 0 ? 0 : Math.min(1, best.score / whole) }
}

/** Everything in the text that answers a part of the query, in the order of the text. */
function placesIn(text: string, words: readonly Word[], q: string, concepts: readonly Concept[]): Place[] {
  const places: Place[] = []
  for (const [part, { ways }] of concepts.entries()) {
    const stems = new Map<string, number>()
    for (const { phrase, weight } of ways)
      for (const stem of phrase) stems.set(stem, Math.max(stems.get(stem) ?? 0, weight / phrase.length))
    for (const { start, end, stems: said } of words) {
      const weight = Math.max(0, ...said.map((stem) => weightOf(stem, stems)))
      if (weight > 0) places.push({ start, end, part, weight })
    }
  }
  for (const [at, { said }] of kindsAsked(q).entries())
    for (const { index, 0: words } of text.matchAll(said))
      places.push({
        start: index,
        end: index + words.length,
        part: concepts.length + at,
        weight: WEIGHTS.kind,
      })
  return places.toSorted((one, two) => one.start - two.start || one.end - two.end)
}

function weightOf(stem: string, asked: ReadonlyMap<string, number>): number {
  const exact = asked.get(stem)
  if (exact !== undefined) return exact
  if (stem.length < FAMILY) return 0
  let most = 0
  for (const [other, weight] of asked)
    if (other.length >= FAMILY && other.slice(0, FAMILY) === stem.slice(0, FAMILY))
      most = Math.max(most, weight * WEIGHTS.family)
  return most
}

/** The kinds of answer that a query asks for; none for most. */
export function kindsAsked(q: string) {
  return ANSWER_KINDS.filter(({ asked }) => asked.test(q))
}
