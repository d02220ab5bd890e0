import type { LawFile } from '../contract/index-files/law.ts'
import { grouped } from '../contract/groups.ts'
import { item } from '../contract/item.ts'
import type { Concept } from './query-terms.ts'
import { VARIANT_WEIGHTS } from './search-options.ts'
import { type Hindi, carriesNothing, foreignWord } from './foreign-words.ts'
import { LIGHT_STEMS, fold, stem, tokens } from './words.ts'

/** A question of the table of questions, with its answer. */
export type LawQuestion = LawFile['questions'][number]

/** A question that people ask, and other ways of asking it. */
export interface Askable {
  readonly question: string
  readonly also: readonly string[]
}

/** Likeness of a query to a question of the table. Words that no question has count neither for nor against it. */
export interface Alike<Question extends Askable = LawQuestion> {
  readonly question: Question
  /** From 0, nothing in common, to 1, the same words. */
  readonly likeness: number
  /** Shared by the query and the nearest way of asking, as a share of what either says. */
  readonly shared: number
  /** The share of the query that the question has in any of its words. */
  readonly coverage: number
  /** The share of the words of the query that any question has: the others neither raise nor lower a likeness. */
  readonly known: number
  /** Number of words that the query and the nearest way of asking have in common: a word that one question has is one. */
  readonly matched: number
  /** Whether a way of asking it is the query, word for word, in whatever order. */
  readonly isSame: boolean
  /** Whether the nearest way of asking says "not" and the query does not. */
  readonly isOpposite: boolean
}

/** Likeness left to a way of asking that says "not" where the query does not. */
const OTHER_WAY_ROUND = 0.6

/** One way of asking a question, with the stems that carry it. */
interface Asking {
  readonly place: number
  readonly words: string
  readonly stems: ReadonlySet<string>
  readonly isDenied: boolean
}

/** The table of questions, ready to be compared with queries: rare words weigh more than those of many questions. */
export class QuestionTable<Question extends Askable = LawQuestion> {
  readonly #questions: readonly Question[]
  readonly #hindi: Hindi
  /** The places of the questions that have a stem in any way of asking. */
  readonly #askedIn: ReadonlyMap<string, ReadonlySet<number>>
  readonly #weights: ReadonlyMap<string, number>
  readonly #askingsWith: ReadonlyMap<string, readonly Asking[]>

