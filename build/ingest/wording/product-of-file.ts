import { normalUin } from '../../contract/uin.ts'
import { spellingDistance } from '../../search/spelling.ts'
import type { Product } from '../../contract/authored/product.ts'
import type { DraftDataset, DraftProduct } from '../draft-dataset.ts'
import { FileError } from '../file-error.ts'
import { insurersIn, productsIn } from '../printed-names.ts'
import { type FirstPages, type Proposed, newProduct, versionBefore } from './new-product.ts'
import { withZeros } from './uins.ts'

/** The product with a UIN that a person named; null where there is none, and a record for it is to be made. */
export function namedProduct(uin: string, { isNew }: Proposed, dataset: DraftDataset): DraftProduct | null {
  return dataset.product(uin) ?? (isNew === true ? null : unknownUin(uin, dataset))
}

/**
 * The product of a file: by the UIN that it prints, else by the names of a product and of its insurer on its first pages.
 * Throws a {@link FileError} that says what is printed and what to do.
 */
export function printedProduct(
  file: string,
  printed: FirstPages,
  proposed: Proposed,
  dataset: DraftDataset,
): DraftProduct {
  const { uins, lines } = printed
  const held = uins.flatMap((uin) => dataset.product(uin) ?? dataset.product(withZeros(uin)) ?? [])
  const [first, ...others] = held
  if (others.some(({ product }) => product.uin !== first?.product.uin)) {
    const products = [...new Map(held.map(({ product }) => [product.uin, product])).values()]
    return onlyOne(file, `prints the UINs of several products, ${uinsOf(products)}`, products, lines, dataset)
  }
  if (first !== undefined) return first
  const [own] = uins
  if (own === undefined) return onlyOne(file, 'prints no UIN', ofInsurer(lines, dataset), lines, dataset)
  if (proposed.isNew === true) return newProduct(withZeros(own), printed, proposed, dataset)
  const before = versionBefore(withZeros(own), lines, dataset)
  const next =
    before === null
      ? 'Say --new with --name, --insurer and --category to add it; or add it first: npm run ingest -- list, or a file in products/'
      : `Say --new to add it as the version after ${before.uin} (${before.name})`
  throw new FileError(
    `${file}: prints the UIN ${own}, which the dataset does not have. ${next}, or name another with --uin.`,
  )
}

/** The products of the one insurer that is named; none where several are. */
function ofInsurer(lines: readonly string[], dataset: DraftDataset): Product[] {
  const [insurer, other] = insurersIn(lines.join('\n'), dataset)
  if (insurer === undefined || other !== undefined) return []
  return Array.from(dataset.products(), ({ product }) => product).filter(
    (product) => product.insurer === insurer.slug,
  )
}

/** The one of some products that the first pages name. */
function onlyOne(
  file: string,
  why: string,
  products: readonly Product[],
  lines: readonly string[],
  dataset: DraftDataset,
): DraftProduct {
  const named = productsIn(lines.join(' '), products)
  const only = named.length === 1 ? dataset.product(named[0]?.uin ?? '') : null
  if (only !== null) return only
  const found =
    named.length === 0
      ? 'no product of its insurer is named on its first pages'
      : `its first pages name ${uinsOf(named)}`
  throw new FileError(
    `${file}: ${why}, and ${found}. Say whose it is: npm run ingest -- wording FILE --uin UIN.`,
  )
}

function uinsOf(products: readonly Product[]): string {
  return products.map(({ uin }) => uin).join(', ')
}

/** The other products that hold the same file. */
export function othersWithFile(sha256: string, uin: string, dataset: DraftDataset): string[] {
  return [...dataset.products()]
    .filter(({ product }) => normalUin(product.uin) !== normalUin(uin))
    .filter(({ product }) => product.documents.some((document) => document.sha256 === sha256))
    .map(({ product }) => product.uin)
}

function unknownUin(uin: string, dataset: DraftDataset): never {
  const all = [...dataset.products()].map(({ product }) => product.uin)
  const near = all
    .map((one) => ({ one, steps: spellingDistance(normalUin(one), normalUin(uin), Infinity) }))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 3)
    .map(({ one }) => one)
  const nearest = near.length === 0 ? '' : ` The nearest are ${near.join(', ')}.`
  throw new FileError(
    `--uin ${uin}: the dataset has no product with this UIN.${nearest} Say --new if it is a new version of one, or add the product first: npm run ingest -- list, or a file in products/.`,
  )
}
