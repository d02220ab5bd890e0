import { findingLines } from '../check/dataset/finding-lines.ts'
import type { Listing } from '../check/dataset/list.ts'
import { checkDatasetAt } from '../check/index.ts'
import { Progress } from '../cli/terminal.ts'
import { datasetStore } from '../publish/store/dataset-store.ts'
import { datasetRows } from './build-summary.ts'
import { cachedChecking } from './cached-checking.ts'
import { assertFits, foldersOf } from './folder-limit.ts'
import { makeAll } from './make-all.ts'
import type { BuildPlan } from './plan.ts'
import { datasetInputs } from './product-inputs.ts'
import { WorkerPool } from './worker-pool.ts'

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
  const { shown, warnings } = findingLines(listing, findings, WARNINGS_SHOWN)
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
