import { literalPattern } from '../contract/literal-pattern.ts'
import { NAMES_FIRST } from './search-options.ts'
import type { Products } from './products.ts'
import type { Concept } from './query-terms.ts'
import type { Within } from './rank.ts'
import type { RankedProducts } from './rank-products.ts'
import { fold } from './words.ts'

/**
 * Products whose printed name is the query come before all others; where one word is asked for, those that have it in
 * their name as it was typed come before those that have another form of it or what it means.
 */
export function namesFirst(
  products: Products,
  q: string,
  asked: readonly Concept[],
  within: Within | null,
  { numbers, scores, ...ranked }: RankedProducts,
): RankedProducts {
  const raised = Float64Array.from(scores)
  const called = products.called(q).filter((number) => within?.(number) !== false)
  for (const number of called) raised[number] = (raised[number] ?? 0) + NAMES_FIRST.whole
  const [only, ...others] = asked
  if (only !== undefined && others.length === 0) {
    const word = wordIn(fold(only.typed))
    for (const number of numbers)
      if (word.test(products.name(number))) raised[number] = (raised[number] ?? 0) + NAMES_FIRST.word
  }
  const all = [...new Set([...numbers, ...called])].toSorted((a, b) => a - b)
  return { ...ranked, numbers: all, scores: raised }
}

/** A word by itself, whatever its case. */
function wordIn(word: string): RegExp {
  const quoted = literalPattern(word)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${quoted}(?![\p{L}\p{N}])`, 'iu')
}
