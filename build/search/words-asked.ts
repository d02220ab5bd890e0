import { WAY_WEIGHTS } from './search-options.ts'
import type { Concept } from './query-terms.ts'
import { GENERIC_WORDS } from './stop-words.ts'

/** What a word counts for among those asked: ages, and words that say little, less than others. */
export function weightOf({ typed, variants }: Concept): number {
  if (/^[0-9]{1,3}$/u.test(typed)) return WAY_WEIGHTS.light
  return Math.max(0, ...variants.filter(({ kind }) => kind === 'own').map(({ weight }) => weight))
}

/**
 * What a query asks of products: the words that carry a question and do not just call them one, unless there are no
 * others. What is passed over says only which products come first.
 */
export function askedOf(concepts: readonly Concept[]): {
  readonly asked: readonly Concept[]
  readonly passedOver: readonly Concept[]
} {
  const specific = concepts.filter((concept) => concept.isAsked && !isGeneric(concept))
  const asked = specific.length > 0 ? specific : concepts.filter(({ isAsked }) => isAsked)
  return { asked, passedOver: concepts.filter((concept) => !asked.includes(concept)) }
}

/** Whether a word says no more of a product than that it is one; a sum ("1 crore") is not a word of a name either. */
function isGeneric({ word, readings, variants }: Concept): boolean {
  return (
    [word, ...readings].some((one) => GENERIC_WORDS.has(one)) ||
    variants.some(({ phrase }) => phrase.length === 1 && /^\d{5,}$/u.test(phrase[0] ?? ''))
  )
}
