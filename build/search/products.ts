import { type Addresses, addressesUnder } from '../contract/addresses.ts'
import {
  type ColumnName,
  INDEX_PATHS,
  type ProductOrder,
  cardsPath,
  columnPath,
  uinsPath,
} from '../contract/index-paths.ts'
import type { CardsFile, ColumnFile, ProductsFile, UinsFile } from '../contract/index-files/products.ts'
import { item } from '../contract/item.ts'
import { CARDS_PER_FILE } from '../contract/limits.ts'
import type { ServiceFile } from '../contract/index-files/service.ts'
import type { Card } from '../contract/published/card.ts'
import { normalUin, uinWithoutVersion } from '../contract/uin.ts'
import { EntryWords } from './entry-words.ts'
import { HitsKept } from './product-hits.ts'
import type { IndexFiles } from './index-files.ts'

/** A product by its UIN, and its number in the order `latest`. */
type NamedProduct = UinsFile['products'][number]['versions'][number]

/** What a UIN names: the product if it is held, and its other versions. */
export interface UinFound {
  readonly product: NamedProduct | null
  readonly others: readonly NamedProduct[]
}

/** All products. What is known of each is in further files, read when it is needed. */
export class Products {
  readonly file: ProductsFile
  /** Which products hold a word or phrase, as far as that was asked. */
  readonly hits = new HitsKept()

  #words: EntryWords | null = null

  constructor(file: ProductsFile) {
    this.file = file
  }

  /** The words of insurers and categories, by which their products are found; read when they are first asked for. */
  get words(): EntryWords {
    this.#words ??= new EntryWords(this.file)
    return this.#words
  }

  /** One thing about every product, packed; empty while it has yet to be read. */
  column(files: IndexFiles, order: ProductOrder, name: ColumnName): string {
    return files.file(columnPath(order, name), (file: ColumnFile) => file.values) ?? ''
  }

  /** The cards of products by their numbers in an order; none while they have yet to be read. */
  cards(files: IndexFiles, order: ProductOrder, numbers: readonly number[]): Card[] {
    const service = files.file(INDEX_PATHS.service, (file: ServiceFile) => file)
    const found = numbers.map((number) => {
      const cards = files.file(cardsPath(order, number), (file: CardsFile) => file)
      return cards === null ? null : ([cards, number % CARDS_PER_FILE] as const)
    })
    if (service === null || !files.isWhole) return []
    const to = addressesUnder(service.base_url)
    return found.flatMap((one) => (one === null ? [] : [this.#card(...one, to)]))
  }

  #card(cards: CardsFile, at: number, to: Addresses): Card {
    const uin = item(cards.uin, at)
    const category = item(this.file.categories, item(cards.category, at))
    const insurer = item(this.file.insurers, item(cards.insurer, at))
    const [stated = 0, in_schedule = 0, not_stated = 0, unread = 0] = item(cards.coverage, at)
    return {
      uin,
      name: item(cards.name, at),
      line: item(cards.line, at),
      status: item(cards.status, at),
      launched: item(cards.launched, at),
      withdrawn: item(cards.withdrawn, at),
      category: { slug: category.slug, name: category.name },
      insurer: { slug: insurer.slug, name: insurer.name },
      coverage: { stated, in_schedule, not_stated, unread },
      url: to.policy(uin),
    }
  }

  /** What a UIN names, however it was typed; a UIN of which only another version is held names no product. */
  named(files: IndexFiles, uin: string): UinFound {
    const { uin_files } = this.file
    const nothing = { product: null, others: [] }
    if (uin_files === 0) return nothing
    const file = files.file(uinsPath(uin, uin_files), (json: UinsFile) => json)
    if (file === null) return nothing
    const normal = normalUin(uin)
    const held = file.held.find((one) => one.normal === normal)
    if (held !== undefined) return { product: { uin: held.uin, number: held.number }, others: held.others }
    const stem = uinWithoutVersion(normal) ?? normal
    const others = file.products.find((product) => product.stem === stem)?.versions ?? []
    return { product: null, others }
  }
}
