import { GENERIC_WORDS } from '../../search/stop-words.ts'
import { INDEX_FILES } from '../../contract/index-files.ts'
import {
  COLUMN_NAMES,
  type ColumnName,
  ORDERS,
  type ProductOrder,
  cardsPath,
  columnPath,
} from '../../contract/index-paths.ts'
import type { CatalogueFile } from '../../contract/index-files/catalogue.ts'
import type { CardsFile, ColumnFile, ProductsFile } from '../../contract/index-files/products.ts'
import { CARDS_PER_FILE } from '../../contract/limits.ts'
import { packed } from '../../search/packed-numbers.ts'
import { LINES } from '../../contract/primitives.ts'
import type { Card } from '../../contract/published/card.ts'
import { isRead } from '../../contract/is-read.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import { wordsAt } from '../../search/words.ts'
import type { IndexFile } from './index-file.ts'
import { productTerms } from './product-terms.ts'
import { uinFiles } from './product-uins.ts'
import { packedStanding } from '../../search/standing.ts'

/** `/index/products.json` and the files below it: the catalogue in the pieces that queries read. */
export function* catalogueFiles(catalogue: CatalogueFile): Generator<IndexFile> {
  const { cards } = catalogue
  const latest = [...cards.keys()].toSorted((one, two) => later(cards, one, two))
  const head = headFile(catalogue)
  yield { path: INDEX_FILES.products.path, body: head, schema: INDEX_FILES.products.schema }
  const orders: Readonly<Record<ProductOrder, readonly number[]>> = { listed: [...cards.keys()], latest }
  for (const order of ORDERS) {
    yield* columnFiles(catalogue, head, order, orders[order])
    yield* cardFiles(catalogue, head, order, orders[order])
  }
  yield* productTerms(latest.map((place) => cardAt(cards, place)))
  yield* uinFiles(catalogue, head, latest)
}

function headFile({ format, data_date, notice, categories, insurers, cards }: CatalogueFile): ProductsFile {
  const names = new Map(cards.map(({ insurer: { slug, name } }) => [slug, name]))
  return {
    format,
    data_date,
    notice,
    total: cards.length,
    categories: categories.map(({ slug, name, about }) => ({ slug, name, about })),
    insurers: insurers.map(({ slug, words }) => ({ slug, name: names.get(slug) ?? slug, words })),
    uin_files: Math.ceil(cards.length / UINS_PER_FILE),
  }
}

/** About how many UINs are in one file. */
const UINS_PER_FILE = 32

/** Those that were read first, then the latest launch; the order of lists decides between equals, and those without a day come last. */
function later(cards: readonly Card[], one: number, two: number): number {
  const read = (place: number) => (cardAt(cards, place).coverage.stated > 0 ? 1 : 0)
  return (
    read(two) - read(one) ||
    compareTexts(cardAt(cards, two).launched ?? '', cardAt(cards, one).launched ?? '') ||
    one - two
  )
}

function cardAt(cards: readonly Card[], place: number): Card {
  const card = cards[place]
  if (card === undefined) throw new Error(`there is no product at place ${place} of the catalogue`)
  return card
}

function* columnFiles(
  catalogue: CatalogueFile,
  head: ProductsFile,
  order: ProductOrder,
  places: readonly number[],
): Generator<IndexFile> {
  const [category, insurer] = [placesOf(head.categories), placesOf(head.insurers)]
  const standing = standings(catalogue)
  const valueOf: Readonly<Record<ColumnName, (card: Card, place: number) => number>> = {
    category: (card) => category(card.category.slug),
    insurer: (card) => insurer(card.insurer.slug),
    line: ({ line }) => LINES.indexOf(line),
    standing,
    read: ({ coverage }) => (isRead(coverage) ? 1 : 0),
  }
  for (const name of COLUMN_NAMES) {
    const values = packed(places.map((place) => valueOf[name](cardAt(catalogue.cards, place), place)))
    const body: ColumnFile = { order, values }
    yield { path: columnPath(order, name), body, schema: INDEX_FILES.column.schema }
  }
}

/** The packed standing of each product. */
function standings({ insurers, superseded }: CatalogueFile): (card: Card, place: number) => number {
  const stems = new Map(insurers.map(({ slug, words }) => [slug, new Set(stemsOf(words))]))
  const replaced = new Set(superseded)
  return ({ name, insurer, status }, place) => {
    const telling = wordsAt(name).filter(
      ({ tokens: [word = ''], stems: [own = ''] }) =>
        !GENERIC_WORDS.has(word) && stems.get(insurer.slug)?.has(own) !== true,
    )
    return packedStanding(status === 'withdrawn', replaced.has(place), telling.length)
  }
}

function stemsOf(text: string): string[] {
  return wordsAt(text).flatMap(({ stems }) => stems)
}

function placesOf(entries: readonly { readonly slug: string }[]): (slug: string) => number {
  const places = new Map(entries.map(({ slug }, place) => [slug, place]))
  return (slug) => {
    const place = places.get(slug)
    if (place === undefined) throw new Error(`a card names ${slug}, the catalogue does not hold it`)
    return place
  }
}

function* cardFiles(
  { cards }: CatalogueFile,
  head: ProductsFile,
  order: ProductOrder,
  places: readonly number[],
): Generator<IndexFile> {
  const [category, insurer] = [placesOf(head.categories), placesOf(head.insurers)]
  for (let from = 0; from < places.length; from += CARDS_PER_FILE) {
    const some = places.slice(from, from + CARDS_PER_FILE)
    const each = <T>(of: (card: Card) => T): T[] => some.map((place) => of(cardAt(cards, place)))
    const body: CardsFile = {
      uin: each(({ uin }) => uin),
      name: each(({ name }) => name),
      line: each(({ line }) => line),
      status: each(({ status }) => status),
      launched: each(({ launched }) => launched),
      withdrawn: each(({ withdrawn }) => withdrawn),
      category: each((card) => category(card.category.slug)),
      insurer: each((card) => insurer(card.insurer.slug)),
      coverage: each(({ coverage: { stated, in_schedule, not_stated, unread } }) => {
        return [stated, in_schedule, not_stated, unread]
      }),
    }
    yield { path: cardsPath(order, from), body, schema: INDEX_FILES.cards.schema }
  }
}
