import type { Clause } from '../../contract/authored/clauses.ts'
import { readOnce } from '../../contract/lazily.ts'
import { sentenceEnds } from '../../check/proof/quote-passage.ts'
import { type PrintedWord, squeezed, unlabelled, wordsIn, withoutNumber } from './difference.ts'

// The sentences of a clause, for comparing editions.

/** A sentence, line or entry of a clause. */
export interface ClauseSentence {
  readonly clause: Clause
  readonly text: string
  readonly page: number
  /** Where it is in the text of the clause. */
  readonly start: number
  readonly end: number
  /** Its words as they are compared, in a row, and one by one. */
  readonly said: string
  readonly words: readonly SentenceWord[]
}

/** A word, and the sentence that it is of. */
export interface SentenceWord extends PrintedWord {
  readonly of: ClauseSentence
}

/** The leaders of a line of a list of contents: such a line says no more than the heading it leads to. */
const OF_CONTENTS = /(?:\.\s?){5,}/u

/** The sentences of a clause over the ends of its pages, without labels and lists of contents. */
export const sentencesIn = readOnce((clause: Clause): ClauseSentence[] => {
  const whole = clause.text.replaceAll('\f', ' ')
  const ends = sentenceEnds(whole)
  return [...ends, whole.length].flatMap((to, at) => {
    const from = ends[at - 1] ?? 0
    const end = whole.slice(0, to).trimEnd().length
    const text = whole.slice(from, end).trim()
    const plain = unlabelled(at === 0 ? withoutNumber(text, clause.number).trim() : text)
    if (OF_CONTENTS.test(text) || squeezed(plain) === '') return []
    const page = clause.page + (clause.text.slice(0, from + 1).match(/\f/gu)?.length ?? 0)
    const words: SentenceWord[] = []
    const sentence = { clause, text, page, start: end - text.length, end, said: squeezed(plain), words }
    words.push(...wordsIn(whole, end - plain.length, end).map((one) => ({ ...one, of: sentence })))
    return [sentence]
  })
})
