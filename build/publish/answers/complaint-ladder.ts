import type { Addresses } from '../../contract/addresses.ts'
import type { ComplaintLadder } from '../../contract/authored/complaints.ts'
import { COMPLAINT_QUESTION } from '../../contract/authored/questions.ts'
import type { LadderBody } from '../../contract/published/complaints.ts'
import type { RightsSentence } from '../../contract/published/rights.ts'
import type { Catalogue } from '../../check/dataset/model.ts'
import { sectionPathOf, sentenceBodies } from './law-sentence.ts'

/** The complaint ladder as pages of products show it: its steps, and what the law says to which of them to take. */
export interface Ladder {
  readonly before: LadderBody['before']
  readonly rungs: LadderBody['rungs']
  readonly answer: readonly RightsSentence[]
}

/** The ladder of a dataset; empty where it has none. */
export function ladderOf(catalogue: Catalogue, to: Addresses): Ladder {
  const { laws, complaints, questions } = catalogue
  const question = questions.record.find(({ id }) => id === COMPLAINT_QUESTION)
  const placed = <Step extends { readonly law: ComplaintLadder['rungs'][number]['law'] }>(step: Step) => {
    const law = step.law.map(({ slug, section }) => {
      const title = laws.find(({ record }) => record.slug === slug)?.record.title ?? slug
      return { title, section, url: to.base + sectionPathOf(laws, { law: slug, section }) }
    })
    return { ...step, law }
  }
  const { before = [], rungs } = complaints.record
  return {
    before: before.map(placed),
    rungs: rungs.map(placed),
    answer: sentenceBodies({ catalogue, to }, question?.answer ?? []),
  }
}
