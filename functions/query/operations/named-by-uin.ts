import { looksLikeUin, normalUin, uinsIn } from '../../../build/contract/uin.ts'
import type { Products } from '../../../build/search/products.ts'

/** The products that a query names by their UINs, whole or among other words, and their other versions. */
export function namedByUin(
  q: string,
  products: Products,
): { readonly named: readonly number[]; readonly others: readonly number[] } {
  const uins = [...new Set([q, ...uinsIn(q), ...q.split(/[\s,;]+/u)])]
  const read = uins.map((uin) => ({ uin, ...products.named(uin) }))
  const named: number[] = []
  // What is part of a longer UIN that was given, as the base of an add-on is, was not given by itself.
  const isPart = (uin: string) =>
    named.some((longer) => normalUin(products.uin(longer)).includes(normalUin(uin)))
  for (const { uin, number } of read) if (number !== null && !isPart(uin)) named.push(number)
  const others = read.flatMap(({ uin, number, others }) => {
    const isMeant = named.length === 0 ? looksLikeUin(uin) : number !== null && named.includes(number)
    return isMeant ? others : []
  })
  return { named, others }
}

/** What is said where a product named by its UIN is not among those found; null where all are. */
export function leftOut(named: readonly number[], found: readonly number[]): string | null {
  if (named.length === 0) return found.length > 0 ? OTHERS_HELD : OTHERS_OUT
  if (named.every((number) => found.includes(number))) return null
  if (found.length === 0) return ALL_OUT
  return named.some((number) => found.includes(number)) ? SOME_OUT : OTHERS_LEFT
}

/** Notice that only UINs with another version were found. */
export const OTHERS_HELD = 'No product with this UIN is held: these are other versions of it.'
const OTHERS_LEFT = 'The filters leave out the product with this UIN: these are other versions of it.'
const OTHERS_OUT = 'No product with this UIN is held, and the filters leave out the other versions of it.'
const SOME_OUT = 'The filters leave out some of the products with these UINs.'
const ALL_OUT = 'The filters leave out the product with this UIN, and every other version of it.'
