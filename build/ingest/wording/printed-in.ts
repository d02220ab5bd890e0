import type { Clause } from '../../contract/authored/clauses.ts'
import { readOnce } from '../../contract/lazily.ts'
import { clausesAbove, headingOf } from '../../check/proof/around.ts'
import { kindsOf } from '../../check/proof/passage-kinds.ts'
import { holdsTerm } from '../../check/proof/words-said.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import type { Passage } from '../suggest/passages.ts'
import { squeezed, withoutNumber } from './difference.ts'
import { isBelowLike, kindNames } from './like-places.ts'
import { provisionLikeness } from './provision.ts'

// Tells whether another wording says a passage, too.

/**
 * Whether another wording says the same: the words and the line that leads in to them, in a passage of the same kind, in
 * the same provision; words that hold the term are of it wherever they stand below like headings.
 */
export function isPrintedIn(
  other: ProductSubject,
  { byId }: ProductSubject,
  passage: Passage,
  term = '',
): boolean {
  const { clause, text, lead } = passage
  const said = [withoutNumber(text, clause.number), lead].map(squeezed)
  const holding = clausesOf(other.byId).filter(({ row }) => said.every((words) => row.includes(words)))
  const above = headingsOf(clause, byId)
  const kindsBelow = (headings: readonly string[]) => kindNames(kindsOf(text, [lead, ...headings]))
  return holding.some(({ held }) => {
    const there = headingsOf(held, other.byId)
    if (kindsBelow(above) !== kindsBelow(there)) return false
    if (holdsTerm(text, term) && isBelowLike(above.join('\n'), there.join('\n'))) return true
    return provisionLikeness(held, other.byId, clause, byId).isSame
  })
}

function headingsOf(clause: Clause, byId: ProductSubject['byId']): string[] {
  return [clause, ...clausesAbove(clause, byId)].map(headingOf)
}

/** Whether another wording has a clause with the words of one. */
export function hasClause(other: ProductSubject, { text }: Clause): boolean {
  const words = squeezed(text)
  return clausesOf(other.byId).some(({ row }) => row === words)
}

/** The words of every clause, as those of passages are compared. */
const clausesOf = readOnce((byId: ProductSubject['byId']) =>
  Array.from(byId.values(), (held: Clause) => ({ held, row: squeezed(held.text) })),
)
