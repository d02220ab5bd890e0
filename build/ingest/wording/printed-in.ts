import type { Clause } from '../../contract/authored/clauses.ts'
import { readOnce } from '../../contract/lazily.ts'
import { clausesAbove, headingOf } from '../../check/proof/around.ts'
import { kindsOf } from '../../check/proof/passage-kinds.ts'
import { holdsTerm, shareSaid } from '../../check/proof/words-said.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import type { Passage } from '../suggest/passages.ts'
import { squeezed, withoutNumber } from './difference.ts'
import { provisionLikeness } from './provision.ts'

// Tells whether another wording says a passage, too.

/** Least share of the words above a sentence that are above it in the other wording, too. */
const LIKE = 0.5

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
  return holding.some(({ held }) => {
    const there = headingsOf(held, other.byId)
    if (kindNames(passage, above) !== kindNames(passage, there)) return false
    if (holdsTerm(text, term) && shareSaid(above.join('\n'), [there.join('\n')]) >= LIKE) return true
    return provisionLikeness(held, other.byId, clause, byId).isSame
  })
}

function headingsOf(clause: Clause, byId: ProductSubject['byId']): string[] {
  return [clause, ...clausesAbove(clause, byId)].map(headingOf)
}

/** The kinds of a passage below some headings: an example, an exclusion, what one may choose. */
function kindNames({ text, lead }: Passage, above: readonly string[]): string {
  return kindsOf(text, [lead, ...above])
    .map(({ kind }) => kind)
    .join(' ')
}

/** The words of every clause, as those of passages are compared. */
const clausesOf = readOnce((byId: ProductSubject['byId']) =>
  Array.from(byId.values(), (held: Clause) => ({ held, row: squeezed(held.text) })),
)
