import { rightPath } from '../../../build/contract/paths.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { sectionPath } from '../../../build/contract/markdown-alternates.ts'
import type { LawFound } from '../../../build/search/rank-law.ts'
import type { Alike, Askable } from '../../../build/search/question-asked.ts'
import { lawOf, tradeWordsOf } from '../source/load.ts'
import { type Candidate, type ThingEvidence, type Query, relativeScores, withEvidence } from './candidate.ts'

/** Most questions and sections that take part. */
export const MOST = { questions: 5, sections: 6 }

/** Words that call a section by its address. */
const ADDRESS = /\b(?:sections?|act|rules?|regulations?|circular)\b/iu

/** The questions on rights and the sections of law that may answer. */
export async function lawCandidates(query: Query, found: LawFound): Promise<Candidate[]> {
  const [law, trade] = await Promise.all([lawOf(query.source), tradeWordsOf(query.source, 'law')])
  const alike = found.alike.slice(0, MOST.questions)
  const rights = alike.map((match, at): Candidate => {
    const { question: title, id } = match.question
    const isMeant = found.meant.asked === match.question || match.isSame
    const evidence = evidenceOfQuestion(alike, at, isMeant)
    return { kind: 'right', path: rightPath(id), parts: { id }, title, of: '', evidence }
  })
  const isThere = found.isAddress && found.unsaid.length === 0
  const isAddress = found.isAddress || ADDRESS.test(query.q) ? 1 : 0
  const meant = isThere ? 1 : isAddress / 2
  const texts = found.ranked.slice(0, MOST.sections).map(({ id, score }) => {
    const { instrument, number, heading, name: place } = law.section(id)
    const { slug, title: of } = law.instrument(instrument)
    const title = `${number} ${heading}`
    const telling = heading.split(/\W+/u).filter((word) => word.length > 3)
    const parts = { slug, section: number }
    const path = sectionPath(slug, place)
    return { name: `${title} ${of}`, rest: law.wordsOf(id), telling, score, meant, path, parts, title, of }
  })
  const sections = withEvidence(query, conceptsOf(query.q, law.terms, trade), texts)
  return [
    ...rights,
    ...sections.map(({ path, parts, title, of, evidence }): Candidate => {
      return { kind: 'section', path, parts, title, of, evidence }
    }),
  ]
}

/** Likeness of a question to the query, as evidence. */
export function evidenceOfQuestion<Question extends Askable>(
  alike: readonly Alike<Question>[],
  at: number,
  isMeant: boolean,
): ThingEvidence {
  const match = alike[at] as Alike<Question>
  return {
    share: match.coverage * match.known,
    named: match.likeness,
    typed: match.known,
    whole: Math.min(1, Math.log1p(match.matched) / 2),
    ...relativeScores(alike.map(({ likeness }) => likeness))(at),
    meant: isMeant ? 1 : 0,
  }
}
