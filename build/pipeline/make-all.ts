import { bodyContext } from '../publish/answers/context.ts'
import type { CheckedDataset } from '../check/index.ts'
import type { Listing } from '../check/dataset/list.ts'
import { addRelease } from '../publish/release/index.ts'
import type { Previous } from '../publish/release/source.ts'
import type { Signer } from '../publish/release/signer.ts'
import type { Store } from '../publish/store/store.ts'
import { releasePages } from '../publish/site/site-files.ts'
import type { DatasetInputs } from './product-inputs.ts'
import { assertFits, productFolders } from './folder-limit.ts'
import { makeProducts } from './make-products.ts'
import { makeFiles, releaseTree } from './output-steps.ts'
import type { BuildPlan } from './plan.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Makes every file of a dataset without an error, or keeps it where it was made from the same before. */
export async function makeAll(
  listing: Listing,
  ready: CheckedDataset & { readonly store: Store },
  inputs: DatasetInputs,
  plan: BuildPlan,
  pool: WorkerPool,
): Promise<void> {
  const { catalogue, store, products, example } = ready
  const { cache, output, baseUrl, previous } = plan
  const { small, summaries } = inputs
  const context = bodyContext(catalogue, store, baseUrl, plan.clauses, products)
  const dataset = [baseUrl, context.clauses, small, summaries]
  assertFits(productFolders(context))
  await makeProducts(listing, ready, context, inputs, plan, pool)
  await pool.close()
  // Loads the code of a step only where it has to make something.
  await makeFiles(cache, output, 'own', [], async function* () {
    yield* (await import('./emit-own.ts')).emitOwn()
  })
  await makeFiles(cache, output, 'dataset', dataset, async function* () {
    yield* (await import('./emit-dataset.ts')).emitDataset(context)
  })
  await makeFiles(cache, output, 'facts', dataset, async function* (source) {
    yield* (await import('./emit-facts.ts')).emitFacts(context, source)
  })
  await makeFiles(cache, output, 'description', dataset, async function* (source) {
    yield* (await import('./emit-description.ts')).emitDescription(context, example, source)
  })
  await makeFiles(cache, output, 'pages', dataset, async function* () {
    yield* (await import('../publish/site/site-files.ts')).siteFiles(context, example)
  })
  if (plan.downloads) {
    globalThis.gc?.()
    pool.start(products.length, catalogue)
  }
  await addRelease(releaseTree(cache, output, pool), {
    ...plan,
    withDownloads: plan.downloads,
    previous: previous === undefined ? undefined : (signer) => opened(previous, { ...plan, signer }),
    dataDate: context.dataDate,
    service: context.service,
    clauses: store.counts('totals').get('clauses') ?? 0,
    pages: (downloads, signedBy) => releasePages(context, downloads, signedBy),
  })
}

/** Few builds name a previous release, and what reads it is loaded then. */
async function opened(
  given: string,
  plan: BuildPlan & { readonly signer: Signer | null },
): Promise<Previous | null> {
  const { OF_THE_SITE, hasRelease, openPrevious } = await import('./previous-release.ts')
  if (given === OF_THE_SITE && !(await hasRelease(plan.baseUrl))) {
    plan.terminal.err(`previous: none, ${plan.baseUrl} publishes no release yet\n`)
    return null
  }
  const place = given === OF_THE_SITE ? plan.baseUrl : given
  const previous = await openPrevious(place, { ...plan, takeForeign: plan.previousIsOurs })
  const { release, data_date, base_url, signed_by } = previous.manifest
  plan.terminal.err(
    `previous: release ${release} of ${base_url}, data of ${data_date}, ${signed_by === null ? 'not signed' : `signed by ${signed_by}`}\n`,
  )
  return previous
}
