import type { IndexSource } from '../../functions/query/source/reader.ts'
import { type BodyContext, bodyContext } from '../bodies/context.ts'
import type { Cache } from '../cache/cache.ts'
import type { Ready } from './ready.ts'
import type { ClauseChoice } from '../contract/clause-manners.ts'
import type { Listing } from '../dataset/list.ts'
import { examplesFrom } from '../description/examples.ts'
import { sampleOf } from '../description/sample.ts'
import { emitDataset, emitDescription, emitSearchModule } from './emit.ts'
import { Maker } from './maker.ts'
import type { OutputFile } from '../output/output-file.ts'
import { type ProductMaking, makeProducts } from './product-making.ts'
import { addRelease } from '../release/index.ts'
import { releasePages } from '../site/all-pages.ts'
import { comparisonsOf } from '../site/compared.ts'
import { siteOf } from '../site/site.ts'

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
  await maker.make('search module', [], emitSearchModule)
  await maker.make('dataset', dataset, () => emitDataset(context))
  await maker.make('description', dataset, (source) => description(context, example, source))
  await addRelease(maker.tree(making.crews.for(0, catalogue)), {
    ...making,
    dataDate: context.dataDate,
    uins: products.map(({ uin }) => uin),
    clauses: store.counts('totals').get('clauses') ?? 0,
    pages: (downloads) => releasePages(context, downloads),
  })
}

/** What describes the service and its data, with examples as the functions answer them from the files of this build. */
async function* description(
  context: BodyContext,
  example: string,
  source: IndexSource,
): AsyncGenerator<OutputFile> {
  const sample = await sampleOf(context, example, source)
  const examples = await examplesFrom(sample, source)
  const comparisons = await comparisonsOf(context, source)
  yield* emitDescription({ site: siteOf(context), context, sample, examples, comparisons })
}

/** The files of the dataset that are not of one product, with their digests. */
function smallCollections({ files, digests }: Listing): [path: string, digest: string | undefined][] {
  const { products: _, clauses: __, ...small } = files
  return Object.values(small)
    .flat()
    .map((path) => [path, digests.get(path)])
}
