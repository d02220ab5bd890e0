import { productFilesIn } from '../check/dataset/read.ts'
import { ruleInputsFor } from '../check/dataset/rule-inputs.ts'
import type { Checking } from '../check/index.ts'
import type { CheckedProduct } from '../check/rules/run.ts'
import { digestOf } from '../files/digest.ts'
import type { Cache } from './cache/cache.ts'
import { type Step, resultOf, runAll } from './cache/step.ts'
import { type DatasetInputs, categoryDigests, productDigests } from './product-inputs.ts'
import type { WorkerPool } from './worker-pool.ts'

// The checks of a full build, of which those of products that are as they were are kept.

/** Findings on a product, with the digests of its summary and of the other records that its rules looked at. */
interface CachedCheck {
  readonly checked: CheckedProduct
  readonly summary: string
  readonly others: string
}

/** Checks on a pool, each unless its files and all that its rules look at are the same. Notes the digests of summaries. */
export function cachedChecking(inputs: DatasetInputs, cache: Cache, pool: WorkerPool): Checking {
  return {
    async *products(listing, catalogue) {
      const categories = categoryDigests(catalogue)
      const synonyms = digestOf(catalogue.synonyms.record)
      // A product that could not be read depends on no other record.
      const othersOf = ({ summary }: CheckedProduct): string => {
        if (summary === null) return ''
        const { synonyms: _, ...others } = ruleInputsFor(summary, catalogue)
        return digestOf([synonyms, categories.get(summary.category), others])
      }
      const steps = productFilesIn(listing).map((files): Step<CachedCheck> => {
        const digests = productDigests(listing, files)
        const isListed = digests.size === (files.clausesPath === null ? 1 : 2)
        return {
          name: `checked ${files.path}`,
          inputs: digestOf([...digests]),
          holds: ({ checked, others }) => isListed && others === othersOf(checked),
          work: async () => {
            const checked = await pool.run('check', () => ({ ...files, digests }))
            return { checked, summary: digestOf(checked.summary), others: othersOf(checked) }
          },
        }
      })
      for await (const { checked, summary } of runAll(cache, steps, (open) => pool.start(open, catalogue))) {
        inputs.summaries.push(summary)
        if (checked.summary !== null) inputs.proofs.set(checked.summary.path, checked.proofs)
        yield checked
      }
    },
    across(find) {
      return resultOf(cache, 'across', [inputs.small, inputs.beside, inputs.summaries], find)
    },
  }
}
