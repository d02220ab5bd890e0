import { bodyContext } from '../publish/answers/context.ts'
import type { CheckedDataset } from '../check/index.ts'
import type { Listing } from '../check/dataset/list.ts'
import { addRelease } from '../publish/release/index.ts'
import type { Previous } from '../publish/release/source.ts'
import type { Signer } from '../publish/release/signer.ts'
import { releasePages } from '../publish/site/site-files.ts'
import type { Cache } from './cache/cache.ts'
import { SharedInputs } from './cache/shared-inputs.ts'
import { resultOf } from './cache/step.ts'
import type { DatasetInputs } from './product-inputs.ts'
import type { Store } from '../publish/store/store.ts'
import { assertFits, productFolders } from './folder-limit.ts'
import { makeProducts } from './make-products.ts'
import { makeFiles, releaseTree } from './output-steps.ts'
import type { BuildPlan } from './wanted.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Makes every file of a dataset without an error, or keeps it where it was made from the same before. */
export async function makeAll(
  listing: Listing,
  ready: CheckedDataset,
  inputs: DatasetInputs,
  plan: BuildPlan,
): Promise<void> {
  const { catalogue, store, products, example } = ready
  const { cache, output, baseUrl, pool, previous } = plan
  const { small, summaries } = inputs
  countOnce(store, [small, summaries], cache)
  const context = bodyContext(catalogue, store, baseUrl, plan.clauses, products)
  const dataset = [baseUrl, context.clauses, small, summaries]
  const fits = new SharedInputs(cache, 'fits', dataset)
  if (!fits.areSame) assertFits(productFolders(context))
  fits.noteDone()
  await makeProducts(listing, ready, context, inputs, plan)
  await giveBackMemory(pool)
  // What is kept needs no code: it is loaded where something has to be made.
  await makeFiles(cache, output, 'search module', [], async function* () {
    yield* (await import('./emit-dataset.ts')).emitSearchModule()
  })
  await makeFiles(cache, output, 'dataset', dataset, async function* () {
    yield* (await import('./emit-dataset.ts')).emitDataset(context)
  })
  await makeFiles(cache, output, 'description', dataset, async function* (source) {
    yield* (await import('./emit-description.ts')).emitDescription(context, example, source)
  })
  await giveBackMemory(pool)
  await addRelease(releaseTree(cache, output, pool), {
    ...plan,
    previous: previous === undefined ? undefined : (signer) => opened(previous, { ...plan, signer }),
    dataDate: context.dataDate,
    uins: products.map(({ uin }) => uin),
    clauses: store.counts('totals').get('clauses') ?? 0,
    pages: (downloads, signedBy) => releasePages(context, downloads, signedBy),
  })
}

/** Drops what many products left in memory, so that what comes next does not need room beside it. */
async function giveBackMemory(pool: WorkerPool): Promise<void> {
  if (await pool.renew()) globalThis.gc?.()
}

/** Few builds name a previous release, and what reads it is loaded then. */
async function opened(
  given: string,
  plan: BuildPlan & { readonly signer: Signer | null },
): Promise<Previous> {
  const { openPrevious } = await import('./previous-release.ts')
  const previous = await openPrevious(given, { ...plan, takeForeign: plan.previousIsOurs })
  const { release, data_date, base_url, signed_by } = previous.manifest
  plan.say(
    `previous: release ${release} of ${base_url}, data of ${data_date}, ${signed_by === null ? 'not signed' : `signed by ${signed_by}`}`,
  )
  return previous
}

/** What every build counts, and says in its summary. */
const COUNTED = ['totals', 'factsByStatus'] as const

/** Counts a dataset, unless it was counted before: the store is not filled for that. */
function countOnce(store: Store, inputs: unknown, cache: Cache): void {
  const counts = resultOf(cache, 'counts', inputs, () => COUNTED.map((kind) => [...store.counts(kind)]))
  for (const [at, kind] of COUNTED.entries()) store.know(kind, new Map(counts[at]))
}
