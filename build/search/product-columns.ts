import type { ProductsFile } from '../contract/index-files/products.ts'
import { item } from '../contract/item.ts'
import { lazily } from '../contract/lazily.ts'
import { LINES, type Line, type ProductStatus } from '../contract/primitives.ts'
import { DELETE, frontDecoded } from './front-coding.ts'
import { unpacked, unpackedSteps } from './packed-numbers.ts'

/** Contents of the catalogue about products: lists by their numbers. */
export interface ProductColumns extends Pick<
  ProductsFile,
  'data_date' | 'notice' | 'base_url' | 'categories' | 'insurers' | 'index'
> {
  /** Every product in the order of lists. */
  readonly listed: readonly number[]
  /** Every product in the order of their UINs in normal form. */
  readonly byUin: readonly number[]
  readonly superseded: ReadonlySet<number>
  /** Products, and those they replace. */
  readonly replaces: readonly (readonly [newer: number, older: number])[]
  readonly telling: readonly number[]
  readonly cards: {
    readonly uin: readonly string[]
    readonly name: readonly string[]
    readonly line: readonly Line[]
    readonly status: readonly ProductStatus[]
    readonly launched: readonly (string | null)[]
    readonly withdrawn: readonly (string | null)[]
    /** The places of their categories and insurers. */
    readonly category: readonly number[]
    readonly insurer: readonly number[]
    /** Fields stated, in the schedule, not stated, unread. */
    readonly coverage: readonly (readonly number[])[]
  }
}

/** The columns of a file. */
export function columnsOf(file: ProductsFile): ProductColumns {
  const { uins, coverage, withdrawn, data_date, notice, base_url, categories, insurers, index } = file
  const listed = unpackedSteps(file.listed)
  const byUin = unpackedSteps(uins.products)
  const gone = unpackedSteps(withdrawn.products)
  const days = daysIn(withdrawn.days)
  const launched = lazily(() => daysIn(file.launched))
  const lines = lazily(() => unpacked(file.lines).map((place) => item(LINES, place)))
  const none = <T>(value: T) => Array.from(listed, () => value)
  return {
    data_date,
    notice,
    base_url,
    categories,
    insurers,
    index,
    listed,
    byUin,
    superseded: new Set(unpackedSteps(file.superseded)),
    replaces: pairsOf(unpackedSteps(file.replaces)),
    telling: unpacked(file.telling),
    cards: {
      uin: placed(byUin, frontDecoded(uins.sorted, DELETE), none('')),
      name: placed(listed, frontDecoded(file.names, DELETE), none('')),
      get line() {
        return lines()
      },
      status: placed(
        gone,
        days.map(() => 'withdrawn' as const),
        none<ProductStatus>('active'),
      ),
      get launched() {
        return launched()
      },
      withdrawn: placed(gone, days, none<string | null>(null)),
      category: unpacked(file.categories_of),
      insurer: unpacked(file.insurers_of),
      coverage: unpacked(coverage.places).map((place) => item(coverage.counts, place)),
    },
  }
}

const daysIn = (text: string) => frontDecoded(text).map((day) => (day === '' ? null : day))

/** A list with other values at some places. */
function placed<T>(places: readonly number[], values: readonly T[], list: T[]): T[] {
  for (const [at, place] of places.entries()) list[place] = item(values, at)
  return list
}

function pairsOf(numbers: readonly number[]): [number, number][] {
  const pairs: [number, number][] = []
  for (let at = 0; at < numbers.length; at += 2) pairs.push([item(numbers, at), item(numbers, at + 1)])
  return pairs
}
