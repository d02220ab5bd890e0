import type { LawFile } from '../contract/index-files/law.ts'
import { stem, tokens } from './words.ts'
import type { LawFound } from './rank-law.ts'
import { STOP_WORDS } from './stop-words.ts'

/** A question of the table of questions, with its answer. */
export type LawQuestion = LawFile['questions'][number]

/** Which share of all the words of a query and a question both must hold to be one question. */
const ALIKE = 0.75

/**
 * The question of the table that a query asks in its words, or in nearly all of them; null where it asks none of them.
 *
 * @example questionAsked('claim rejected!', [{ question: 'My claim was rejected', … }]) // that question
 */
export function questionAsked(q: string, questions: LawFile['questions']): LawQuestion | null {
  const asked = contentOf(q)
  let [best, share]: [LawQuestion | null, number] = [null, ALIKE]
  for (const one of questions)
    for (const words of [one.question, ...one.also]) {
      const alike = shareOf(asked, contentOf(words))
      if (alike > share || (best === null && alike === share)) [best, share] = [one, alike]
    }
  return best
}

/** The stems that carry a question; "not" turns it round. */
function contentOf(text: string): ReadonlySet<string> {
  const carries = (token: string) => token === 'not' || token === 'no' || !STOP_WORDS.has(token)
  return new Set(tokens(text).filter(carries).map(stem))
}

function shareOf(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const both = [...one].filter((word) => two.has(word)).length
  return both === 0 ? 0 : both / (one.size + two.size - both)
}

/** What was found, with the sections that answer a question of the table before all others, in the order of its answer. */
export function answersFirst(found: LawFound, asked: LawQuestion | null): LawFound {
  if (asked === null) return found
  const answering = new Set(asked.answer.map(({ section }) => section))
  const byId = new Map(found.ranked.map((one) => [one.id, one]))
  const first = [...answering].map((id) => byId.get(id) ?? { id, score: 0, matched: 0, found: [] })
  return { ...found, ranked: [...first, ...found.ranked.filter(({ id }) => !answering.has(id))] }
}
