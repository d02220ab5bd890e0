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
import { HitsKept } from './hits.ts'
import type { ReadFile } from './read-file.ts'

/** A product by its UIN, and its number in the order `latest`. */
type NamedProduct = UinsFile['products'][number]['versions'][number]

/** What a UIN names: the product if it is held, and its other versions. */
export interface UinFound {
  readonly product: NamedProduct | null
  readonly others: readonly NamedProduct[]
}

/** A file of cards, and those of them that were asked for. */
function cardsIn(file: CardsFile): { readonly file: CardsFile; readonly made: Map<number, Card> } {
  return { file, made: new Map() }
}

/** How many products of how many words and phrases are remembered, all together. */
const KEPT = 2_000_000

/** All products. What is known of each is in further files, read when it is needed. */
export class Products {
  readonly file: ProductsFile
  /** Which products hold a word or phrase, as far as that was asked. */
  readonly hits = new HitsKept(KEPT)
  /** Which products' names are told from others by a stem, as far as that was asked. */
  readonly toldBy = new Map<string, Int32Array>()
  /** The products of each category and of each insurer by their numbers in the order `latest`, as far as that was asked. */
  readonly members = new Map<'category' | 'insurer', readonly (readonly number[])[]>()
  /** Reads the further files. */
  readonly read: ReadFile

  #words: EntryWords | null = null

  constructor(file: ProductsFile, read: ReadFile) {
    this.file = file
    this.read = read
  }

  /** The words of insurers and categories, by which their products are found; read when they are first asked for. */
  get words(): EntryWords {
    this.#words ??= new EntryWords(this.file)
    return this.#words
  }

  /** One thing about every product, packed. */
  column(order: ProductOrder, name: ColumnName): Promise<string> {
    return this.read(columnPath(order, name), (file: ColumnFile) => file.values)
  }

  /** The cards of products by their numbers in an order; of a product always the same object. */
  async cards(order: ProductOrder, numbers: readonly number[]): Promise<Card[]> {
    const paths = [...new Set(numbers.map((number) => cardsPath(order, number)))]
    const [service, ...files] = await Promise.all([
      this.read(INDEX_PATHS.service, (file: ServiceFile) => file),
      ...paths.map((path) => this.read(path, cardsIn)),
    ])
    const to = addressesUnder(service.base_url)
    return numbers.map((number) => {
      const { file, made } = item(files, paths.indexOf(cardsPath(order, number)))
      const at = number % CARDS_PER_FILE
      const card = made.get(at) ?? this.#card(file, at, to)
      made.set(at, card)
      return card
    })
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
  async named(uin: string): Promise<UinFound> {
    const { uin_files } = this.file
    if (uin_files === 0) return { product: null, others: [] }
    const file = await this.read(uinsPath(uin, uin_files), (json: UinsFile) => json)
    const normal = normalUin(uin)
    const held = file.held.find((one) => one.normal === normal)
    if (held !== undefined) return { product: { uin: held.uin, number: held.number }, others: held.others }
    const stem = uinWithoutVersion(normal) ?? normal
    const others = file.products.find((product) => product.stem === stem)?.versions ?? []
    return { product: null, others }
  }
}
