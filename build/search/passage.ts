import { lazily } from '../contract/lazily.ts'
import type { Concept } from './query-terms.ts'
import { type SaidPlace, type PlacedText, type Span, mostSaid } from './snippet.ts'

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
/** Weight of an answer of the kind asked for, next to that of a word asked. */
const OF_KIND = 1.5

/** The passage of a text that answers most of a query: how much of it, from 0 to 1, and the first place that does. */
export interface AnswerPassage {
  readonly share: number
  readonly first: Span | undefined
}

/** Cuts a passage out of its text, at whole words. */
export function cutPassage(text: PlacedText, { first }: AnswerPassage): string {
  return text.cut(first, LENGTH).snippet
}

/** Finds the piece of texts that says most of what was asked, with an answer of the kind asked for where there is one. */
export function passagesFor(q: string, concepts: readonly Concept[]): (text: PlacedText) => AnswerPassage {
  const [asked, kinds] = [concepts.map(weightsOf), kindsAsked(q)]
  const most = concepts.map(({ variants }) => Math.max(0, ...variants.map(({ weight }) => weight)))
  const whole = most.reduce((sum, one) => sum + one, kinds.length * OF_KIND)
  return (text) => {
    const places: SaidPlace[] = []
    const add = (spans: readonly Span[], part: number, weight: number) => {
      for (const { start, end } of spans) places.push({ start, end, part, weight })
    }
    for (const [part, weights] of asked.entries())
      for (const [stem, weight] of weights) add(text.wordsOf([stem]), part, weight)
    for (const [at, { said }] of kinds.entries()) add(text.matches(said), asked.length + at, OF_KIND)
    const { score, first } = mostSaid(places, SPAN)
    return { share: whole === 0 ? 0 : Math.min(1, score / whole), first }
  }
}

/** Weights of stems for a word asked: those of each way to say it. */
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
