import type { Clause } from '../../contract/authored/clauses.ts'
import { clausesAbove, headingOf } from '../../check/proof/quote-passage.ts'
import { kindsOf } from '../../check/proof/passage-kinds.ts'
import { wordShare } from '../../check/proof/word-overlap.ts'
import type { ById } from './provision.ts'

// Tells whether words stand alike in two editions: below like headings, in passages of the same kinds.

/** Least share of the words above a text that are above it in the other edition, too. */
const LIKE = 0.5

/** Whether most of the words above a text are above it in another edition, too. */
export function isBelowLike(above: string, there: string): boolean {
  return wordShare(above, [there]) >= LIKE
}

/** Kinds of a passage as one text, to be compared: an example, an exclusion, what one may choose. */
export function kindNames(kinds: ReturnType<typeof kindsOf>): string {
  return kinds.map(({ kind }) => kind).join(' ')
}

/** Whether two clauses stand below like headings of the same kinds. */
export function likeHeadings(one: Clause, before: ById, two: Clause, after: ById): boolean {
  const [was, is] = [headingsAbove(one, before), headingsAbove(two, after)]
  return (
    kindNames(kindsOf('', was)) === kindNames(kindsOf('', is)) && isBelowLike(was.join('\n'), is.join('\n'))
  )
}

function headingsAbove(clause: Clause, all: ById): string[] {
  return [clause, ...clausesAbove(clause, all)].map(headingOf)
}