  constructor(questions: readonly Question[], hindi: Hindi) {
    this.#questions = questions
    this.#hindi = hindi
    const askings = questions.flatMap(({ question, also }, place) =>
      [question, ...also].map((words) => {
        return { place, words, stems: contentOf(words, hindi), isDenied: isDenied(words, hindi) }
      }),
    )
    const withStem = askings.flatMap((one) => Array.from(one.stems, (stem) => [stem, one] as const))
    this.#askingsWith = grouped(withStem)
    this.#askedIn = new Map(
      Array.from(this.#askingsWith, ([stem, all]) => [stem, new Set(all.map(({ place }) => place))]),
    )
    this.#weights = new Map(
      Array.from(this.#askedIn, ([stem, places]) => {
        const rarity = Math.log(1 + questions.length / places.size)
        return [stem, LIGHT_STEMS.has(stem) ? VARIANT_WEIGHTS.light * rarity : rarity]
      }),
    )
  }

  /** The questions that a query has words in common with, the most alike first; `without` is a way of asking to pass over. */
  alike(q: string, concepts: readonly Concept[], without?: string): Alike<Question>[] {
    const denied = isDenied(q, this.#hindi)
    const asked = concepts.map((concept) => this.#weighed(concept)).filter(({ weight }) => weight > 0)
    const all = asked.reduce((sum, { weight }) => sum + weight, 0)
    // To rank sections, words that no question has do count: each as one that a single question has would.
    const carrying = concepts.filter(({ typed }) => !carriesNothing(fold(typed), this.#hindi)).length
    const unknown = (carrying - asked.length) * Math.log(1 + this.#questions.length)
    const isKnown = asked.length === carrying
    const best = new Map<number, Omit<Alike<Question>, 'question' | 'coverage'>>()
    for (const { place, words, stems, isDenied } of this.#sharing(asked)) {
      if (words === without) continue
      const { both, said } = inCommon(asked, (stem) => stems.has(stem))
      if (both === 0) continue
      const unsaid = this.#weightOf(stems, said)
      const likeness = both / Math.sqrt(all * (both + unsaid))
      const isSame = isKnown && unsaid === 0 && both === all && isDenied === denied
      const alike = isSame ? 1 : isDenied && !denied ? likeness * OTHER_WAY_ROUND : likeness
      const found = {
        likeness: alike,
        shared: both / (all + unknown + unsaid),
        matched: both / Math.log(1 + this.#questions.length),
        known: asked.length / Math.max(carrying, 1),
        isSame,
        isOpposite: isDenied && !denied,
      }
      if (isSame || alike > (best.get(place)?.likeness ?? 0)) best.set(place, found)
    }
    return Array.from(best, ([place, { likeness, ...found }]) => {
      const { both } = inCommon(asked, (stem) => this.#askedIn.get(stem)?.has(place) === true)
      const coverage = both / all
      const question = item(this.#questions, place)
      return { question, ...found, likeness: (likeness + coverage) / 2, coverage }
    }).toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || b.likeness - a.likeness)
  }

  /** The ways of asking that have a stem of what is asked. */
  #sharing(asked: readonly Weighed[]): Iterable<Asking> {
    const stems = asked.flatMap(({ variants }) => variants.flatMap(({ phrase }) => phrase.slice(0, 1)))
    return new Set([...new Set(stems)].flatMap((stem) => this.#askingsWith.get(stem) ?? []))
  }

  #weighed({ typed, variants }: Concept): Weighed {
    const known = variants.filter(({ phrase }) => phrase.every((stem) => this.#askedIn.has(stem)))
    const weights = known.map(({ kind, phrase, weight }) => {
      return (kind === 'own' ? 1 : weight) * Math.max(...phrase.map((stem) => this.#weightOf([stem])))
    })
    // A word that carries nothing is asked only as part of another: "under insurance".
    return { variants: known, weight: carriesNothing(fold(typed), this.#hindi) ? 0 : Math.max(0, ...weights) }
  }

  #weightOf(stems: Iterable<string>, except?: ReadonlySet<string>): number {
    let sum = 0
    for (const stem of stems) if (except?.has(stem) !== true) sum += this.#weights.get(stem) ?? 0
    return sum
  }
}

/** A concept of a query: its variants that some question has, and what it weighs; nothing where none has. */
interface Weighed {
  readonly variants: Concept['variants']
  readonly weight: number
}

/** Words that a query and some stems share: their weight, and the stems. */
function inCommon(asked: readonly Weighed[], has: (stem: string) => boolean) {
  const said = new Set<string>()
  let both = 0
  for (const { variants, weight } of asked) {
    let most = 0
    for (const { phrase, kind, weight } of variants) {
      if (!phrase.every(has)) continue
      most = Math.max(most, kind === 'own' ? 1 : weight)
      for (const stem of phrase) said.add(stem)
    }
    both += most * weight
  }
  return { both, said }
}

/** "not", by itself or at the end of a verb. */
const DENYING = /^(?:not?|(?:do|wo|ca|did|does|is|was|would|could|have|has)nt)$/u

/** Whether a text says "not": "claim not paid" and "claim paid" are different questions. */
function isDenied(text: string, hindi: Hindi): boolean {
  return tokens(text).some(
    (token) => DENYING.test(token) || foreignWord(token, hindi)?.english.includes('not') === true,
  )
}

/** The stems that carry a question. */
function contentOf(text: string, hindi: Hindi): ReadonlySet<string> {
  return new Set(
    tokens(text)
      .filter((token) => !carriesNothing(token, hindi))
      .map(stem),
  )
}
