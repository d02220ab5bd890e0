import { addressesUnder } from '../contract/addresses.ts'
import { grouped } from '../contract/groups.ts'
import type { ProductsFile } from '../contract/index-files/products.ts'
import { isRead } from '../contract/is-read.ts'
import { item } from '../contract/item.ts'
import { Memo, lazily } from '../contract/lazily.ts'
import type { Card } from '../contract/published/card.ts'
import { normalUin, stemOfVersions, uinWithoutVersion } from '../contract/uin.ts'
import { ProductTerms } from './product-terms.ts'

/** Products by their numbers: the one that a UIN names, null where it is not held, and its other versions. */
export interface UinFound {
  readonly number: number | null
  readonly others: readonly number[]
}

/** All products, by their numbers. */
export class Products {
  readonly file: ProductsFile
  readonly #cards = new Memo<number, Card>()
  readonly #terms = lazily(() => new ProductTerms(this.file))
  readonly #versions = lazily(() => versionsIn(this.file))
  readonly #called = lazily(() =>
    grouped(this.file.cards.name.map((name, number) => [plain(name), number] as const)),
  )

  constructor(file: ProductsFile) {
    this.file = file
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
    return this.#called().get(plain(text)) ?? []
  }

  isRead(number: number): boolean {
    return isRead(this.#coverage(number))
  }

  /** The cards of products; of a product always the same object. */
  cards(numbers: readonly number[]): Card[] {
    return numbers.map((number) => this.#cards.of(number, () => this.#card(number)))
  }

  /** Product that a UIN names, however it was typed; a UIN of which only another version is held names no product. */
  named(uin: string): UinFound {
    const { numbers, alike, linked } = this.#versions()
    const normal = normalUin(uin)
    const stem = uinWithoutVersion(normal)
    const number = numbers.get(normal)
    const alikes = alike.get(stem ?? normal) ?? []
    // Whoever errs in a version may err in the year as well.
    if (number === undefined) return { number: null, others: alikes }
    const family = stemOfVersions(normal)
    const versions = alikes.filter((other) => stem === null || stemOfVersions(this.uin(other)) === family)
    const others = new Set([...linked(number), ...versions])
    others.delete(number)
    return { number, others: [...others] }
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

/** Products and versions by UIN. */
interface Versions {
  /** Each product by its UIN in upper case without white space. */
  readonly numbers: ReadonlyMap<string, number>
  /** The versions of each product by its UIN without the version, in the order of lists. */
  readonly alike: ReadonlyMap<string, readonly number[]>
  /** A product with those that lead to it and those it leads to, by what replaces what: itself first, then the nearest. */
  readonly linked: (number: number) => ReadonlySet<number>
}

function versionsIn({ listed, replaces, cards }: ProductsFile): Versions {
  const next = grouped(
    replaces.flatMap(([newer, older]) => [[newer, older] as const, [older, newer] as const]),
  )
  return {
    numbers: new Map(cards.uin.map((uin, number) => [normalUin(uin), number])),
    alike: grouped(
      listed.flatMap((number) => {
        const stem = uinWithoutVersion(item(cards.uin, number))
        return stem === null ? [] : [[stem, number] as const]
      }),
    ),
    linked: (number) => {
      const found = new Set([number])
      for (const at of found) for (const other of next.get(at) ?? []) found.add(other)
      return found
    },
  }
}
