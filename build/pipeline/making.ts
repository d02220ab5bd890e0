import { bodyContext } from '../publish/answers/context.ts'
import type { Cache } from './cache/cache.ts'
import type { Ready } from './ready.ts'
import type { ClauseChoice } from '../contract/clause-publishing.ts'
import type { Listing } from '../check/dataset/list.ts'
import { Maker } from './maker.ts'
import { type ProductMaking, makeProducts } from './product-making.ts'
import { addRelease } from '../publish/release/index.ts'
import { releasePages } from '../publish/site/site-files.ts'

/** What the files of a build are made with, and who makes those of products. */
export interface Making extends ProductMaking {
  readonly cache: Cache
  readonly sign: string | undefined
  readonly previous: string | undefined
  /** Whether clauses are files at their own addresses, too. */
  readonly clauses: ClauseChoice
  /** Whether the release has archives and files to download. */
  readonly withDownloads: boolean
}

/** Makes every file of a dataset without an error, or keeps it where it was made from the same before. */
export async function makeAll(listing: Listing, ready: Ready, making: Making): Promise<void> {
  const { catalogue, store, products, example } = ready
  const { cache, output, baseUrl } = making
  const maker = new Maker(cache, output)
  const context = bodyContext(catalogue, store, baseUrl, making.clauses)
  await makeProducts(listing, ready, context, maker, making)
  const dataset = [baseUrl, context.clauses, smallCollections(listing), products]
  // What is kept needs no code: it is loaded where something has to be made.
  await maker.make('search module', [], async function* () {
    yield* (await import('./emit-dataset.ts')).emitSearchModule()
  })
  await maker.make('dataset', dataset, async function* () {
    yield* (await import('./emit-dataset.ts')).emitDataset(context)
  })
  await maker.make('description', dataset, async function* (source) {
    yield* (await import('./emit-description.ts')).emitDescription(context, example, source)
  })
  await addRelease(maker.tree(making.crews.for(0, catalogue)), {
    ...making,
    dataDate: context.dataDate,
    uins: products.map(({ uin }) => uin),
    clauses: store.counts('totals').get('clauses') ?? 0,
    pages: (downloads) => releasePages(context, downloads),
  })
}

/** The files of the dataset that are not of one product, with their digests. */
function smallCollections({ files, digests }: Listing): [path: string, digest: string | undefined][] {
  const { products: _, clauses: __, ...small } = files
  return Object.values(small)
    .flat()
    .map((path) => [path, digests.get(path)])
}
