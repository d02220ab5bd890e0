import type { Clause } from '../../../build/contract/authored/clauses.ts'
import { hashesOf, wordsIn } from './hashed-words.ts'
import type { Truth } from './fit/truth.ts'

/**
 * Clauses, with those below a bare heading hung where a truth file has them. A truth file leaves many bare headings in the
 * clause below ("Section I 1" begins with the words of "Section I") and calls the cut between them as fair. What is below
 * such a heading has there the parent of the heading, since the file has no clause of its number.
 */
export function aboveBareHeadings(clauses: readonly Clause[], truth: Truth): Clause[] {
  const label = (number: string) => ` ${wordsIn(number).join(' ')}`
  const numbers = truth.clauses.flatMap(({ number, number_alt = [] }) =>
    [number, number_alt].flat().map(label),
  )
  const isFair = (clause: Clause | undefined) => {
    const words = `${hashesOf(clause?.text ?? '').join(' ')} `
    return truth.optional_starts?.some(
      ({ page, starts }) => page === clause?.page && words.startsWith(`${starts} `),
    )
  }
  const bare = new Map(
    clauses.flatMap(({ id, number, parent }, at) =>
      isFair(clauses[at + 1]) && !numbers.some((one) => label(number).endsWith(one)) ? [[id, parent]] : [],
    ),
  )
  return clauses.map((clause) => {
    let { parent } = clause
    while (parent !== null && bare.has(parent)) parent = bare.get(parent) ?? null
    return { ...clause, parent }
  })
}
