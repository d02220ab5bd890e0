import { checkDatasetAt, type Checking } from '../check/index.ts'
import { Progress } from '../cli/terminal.ts'
import { findingLines } from '../check/dataset/finding-lines.ts'
import type { Listing } from '../check/dataset/list.ts'
import { datasetRows } from './build-summary.ts'
import { datasetInputs, type DatasetInputs, categoryDigests, productDigests } from './product-inputs.ts'
import { assertFits, foldersOf } from './folder-limit.ts'
import { makeAll } from './make-all.ts'
import type { BuildPlan } from './plan.ts'
import { datasetStore } from '../publish/store/dataset-store.ts'
import { WorkerPool } from './worker-pool.ts'
import { productFilesIn } from '../check/dataset/read.ts'
import { ruleInputsFor } from '../check/dataset/rule-inputs.ts'
import type { CheckedProduct } from '../check/rules/run.ts'
import type { Cache } from './cache/cache.ts'
import { digestOf } from '../files/digest.ts'
import { type Step, resultOf, runAll } from './cache/step.ts'

// Loaded only where the output is not up to date: check → make → output.

/** Most warnings of one rule that a build shows; `npm run check` shows them all. */
const WARNINGS_SHOWN = 5

/**
 * Checks a dataset, makes what has changed, and puts it in place: what it found and wrote, and the digest of the output.
 * Null where the dataset has an error.
 */
export async function fullBuild(listing: Listing, plan: BuildPlan) {
  const pool = new WorkerPool(plan.workers, listing.folder, plan.output)
  try {
    return await buildWith(listing, plan, pool)
  } finally {
    await pool.close()
  }
}

async function buildWith(listing: Listing, plan: BuildPlan, pool: WorkerPool) {
  const { cache, output, terminal } = plan
  const progress = new Progress(terminal)
  const inputs = datasetInputs(listing)
  const checking = cachedChecking(inputs, cache, pool)
  const { ready, findings, replaced } = await checkDatasetAt(listing, checking, (done, total) =>
    progress.step('checked', done, total),
  )
  const { shown, warnings } = findingLines(listing.folder, findings, WARNINGS_SHOWN)
  for (const line of shown) terminal.err(`${line}\n`)
  if (ready === null) return null
  const store = datasetStore(ready.catalogue, ready.products)
  try {
    await makeAll(listing, { ...ready, store }, inputs, plan, pool)
    assertFits(foldersOf(output.paths()))
    const written = output.commit()
    return {
      written,
      digest: output.digest(),
      found: { shown, warnings, rows: datasetRows(store, replaced) },
    }
  } finally {
    store.close()
  }
}

/** Findings on a product, with the digests of its summary and of the other records that its rules looked at. */
interface CachedCheck {
  readonly checked: CheckedProduct
  readonly summary: string
  readonly others: string
}

/** Checks on a pool, each unless its files and all that its rules look at are the same. Notes the digests of summaries. */
function cachedChecking(inputs: DatasetInputs, cache: Cache, pool: WorkerPool): Checking {
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
          inputs: [...digests],
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
