import { looksLikeUin, normalUin, uinsIn } from '../../../build/contract/uin.ts'
import { quoted } from '../../shared/result.ts'
import type { Products } from '../../../build/search/products.ts'

/** Products that a query names by their UINs, and UINs beside them of which nothing is held. */
interface NamedByUin {
  readonly named: readonly number[]
  /** Their other versions; where none of them is held, those of the UINs in the query. */
  readonly others: readonly number[]
  readonly unheld: readonly string[]
}

/** The products that a query names by their UINs, whole or among other words. */
export function namedByUin(q: string, products: Products): NamedByUin {
  const words = q.split(/[\s,;]+/u)
  const uins = [...new Set([q, ...uinsIn(q), ...words])]
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
  const known = read.filter(({ number, others }) => number !== null || others.length > 0)
  const isUnheld = (word: string) =>
    isWholeUin(word) &&
    [word, ...uinsIn(word)].every((uin) => !known.some((one) => normalUin(one.uin).includes(normalUin(uin))))
  return { named, others, unheld: known.length === 0 ? [] : words.filter(isUnheld) }
}

/** Whether a word is a UIN rather than a part of one, or a word with a number ("covid-19"). */
function isWholeUin(word: string): boolean {
  return looksLikeUin(word) && /\d(?:\D*\d){3}/u.test(word)
}

/** What is said where a product named by its UIN is not among those found; null where all are. */
export function leftOut({ named, unheld }: NamedByUin, found: readonly number[]): string | null {
  const none = unheld.length === 0 ? null : `Nothing is held under ${unheld.map(quoted).join(', ')}.`
  return [none, filteredOut(named, found)].filter((one) => one !== null).join(' ') || null
}

/** What is said of the products named by their UINs; null where all of them are found. */
function filteredOut(named: readonly number[], found: readonly number[]): string | null {
  if (named.length === 0) return found.length > 0 ? OTHERS_HELD : OTHERS_OUT
  if (named.every((number) => found.includes(number))) return null
  if (found.length === 0) return ALL_OUT
  return named.some((number) => found.includes(number)) ? SOME_OUT : OTHERS_LEFT
}

const OTHERS_HELD = 'No product with this UIN is held: these are other versions of it.'
const OTHERS_LEFT = 'The filters leave out the product with this UIN: these are other versions of it.'
const OTHERS_OUT = 'No product with this UIN is held, and the filters leave out the other versions of it.'
const SOME_OUT = 'The filters leave out some of the products with these UINs.'
const ALL_OUT = 'The filters leave out the product with this UIN, and every other version of it.'
