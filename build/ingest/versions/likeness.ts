import { spellingDistance } from '../../search/spelling.ts'

/** Likeness of two names: they differ only in spaces, marks and case; also in plurals; or also in one letter of one word. */
export type Likeness = 'same name' | 'same name but for plurals' | 'one letter apart'

/** Words that tell two plans of one name apart: never taken for a slip or for a new name of the same plan. */
const TIER =
  /^(?:\p{N}.*|[ivx]+|[a-z]|basic|classic|gold|silver|platinum|diamond|premium|premier|prime|elite|supreme|super|plus|lite|group|individual|family|floater|senior|micro|macro|mini|max|single|regular|limited|joint)$/u

/** Keys that alike names have in common: their words, or all but one long one. */
export function keysOfName(name: string): string[] {
  const words = wordsOf(name).map(singularOf)
  if (words.length === 0) return []
  const without = words.flatMap((word, at) => (word.length < 5 ? [] : [words.with(at, '').join(' ')]))
  return [words.join(''), ...without]
}

/** Likeness of two names; null where they are not alike. */
export function likenessOf(a: string, b: string): Likeness | null {
  const [words, others] = [wordsOf(a), wordsOf(b)]
  if (words.length === 0) return null
  if (words.join('') === others.join('')) return 'same name'
  const [singular, otherSingular] = [words.map(singularOf), others.map(singularOf)]
  if (singular.join('') === otherSingular.join('')) return 'same name but for plurals'
  const differing = singular.flatMap((word, at) => (word === otherSingular[at] ? [] : [at]))
  const [at = -1] = differing
  if (words.length !== others.length || differing.length !== 1) return null
  return isSlip(singular[at] ?? '', otherSingular[at] ?? '') ? 'one letter apart' : null
}

/** Whether two names differ in words that tell plans apart: numbers, letters alone, grades, for whom they are. */
export function differInTier(a: string, b: string): boolean {
  const tiers = (name: string) =>
    wordsOf(name)
      .filter((word) => TIER.test(word))
      .toSorted()
      .join(' ')
  return tiers(a) !== tiers(b)
}

/** Whether one word may be the other with a letter wrong: a short word is another word. */
function isSlip(a: string, b: string): boolean {
  if (TIER.test(a) || TIER.test(b) || Math.min(a.length, b.length) < 5) return false
  return !/\p{N}/u.test(a + b) && spellingDistance(a, b, 1) <= 1
}

/** The words of a name, numbers apart from letters. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]s\b/gu, 's')
  return plain.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
}

function singularOf(word: string): string {
  return word.length > 3 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word
}
