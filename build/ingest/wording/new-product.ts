import { companyCode } from '../../contract/product-age.ts'
import { uinBefore, uinFileName } from '../../contract/uin.ts'
import { clausesPathOf, overridesPathOf } from '../../check/dataset/collection-paths.ts'
import type { Product } from '../../contract/authored/product.ts'
import type { DraftDataset, DraftProduct } from '../draft-dataset.ts'
import { FileError } from '../file-error.ts'
import { insurersIn, productsIn } from '../printed-names.ts'
import { latestVersion } from '../versions/proposals.ts'
import type { WordingReading } from './reading.ts'

/** Details given for a product that the dataset may lack. */
export interface Proposed {
  /** Whether a record is made for it. */
  readonly isNew?: boolean
  /** Its name, the slug of its insurer and that of its category; undefined where they are as before or as printed. */
  readonly name?: string | undefined
  readonly insurer?: string | undefined
  readonly category?: string | undefined
}

/** What a file prints of the product that it is of. */
export type FirstPages = Pick<WordingReading, 'uins' | 'lines'>

/** New record: name, insurer and category are given, or those of the version before, else as printed; facts are not taken over. */
export function newProduct(
  uin: string,
  { lines }: FirstPages,
  { name, insurer, category }: Proposed,
  dataset: DraftDataset,
): DraftProduct {
  const before = versionBefore(uin, lines, dataset)
  const [insurerNamed, other] = insurersIn(lines.join('\n'), dataset)
  const own = {
    name: name ?? before?.name ?? titleIn(lines) ?? '',
    insurer: insurer ?? before?.insurer ?? (other === undefined ? (insurerNamed?.slug ?? '') : ''),
    category: category ?? before?.category ?? '',
  }
  const missing = Object.entries(own).flatMap(([option, value]) => (value === '' ? [`--${option}`] : []))
  if (missing.length > 0)
    throw new FileError(
      `${uin}: the dataset has no earlier version to take name, insurer and category from, by the UIN or by a name on the first pages; give ${missing.join(' and ')}, or add the product first: npm run ingest -- list, or a file in products/.`,
    )
  for (const [collection, slug] of [
    ['insurers', own.insurer],
    ['categories', own.category],
  ] as const)
    if (!dataset.listing.files[collection].some((path) => `/${path}`.endsWith(`/${collection}/${slug}.json`)))
      throw new FileError(
        `${uin}: there is no ${collection}/${slug}.json in the dataset; name one that it has.`,
      )
  const path = `products/${own.insurer}/${uinFileName(uin)}.json`
  const product: DraftProduct['product'] = {
    ...own,
    uin,
    line: dataset.category(own.category).line,
    status: 'active',
    launched: null,
    withdrawn: null,
    supersedes: before?.uin ?? null,
    documents: [],
    facts: [],
  }
  return {
    path,
    product,
    clausesPath: clausesPathOf(path),
    clauses: [],
    overridesPath: overridesPathOf(path),
    overrides: { files: [] },
  }
}

/**
 * The held product of which a UIN is the next version: the latest whose UIN is the same up to the version, else one of that
 * company whose name the first pages print.
 */
export function versionBefore(uin: string, lines: readonly string[], dataset: DraftDataset): Product | null {
  const products = Array.from(dataset.products(), ({ product }) => product)
  const before = uinBefore(
    uin,
    products.map((product) => product.uin),
  )
  if (before !== null) return dataset.product(before)?.product ?? null
  const company = companyCode(uin)
  const insurers = new Set(
    products.flatMap((one) => (company !== null && companyCode(one.uin) === company ? [one.insurer] : [])),
  )
  const own = products.filter(({ insurer }) => insurers.has(insurer))
  return latestVersion(uin, dataset.dataDate, productsIn(lines.join(' '), own))
}

/** The first short line that is called a policy, a plan or an insurance, and no company. */
function titleIn(lines: readonly string[]): string | undefined {
  const names = lines.slice(0, 12).filter((line) => /\b(?:policy|plan|insurance|cover|bima)\b/iu.test(line))
  return names.find(
    (line) =>
      line.split(' ').length <= 10 && !/\b(?:company|co\.|limited|ltd|uin|wordings?|form)\b/iu.test(line),
  )
}
