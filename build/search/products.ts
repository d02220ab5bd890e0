import { addressesUnder } from '../contract/addresses.ts'
import { grouped } from '../contract/groups.ts'
import type { ProductsFile } from '../contract/index-files/products.ts'
import { isRead } from '../contract/is-read.ts'
import { compareTexts } from '../contract/compare-texts.ts'
import { item } from '../contract/item.ts'
import { Memo, lazily } from '../contract/lazily.ts'
import type { Card } from '../contract/published/card.ts'
import { normalUin, stemOfVersions, uinWithoutVersion } from '../contract/uin.ts'
import { type ProductColumns, columnsOf } from './product-columns.ts'
import { ProductTerms } from './product-terms.ts'

/** Products by their numbers: the one that a UIN names, null where it is not held, and its other versions. */
export interface UinFound {
  readonly number: number | null
  readonly others: readonly number[]
}

/** All products, by their numbers. */
export class Products {
  readonly file: ProductColumns
  readonly #cards = new Memo<number, Card>()
  readonly #read = lazily(() =>
    [...this.file.cards.uin.keys()].map((number) => isRead(this.#coverage(number))),
  )
  readonly #terms = lazily(() => new ProductTerms(this.file))
  readonly #replacing = lazily(() =>
    grouped(this.file.replaces.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])),
  )
  /** Products by their plain names, for each letter that a name was asked for with. */
  readonly #called = new Memo<string, ReadonlyMap<string, readonly number[]>>(LETTERS_KEPT)

  constructor(file: ProductsFile) {
    this.file = columnsOf(file)
  }

  /** Number of products. */
  get total(): number {
    return this.file.listed.length
  }

  /** The words of all products; opened when they are first asked for. */
  get terms(): ProductTerms {
    return this.#terms()
  }

  uin(number: number): string {
    return item(this.file.cards.uin, number)
  }

  name(number: number): string {
    return item(this.file.cards.name, number)
  }

  /** The products whose printed name is a text; neither case nor signs count. */
  called(text: string): readonly number[] {
    const name = plain(text)
    const letter = name.slice(0, 1)
    const called = this.#called.of(letter, () => {
      const names = [...this.file.cards.name.entries()].filter(([, one]) => letterOf(one) === letter)
      return grouped(names.map(([number, one]) => [plain(one), number] as const))
    })
    return called.get(name) ?? []
  }

  isRead(number: number): boolean {
    return this.#read()[number] === true
  }

  /** The cards of products; of a product always the same object. */
  cards(numbers: readonly number[]): Card[] {
    return numbers.map((number) => this.#cards.of(number, () => this.#card(number)))
  }

  /** Product that a UIN names, however it was typed; a UIN of which only another version is held names no product. */
  named(uin: string): UinFound {
    const normal = normalUin(uin)
    const stem = uinWithoutVersion(normal)
    const at = this.#placeOf(normal)
    const number = this.#normal(at) === normal ? item(this.file.byUin, at) : undefined
    const alikes = this.#versionsOf(stem ?? normal)
    // Whoever errs in a version may err in the year as well.
    if (number === undefined) return { number: null, others: alikes }
    const family = stemOfVersions(normal)
    const versions = alikes.filter((other) => stem === null || stemOfVersions(this.uin(other)) === family)
    const others = new Set([...this.#linked(number), ...versions])
    others.delete(number)
    return { number, others: [...others] }
  }

  /** The normal UIN at a place in their order; undefined behind the last. */
  #normal(place: number): string | undefined {
    const number = this.file.byUin[place]
    return number === undefined ? undefined : normalUin(this.uin(number))
  }

  /** The place of a normal UIN in their order, or of the next one. */
  #placeOf(normal: string): number {
    let [from, to] = [0, this.total]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (compareTexts(this.#normal(middle) ?? normal, normal) < 0) from = middle + 1
      else to = middle
    }
    return from
  }

  /** The products with a UIN that is the same without its version, in the order of lists. */
  #versionsOf(stem: string): number[] {
    const begin = `${stem}V`
    const found: number[] = []
    for (let place = this.#placeOf(begin); this.#normal(place)?.startsWith(begin) === true; place += 1) {
      const number = item(this.file.byUin, place)
      if (uinWithoutVersion(this.uin(number)) === stem) found.push(number)
    }
    const { listed } = this.file
    return found.length < 2 ? found : found.toSorted((a, b) => listed.indexOf(a) - listed.indexOf(b))
  }

  /** A product with those that lead to it and those it leads to, by what replaces what: itself first, then the nearest. */
  #linked(number: number): ReadonlySet<number> {
    const found = new Set([number])
    for (const at of found) for (const other of this.#replacing().get(at) ?? []) found.add(other)
    return found
  }

  #coverage(number: number): Card['coverage'] {
    const [stated = 0, in_schedule = 0, not_stated = 0, unread = 0] = item(this.file.cards.coverage, number)
    return { stated, in_schedule, not_stated, unread }
  }

  #card(number: number): Card {
    const { base_url, cards, categories, insurers } = this.file
    const uin = this.uin(number)
    const category = item(categories, item(cards.category, number))
    const insurer = item(insurers, item(cards.insurer, number))
    return {
      uin,
      name: item(cards.name, number),
      line: item(cards.line, number),
      status: item(cards.status, number),
      launched: item(cards.launched, number),
      withdrawn: item(cards.withdrawn, number),
      category: { slug: category.slug, name: category.name },
      insurer: { slug: insurer.slug, name: insurer.name },
      coverage: this.#coverage(number),
      url: addressesUnder(base_url).policy(uin),
    }
  }
}

/** A name without case, spaces and signs. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** The first character of a plain name. */
function letterOf(name: string): string {
  const letter = name.slice(0, 1).toLowerCase()
  return /^[a-z0-9]/u.test(letter) ? letter : plain(name).slice(0, 1)
}

/** Most letters for which plain names are kept. */
const LETTERS_KEPT = 100
