import type { FactStatus } from './published/fact.ts'
import type { Fact } from './authored/product.ts'

/**
 * The check status of a fact, derived and never typed in: the first that applies. That the quotes hold is no
 * part of it: a quote that does not stops the build.
 */
export function factStatus(fact: Fact): FactStatus {
  if (fact.value === null) return fact.in_schedule === true ? 'in-schedule' : 'not-stated'
  if (fact.disputed !== undefined) return 'disputed'
  if (fact.unverified !== undefined) return 'unverified'
  return fact.checked === undefined ? 'quoted' : 'checked'
}
