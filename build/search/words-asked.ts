import { WAY_WEIGHTS } from './search-options.ts'
import type { Concept } from './query-terms.ts'
import { GENERIC_WORDS } from './stop-words.ts'

/** What a word counts for among those asked: ages, and words that say little, less than others. */
export function weightOf({ typed, variants }: Concept): number {
  if (/^[0-9]{1,3}$/u.test(typed)) return WAY_WEIGHTS.light
  return Math.max(0, ...variants.filter(({ kind }) => kind === 'own').map(({ weight }) => weight))
}

/** What a query asks of products: the words that do not just call them one, unless there are no others. */
export function askedOf(concepts: readonly Concept[]): readonly Concept[] {
  const specific = concepts.filter((concept) => !isGeneric(concept))
  return specific.length > 0 ? specific : concepts
}

/** Whether a concept says no more of a product than that it is one; a sum ("1 crore") is not a word of a name either. */
function isGeneric({ variants }: Concept): boolean {
  return variants.some(
    ({ phrase: [word = '', ...more] }) =>
      more.length === 0 && (GENERIC_WORDS.has(word) || /^\d{5,}$/u.test(word)),
  )
}
