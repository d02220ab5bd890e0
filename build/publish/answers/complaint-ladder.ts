import type { Addresses } from '../../contract/addresses.ts'
import { COMPLAINT_QUESTION } from '../../contract/authored/questions.ts'
import type { LadderBody } from '../../contract/published/complaints.ts'
import type { RightsSentence } from '../../contract/published/rights.ts'
import type { Catalogue } from '../../check/dataset/model.ts'
import { sectionPathOf, sentenceBodies } from './law-sentence.ts'

/** The complaint ladder as pages of products show it: its steps, and what the law says to which of them to take. */
export interface Ladder {
  readonly rungs: LadderBody['rungs']
  readonly answer: readonly RightsSentence[]
}

/** The ladder of a dataset; empty where it has none. */
export function ladderOf(catalogue: Catalogue, to: Addresses): Ladder {
  const { laws, complaints, questions } = catalogue
  const question = questions.record.find(({ id }) => id === COMPLAINT_QUESTION)
  return {
    rungs: complaints.record.rungs.map(({ law, ...rung }) => {
      const sections = law.map(({ slug, section }) => {
        const title = laws.find(({ record }) => record.slug === slug)?.record.title ?? slug
        return { title, section, url: to.base + sectionPathOf(laws, { law: slug, section }) }
      })
      return { ...rung, law: sections }
    }),
    answer: sentenceBodies({ catalogue, to }, question?.answer ?? []),
  }
}
