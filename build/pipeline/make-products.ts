import { type BodyContext, type ProductRelations, datasetHeadOf } from '../publish/answers/context.ts'
import { formRefs } from '../publish/answers/forms.ts'
import type { CheckedDataset } from '../check/index.ts'
import type { FormRef } from '../contract/published/references.ts'
import type { Listing } from '../check/dataset/list.ts'
import { type ProductFiles, productFilesIn } from '../check/dataset/read.ts'
import type { ProductSummary } from '../check/dataset/summary.ts'
import { isRead } from '../contract/is-read.ts'
import { groupsOf } from '../contract/groups.ts'
import { familiesOf, namesakesAmong } from '../publish/site/families.ts'
import type { ProductRow } from '../publish/store/store.ts'
import { comparedUins } from '../publish/site/comparisons.ts'
import { digestOf } from '../files/digest.ts'
import { lazily } from '../contract/lazily.ts'
import { resultOf, runAll } from './cache/step.ts'
import { Progress } from '../cli/terminal.ts'
import type { BuildPlan } from './plan.ts'
import type { WorkerPool } from './worker-pool.ts'
import { outputStep } from './output-steps.ts'
import { type DatasetInputs, categoryDigests, productDigests } from './product-inputs.ts'

/** Makes the files of every product, or keeps them where they were made from the same before. */
export async function makeProducts(
  listing: Listing,
  { catalogue, products }: Pick<CheckedDataset, 'catalogue' | 'products'>,
  context: BodyContext,
  { small, summaries, proofs: proofsOf }: DatasetInputs,
  { cache, output, baseUrl, terminal }: BuildPlan,
  pool: WorkerPool,
): Promise<void> {
  const categories = categoryDigests(catalogue)
  const relationsOf = lazily(() => relationsIn(context))
  const related = resultOf(cache, 'relations', [baseUrl, small, summaries], () =>
    products.map((product) => digestOf(relationsOf()(product))),
  )
  const edition = datasetHeadOf(context)
  const editionDigest = digestOf([edition, catalogue.languages])
  const filesOf = new Map(productFilesIn(listing).map((files) => [files.path, files]))
  const steps = products.map((product, at) => {
    const files = listed(filesOf, product)
    const digests = productDigests(listing, files)
    const others = [categories.get(product.category), baseUrl, editionDigest, related[at]]
    return outputStep(output, `made ${files.path}`, [...digests.values(), ...others], async () => {
      const proofs = proofsOf.get(files.path) ?? '{}'
      const staged = await pool.run('make', () => {
        return { digests, baseUrl, edition, relations: relationsOf()(product), proofs, ...files }
      })
      for (const file of staged) output.take(file)
      return staged.map(({ path }) => path)
    })
  })
  const progress = new Progress(terminal)
  let done = 0
  for await (const _ of runAll(cache, steps, (open) => pool.start(open, catalogue)))
    progress.step('written', ++done, products.length)
}

function listed(files: ReadonlyMap<string, ProductFiles>, { path }: ProductSummary): ProductFiles {
  const found = files.get(path)
  if (found === undefined) throw new Error(`a fault of the build: ${path} was checked, but is not listed`)
  return found
}

/** Relations of each product to other records, as its files show them. */
export function relationsIn(context: BodyContext): (product: ProductSummary) => ProductRelations {
  const { store } = context
  const compared = comparedUins(context)
  const families = familiesOf(store.products())
  const namesakesOf = namesakesAmong(store.products())
  const read = new Map(groupsOf(store.products().filter(isRead), ({ category }) => category))
  const forms = new Map<string, FormRef[]>()
  return ({ uin, insurer, category }) => {
    const row = store.product(uin)
    const kind = `${insurer} ${row.line}`
    const own = forms.get(kind) ?? formRefs(context, insurer, row.line)
    forms.set(kind, own)
    return {
      row,
      versions: store.versions(uin),
      forms: own,
      family: families.get(row.id) ?? [],
      alike: alikeOf(row, read.get(category) ?? []),
      namesakes: namesakesOf(row),
      website: context.catalogue.insurers.get(insurer)?.record.website ?? null,
      contacts: context.contacts().get(insurer) ?? [],
      isCompared: compared.has(category),
    }
  }
}

/** Number of products of its kind that a page names. */
const ALIKE = 3

function alikeOf(row: ProductRow, read: readonly ProductRow[]): ProductRelations['alike'] {
  const [own, others] = [true, false].map((isOwn) =>
    read.filter(({ id, insurer }) => id !== row.id && (insurer === row.insurer) === isOwn),
  )
  return [...(own ?? []), ...(others ?? [])].slice(0, ALIKE).map(({ uin, name, insurer_name }) => {
    return { uin, name, insurer_name }
  })
}
