import { CARDS_PER_FILE } from './limits.ts'
import type { SearchArea } from './search-areas.ts'
import { OPERATIONS, type OperationId } from './operations.ts'
import { normalUin, uinWithoutVersion } from './uin.ts'

/** Where the files under `/index/` are: one each, or several of a kind where the path has `{name}`. */
export const INDEX_PATHS = {
  service: '/index/service.json',
  catalogue: '/index/catalogue.json',
  products: '/index/products.json',
  column: '/index/products/columns/{name}.json',
  cards: '/index/products/cards/{name}.json',
  productWords: '/index/products/words.json',
  productCodes: '/index/products/codes.json',
  terms: '/index/products/terms/{name}.json',
  uins: '/index/products/uins/{name}.json',
  law: '/index/law.json',
  synonyms: '/index/synonyms.json',
  thesaurus: '/index/thesaurus.json',
  areaThesaurus: '/index/thesaurus/{name}.json',
  words: '/index/words.json',
  hindi: '/index/hindi.json',
  search: '/index/search.js',
  frame: '/index/frame.txt',
  text: '/index/text/{name}.json',
  numbers: '/index/numbers.json',
  clauses: '/index/clauses/{name}.json',
} as const

/** The operations whose answers are stored under `/index/answers/` as well, for `query` to send. */
export type StoredId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id] extends { readonly answers: string } ? Id : never
}[OperationId]

/** The file of an answer; `name` is a slug or the file name of a UIN, null where there is one answer. */
export function answerPath(id: StoredId, name: string | null): string {
  const path = `/index/answers/${OPERATIONS[id].answers}`
  return name === null ? path : `${path}/${name}`
}

/** The file of what the words of one area of search mean. */
export function thesaurusPath(area: SearchArea): string {
  return INDEX_PATHS.areaThesaurus.replace('{name}', area)
}

/** The file of a product's clauses, by the file name of its UIN. */
export function textPath(name: string): string {
  return INDEX_PATHS.text.replace('{name}', () => name)
}

/** The file of the answers of getClause for a product, by the file name of its UIN. */
export function clausesPath(name: string): string {
  return INDEX_PATHS.clauses.replace('{name}', () => name)
}

/** The orders of products. `listed`: by name. `latest`: read ones first, then by launch, as search puts equals. */
export const ORDERS = ['listed', 'latest'] as const
export type ProductOrder = (typeof ORDERS)[number]

/** What is known of every product without its card. */
export const COLUMN_NAMES = ['category', 'insurer', 'line', 'standing', 'read'] as const
export type ColumnName = (typeof COLUMN_NAMES)[number]

/** The column of a thing about every product, in an order. */
export function columnPath(order: ProductOrder, name: ColumnName): string {
  return INDEX_PATHS.column.replace('{name}', `${order}-${name}`)
}

/** The file that holds the card of the product with this number in an order. */
export function cardsPath(order: ProductOrder, number: number): string {
  return INDEX_PATHS.cards.replace('{name}', `${order}-${Math.floor(number / CARDS_PER_FILE)}`)
}

/** One of the files of terms. */
export function termsPath(file: number): string {
  return INDEX_PATHS.terms.replace('{name}', String(file))
}

/** The file that holds a UIN, of so many: versions of one product are in the same. */
export function uinsPath(uin: string, files: number): string {
  const normal = normalUin(uin)
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(uinWithoutVersion(normal) ?? normal))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return INDEX_PATHS.uins.replace('{name}', String((hash >>> 0) % files))
}
