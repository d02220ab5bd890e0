/** Words of names that say nothing of the product. */
const EMPTY = new Set(
  'a and assurance co company corporation insurance limited ltd of plan policy product pvt the'.split(' '),
)

/** A name of one word is one word by chance. */
const LEAST = 2

/**
 * Name of a product apart from its insurer, so that standard products of different insurers have one name; null where
 * too little is left.
 *
 * @example sharedName('Arogya Sanjeevani Policy, Star Health', 'Star Health and Allied Insurance') // 'arogya sanjeevani'
 */
export function sharedName(name: string, insurer: string): string | null {
  const own = new Set(wordsOf(insurer))
  const left = wordsOf(name).filter((word) => !own.has(word) && !EMPTY.has(word))
  return left.length < LEAST ? null : left.join(' ')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
