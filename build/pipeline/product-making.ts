import { type BodyContext, type Edition, type Relations, editionOf } from '../publish/answers/context.ts'
import { formRefs } from '../publish/answers/forms.ts'
import { digestOf } from './cache/digest.ts'
import type { Ready } from './ready.ts'
import { type Crews, inOrder } from './crew.ts'
import type { FormRef } from '../contract/published/references.ts'
import { normalUin } from '../contract/uin.ts'
import type { Listing } from '../check/dataset/list.ts'
import { type ProductFiles, productFilesIn } from '../check/dataset/read.ts'
import type { ProductSummary } from '../check/dataset/summary.ts'
import type { Maker } from './maker.ts'
import type { Output } from './output/output.ts'
import { CategoryDigests, contentOf, digestsOf } from './memos.ts'
import type { MakeTask } from './product.ts'
import { comparedUins } from '../publish/site/comparisons.ts'

/** Where the files of products go, and who makes them. */
export interface ProductMaking {
  readonly output: Output
  readonly baseUrl: string
  readonly crews: Crews
  readonly progress: (done: number, total: number) => void
}

/** A product whose files have to be made: the task, and the digest of all they are made from. */
interface Open {
  readonly task: MakeTask
  readonly name: string
  readonly from: string
}

/** Makes the files of every product, or keeps them where they were made from the same before. */
export async function makeProducts(
  listing: Listing,
  { catalogue, products }: Pick<Ready, 'catalogue' | 'products'>,
  context: BodyContext,
  maker: Maker,
  { output, baseUrl, crews, progress }: ProductMaking,
): Promise<void> {
  const relations = relationsIn(context)
  const categories = new CategoryDigests(catalogue.categories)
  const edition: Edition = editionOf(context)
  const files = new Map(productFilesIn(listing).map((file) => [file.path, file]))
  const open: Open[] = []
  for (const product of products) {
    const file = fileOf(files, product)
    const task = {
      ...file,
      digests: digestsOf(listing, file),
      baseUrl,
      edition,
      relations: relations(product),
    }
    const parts = [
      contentOf(listing, file),
      categories.of(product.category),
      baseUrl,
      edition,
      task.relations,
    ]
    const [name, from] = [`made ${file.path}`, digestOf(parts)]
    if (!maker.keep(name, from)) open.push({ task, name, from })
  }
  const crew = crews.for(open.length, catalogue)
  const made = inOrder(open, crew.width, async (one) => ({ ...one, staged: await crew.make(one.task) }))
  let done = products.length - open.length
  for await (const { name, from, staged } of made) {
    for (const file of staged) output.take(file)
    maker.remember(
      name,
      from,
      staged.map(({ path }) => path),
    )
    progress(++done, products.length)
  }
}

function fileOf(files: ReadonlyMap<string, ProductFiles>, { path }: ProductSummary): ProductFiles {
  const found = files.get(path)
  if (found === undefined) throw new Error(`a fault of the build: ${path} was checked, but is not listed`)
  return found
}

/** What each product's files say of other records. */
function relationsIn(context: BodyContext): (product: ProductSummary) => Relations {
  const { store } = context
  const rows = new Map(store.products().map((row) => [row.id, row]))
  const compared = comparedUins(context)
  const forms = new Map<string, FormRef[]>()
  return ({ uin, insurer, category }) => {
    const own = forms.get(insurer) ?? formRefs(context, insurer)
    forms.set(insurer, own)
    const row = rows.get(normalUin(uin)) ?? store.product(uin)
    return { row, versions: store.versions(uin), forms: own, isCompared: compared.has(category) }
  }
}
