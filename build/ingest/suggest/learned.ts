import type { Field } from '../../contract/authored/category.ts'
import type { FactValue } from '../../contract/authored/product.ts'
import made from './weights.json' with { type: 'json' }

/** What is learned of suggestions by `npm run bench ingest -- --suggestions`. */
export interface Learned {
  /** The weights of features of places, and of values. */
  readonly place: Readonly<Record<string, number>>
  readonly value: Readonly<Record<string, number>>
  /** How likely a value has to be to be given. */
  readonly least: number
  /** Places to look are published for these types of fields, where the first place is so likely. */
  readonly trusted: readonly string[]
  readonly likely: number
  /** How much a place has to weigh for a person to be asked about it who says that nothing is stated. */
  readonly asked: number
  /** How much less a further place of a clause that is already named is worth. */
  readonly again: number
  /** By the key of a field: what words weigh that facts of products quote for it, and their values. */
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly values: Readonly<Record<string, readonly FactValue[]>>
}

export const LEARNED: Learned = made

/** What is known of a field by its key, or by one that it had before. */
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
