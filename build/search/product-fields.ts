import { CATALOGUE_SEARCH, PRODUCT_RANKING } from './search-options.ts'

/** The fields of a product, each as a bit: which of them hold a word is one number. */
export const FIELD_BITS = { name: 1, uin: 2, insurer: 4, category: 8, about: 16 } as const

/** How well some fields hold a concept: the one that counts most, and a little of a second. */
export const QUALITY_OF_FIELDS: readonly number[] = Array.from({ length: 32 }, (_, bits) => {
  const names = (Object.keys(FIELD_BITS) as (keyof typeof FIELD_BITS)[]).filter(
    (name) => (bits & FIELD_BITS[name]) !== 0,
  )
  const boosts = names.map((name) => CATALOGUE_SEARCH.boost[name]).toSorted((one, two) => two - one)
  const [most = 0, next = 0] = boosts
  return most + PRODUCT_RANKING.second * next
})
