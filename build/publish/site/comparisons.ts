import { readOnce } from '../../contract/lazily.ts'
import type { BodyContext } from '../answers/context.ts'
import { COMPARED } from '../../contract/limits.ts'
import type { CompareBody } from '../../contract/published/comparison.ts'
import { normalUin } from '../../contract/uin.ts'
import type { Ask } from '../description/sample.ts'
import { isRead } from '../../contract/is-read.ts'

/** The UINs that are compared for each category: those that were read, those not listed as withdrawn first. */
export const comparedUins = readOnce(({ store }: BodyContext): ReadonlyMap<string, readonly string[]> => {
  const byCategory = new Map<string, string[]>()
  const read = store.products().filter(isRead)
  const isWithdrawn = ({ status }: (typeof read)[number]) => Number(status === 'withdrawn')
  for (const { uin, category } of read.toSorted((a, b) => isWithdrawn(a) - isWithdrawn(b))) {
    // A UIN with a comma cannot be put into a list.
    if (uin.includes(',')) continue
    const uins = byCategory.get(category) ?? []
    if (uins.length < COMPARED.most) byCategory.set(category, [...uins, normalUin(uin)])
  }
  return new Map([...byCategory].filter(([, uins]) => uins.length >= COMPARED.least))
})

/** Comparisons of products that were read, by the slug of their category. */
export type Comparisons = ReadonlyMap<string, CompareBody>

/** The comparisons that have a page, as the query function answers them from the files of this build. */
export async function comparisonsOf(context: BodyContext, ask: Ask): Promise<Comparisons> {
  const comparisons = new Map<string, CompareBody>()
  for (const [category, uins] of comparedUins(context)) {
    const answer = await ask('comparePolicies', { uins: uins.join(',') })
    if (answer === null) throw new Error(`a fault of the build: ${uins.join(', ')} cannot be compared`)
    comparisons.set(category, answer as CompareBody)
  }
  return comparisons
}
