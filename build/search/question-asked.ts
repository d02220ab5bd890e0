import { grouped } from '../contract/groups.ts'
import type { LawFile } from '../contract/index-files/law.ts'
import { item } from '../contract/item.ts'
import type { Concept } from './query-terms.ts'
import { type Ranked, byScore } from './rank.ts'
import { LAW_RANKING, WAY_WEIGHTS } from './search-options.ts'
import { type Hindi, carriesNothing, foreignWord } from './foreign-words.ts'
import { LIGHT_STEMS } from './filler-stems.ts'
import { fold, stem, tokens } from './words.ts'

/** A question of the table of questions, with its answer. */
export type LawQuestion = LawFile['questions'][number]

/** How alike a query and a question of the table are: 0 is nothing in common, 1 the same words. */
export interface Alike {
  readonly question: LawQuestion
  readonly likeness: number
}

/** What a question is still alike if only one of the two says "not". */
const OTHER_WAY_ROUND = 0.6

/** One way of asking a question: its stems, each with its weight. */
interface Asking {
  readonly question: LawQuestion
  readonly stems: ReadonlyMap<string, number>
  readonly isDenied: boolean
}

/** The table of questions, ready to be compared with queries: rare words weigh more than those of many questions. */
export class QuestionTable {
  readonly #askings: readonly Asking[]
  /** The places of the askings that have a stem. */
  readonly #withStem: ReadonlyMap<string, readonly number[]>
  readonly #weightOf: (stem: string) => number
  readonly #hindi: Hindi

  constructor(questions: LawFile['questions'], hindi: Hindi) {
    this.#hindi = hindi
    const askings = questions.flatMap((question) =>
      [question.question, ...question.also].map((words) => {
        return { question, stems: contentOf(words, hindi), isDenied: isDenied(words, hindi) }
      }),
    )
    const askedIn = new Map<string, Set<LawQuestion>>()
    for (const { question, stems } of askings)
      for (const stem of stems) askedIn.set(stem, (askedIn.get(stem) ?? new Set()).add(question))
    this.#weightOf = (stem) => {
      const rarity = Math.log(1 + questions.length / (askedIn.get(stem)?.size ?? 0.5))
      return LIGHT_STEMS.has(stem) ? WAY_WEIGHTS.light * rarity : rarity
    }
    this.#askings = askings.map((asking) => {
      return { ...asking, stems: new Map([...asking.stems].map((stem) => [stem, this.#weightOf(stem)])) }
    })
    this.#withStem = grouped(
      this.#askings.flatMap(({ stems }, at) => [...stems.keys()].map((stem) => [stem, at] as const)),
    )
  }

  /** The questions that a query has words in common with, the most alike first. */
  alike(q: string, concepts: readonly Concept[]): Alike[] {
    const denied = isDenied(q, this.#hindi)
    const best = new Map<LawQuestion, number>()
    const asked = concepts.map((concept) => this.#weighed(concept))
    const stems = new Set(asked.flatMap(({ variants }) => variants.flatMap(({ phrase }) => phrase)))
    const places = new Set([...stems].flatMap((stem) => this.#withStem.get(stem) ?? []))
    for (const at of [...places].toSorted((one, two) => one - two)) {
      const { question, stems, isDenied } = item(this.#askings, at)
      const likeness = likenessOf(asked, stems) * (isDenied === denied ? 1 : OTHER_WAY_ROUND)
      if (likeness > (best.get(question) ?? 0)) best.set(question, likeness)
    }
    return [...best]
      .map(([question, likeness]) => ({ question, likeness }))
      .toSorted((one, two) => two.likeness - one.likeness)
  }

  #weighed({ typed, variants }: Concept): Weighed {
    const own = variants.find(({ kind }) => kind === 'own')?.phrase ?? []
    return {
      variants: variants.filter(({ phrase }) => phrase.every((stem) => this.#withStem.has(stem))),
      // A word that carries nothing is asked only as part of another: "under insurance".
      weight: carriesNothing(fold(typed), this.#hindi)
        ? 0
        : Math.max(0, ...own.map((stem) => this.#weightOf(stem))),
    }
  }
}

/** A concept of a query: its variants that a question of the table has, and what it weighs. */
interface Weighed {
  readonly variants: Concept['variants']
  readonly weight: number
}

/** What both say, as a share of all that either says. */
function likenessOf(asked: readonly Weighed[], stems: ReadonlyMap<string, number>): number {
  const said = new Set<string>()
  let [both, all] = [0, 0]
  for (const { variants, weight } of asked) {
    let most = 0
    for (const { phrase, kind, weight } of variants) {
      if (!phrase.every((stem) => stems.has(stem))) continue
      most = Math.max(most, kind === 'own' ? 1 : weight)
      for (const stem of phrase) said.add(stem)
    }
    both += most * weight
    all += weight
  }
  for (const [stem, weight] of stems) if (!said.has(stem)) all += weight
  return all === 0 ? 0 : both / all
}

/** Whether a text says "not": "claim not paid" and "claim paid" are different questions. */
function isDenied(text: string, hindi: Hindi): boolean {
  return tokens(text).some(
    (token) =>
      token === 'not' || token === 'no' || foreignWord(token, hindi)?.english.includes('not') === true,
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

/**
 * Sections ranked with what people ask of them: what answers a question like the query comes before what only holds its
 * words, and the answer of the question asked before all else.
 */
export function answersFirst(
  ranked: readonly Ranked[],
  alike: readonly Alike[],
  asked: LawQuestion | null,
): Ranked[] {
  const bonus = new Map<number, number>()
  for (const { question, likeness } of alike)
    for (const [at, { section }] of question.answer.entries()) {
      const more = LAW_RANKING.asked * likeness * (at === 0 ? 1 : LAW_RANKING.askedLater)
      bonus.set(section, Math.max(bonus.get(section) ?? 0, more))
    }
  const raised = ranked
    .map((one) => {
      const more = bonus.get(one.id)
      return more === undefined ? one : { ...one, score: one.score * (1 + more) }
    })
    .sort(byScore)
  if (asked === null) return raised
  const answering = new Set(asked.answer.map(({ section }) => section))
  const byId = new Map(raised.map((one) => [one.id, one]))
  const first = [...answering].map((id) => byId.get(id) ?? { id, score: 0, matched: 0, held: 0 })
  return [...first, ...raised.filter(({ id }) => !answering.has(id))]
}
