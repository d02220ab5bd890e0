import type { CheckProducts } from '../check/index.ts'
import { productFilesIn } from '../check/dataset/read.ts'
import { surroundingsOf } from '../check/dataset/rule-inputs.ts'
import type { CheckedProduct } from '../check/rules/check-product.ts'
import type { Cache } from './cache/cache.ts'
import { digestOf } from './cache/input-digest.ts'
import { type Step, runAll } from './cache/step.ts'
import { ProductInputs } from './product-inputs.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What was found in a product, with the digest of the other records that its rules looked at. */
interface Checking {
  readonly checked: CheckedProduct
  readonly others: string
}

/** Checks products on a pool, each unless its files and all that its rules look at are the same. */
export function cachedChecks(cache: Cache, pool: WorkerPool): CheckProducts {
  return async function* (listing, catalogue) {
    const inputs = new ProductInputs(listing, catalogue)
    const synonyms = digestOf(catalogue.synonyms.record)
    // A product that could not be read depends on no other record.
    const othersOf = ({ summary }: CheckedProduct): string => {
      if (summary === null) return ''
      const { synonyms: _, ...others } = surroundingsOf(summary, catalogue)
      return digestOf([synonyms, inputs.categoryOf(summary.category), others])
    }
    const steps = productFilesIn(listing).map((files): Step<Checking> => {
      const digests = inputs.digestsOf(files)
      const isListed = digests.size === (files.clausesPath === null ? 1 : 2)
      return {
        name: `checked ${files.path}`,
        inputs: [...digests],
        holds: ({ checked, others }) => isListed && others === othersOf(checked),
        work: async () => {
          const checked = await pool.run('check', { ...files, digests })
          return { checked, others: othersOf(checked) }
        },
      }
    })
    for await (const { checked } of runAll(cache, steps, (open) => pool.start(open, catalogue))) yield checked
  }
}
