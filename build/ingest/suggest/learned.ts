import type { Field } from '../../contract/authored/category.ts'
import type { FactValue } from '../../contract/authored/product.ts'
import made from './weights.json' with { type: 'json' }

/** Values that `npm run bench ingest -- --suggestions` learns for suggestions. */
export interface Learned {
  /** The weights of features of places, and of values. */
  readonly place: Readonly<Record<string, number>>
  readonly value: Readonly<Record<string, number>>
  /** Least chance of a value that is given: by their chances, 96 of 100 such values of insurers left out are right. */
  readonly least: number
  /** Places to look are published for these types of fields, where the first place is so likely. */
  readonly trusted: readonly string[]
  readonly likely: number
  /** By group of fields: least weight of a place about which a person is asked who says that nothing is stated. */
  readonly asked: Readonly<Record<string, number>>
  /** Reduction in the weight of a further place of a clause that is already named. */
  readonly again: number
  /** By the key of a field: the weights of words that facts of products quote for it, and the values of these facts. */
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly values: Readonly<Record<string, readonly FactValue[]>>
}

export const LEARNED: Learned = made

/** Finds the entry of a field by its key, or by one that it had before. */
export function knownOf<T>(
  { key, aliases = [] }: Pick<Field, 'key' | 'aliases'>,
  known: Readonly<Record<string, T>>,
): T | undefined {
  return [key, ...aliases].map((one) => known[one]).find((one) => one !== undefined)
}

/** The sum of features times their weights. */
export function weighed(
  features: ReadonlyMap<string, number>,
  weights: Readonly<Record<string, number>>,
): number {
  let sum = 0
  for (const [name, value] of features) sum += value * (weights[name] ?? 0)
  return sum
}

/** The chance that belongs to a sum of weights. */
export function chance(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
