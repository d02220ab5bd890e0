import { bodyContext } from '../publish/answers/context.ts'
import type { CheckedDataset } from '../check/index.ts'
import type { Listing } from '../check/dataset/list.ts'
import { addRelease } from '../publish/release/index.ts'
import type { Previous } from '../publish/release/previous.ts'
import { releasePages } from '../publish/site/site-files.ts'
import { quotedContactsOf } from '../publish/site/quoted-contacts.ts'
import { digestOf } from './cache/input-digest.ts'
import { assertFits, productFolders } from './folder-limit.ts'
import { makeProducts } from './make-products.ts'
import { makeFiles, releaseTree } from './output-steps.ts'
import type { BuildPlan } from './wanted.ts'

/** Makes every file of a dataset without an error, or keeps it where it was made from the same before. */
export async function makeAll(listing: Listing, ready: CheckedDataset, plan: BuildPlan): Promise<void> {
  const { catalogue, store, products, example } = ready
  const { cache, output, baseUrl, pool, previous } = plan
  const context = bodyContext(catalogue, store, baseUrl, plan.clauses)
  assertFits(productFolders(context))
  const quotedContacts = quotedContactsOf(context, products)
  await makeProducts(listing, ready, context, quotedContacts, plan)
  const summaries = products.map((product) => digestOf(product))
  const dataset = [baseUrl, context.clauses, smallCollections(listing), summaries]
  // What is kept needs no code: it is loaded where something has to be made.
  await makeFiles(cache, output, 'search module', [], async function* () {
    yield* (await import('./emit-dataset.ts')).emitSearchModule()
  })
  await makeFiles(cache, output, 'dataset', dataset, async function* () {
    yield* (await import('./emit-dataset.ts')).emitDataset(context)
  })
  await makeFiles(cache, output, 'description', dataset, async function* (source) {
    yield* (await import('./emit-description.ts')).emitDescription(
      { context, quotedContacts },
      example,
      source,
    )
  })
  await addRelease(releaseTree(cache, output, pool), {
    ...plan,
    previous: previous === undefined ? undefined : () => opened(previous),
    dataDate: context.dataDate,
    uins: products.map(({ uin }) => uin),
    clauses: store.counts('totals').get('clauses') ?? 0,
    pages: (downloads) => releasePages(context, downloads),
  })
}

/** Few builds name a previous release, and what reads it is loaded then. */
async function opened(previous: string): Promise<Previous> {
  return (await import('./previous-release.ts')).openPrevious(previous)
}

/** The files of the dataset that are not of one product, with their digests. Nothing is made from overrides. */
function smallCollections({ files, digests }: Listing): [path: string, digest: string | undefined][] {
  const { products: _, clauses: __, overrides: ___, ...small } = files
  return Object.values(small)
    .flat()
    .map((path) => [path, digests.get(path)])
}
