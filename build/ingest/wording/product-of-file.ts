import { normalUin, uinBefore, uinFileName } from '../../contract/uin.ts'
import { clausesPathOf, overridesPathOf } from '../../check/dataset/read.ts'
import { spellingDistance } from '../../search/spelling.ts'
import type { DraftDataset, DraftProduct } from '../draft-dataset.ts'
import { FileError } from '../file-error.ts'
import { withZeros } from './uins.ts'

/** What is said of a product that the dataset may lack. */
export interface Proposed {
  /** Whether a record is made for it. */
  readonly isNew?: boolean
  /** Its name, the slug of its insurer and that of its category; undefined where the version before has them. */
  readonly name?: string | undefined
  readonly insurer?: string | undefined
  readonly category?: string | undefined
}

/** The product with a UIN that a person named; with `isNew` a record for it is made where there is none. */
export function namedProduct(uin: string, proposed: Proposed, dataset: DraftDataset): DraftProduct {
  return (
    dataset.product(uin) ??
    (proposed.isNew === true ? newProduct(uin, proposed, dataset) : unknownUin(uin, dataset))
  )
}

/** The product whose UIN a file prints. */
export function printedProduct(
  file: string,
  printed: readonly string[],
  proposed: Proposed,
  dataset: DraftDataset,
): DraftProduct {
  const [own] = printed
  if (own === undefined) throw new FileError(`${file}: prints no UIN. Say whose wording it is with --uin.`)
  const held = printed.flatMap((uin) => dataset.product(uin) ?? dataset.product(withZeros(uin)) ?? [])
  const uins = [...new Set(held.map(({ product }) => product.uin))]
  if (uins.length > 1)
    throw new FileError(
      `${file}: prints the UINs of several products, ${uins.join(', ')}. Choose one with --uin.`,
    )
  if (held[0] !== undefined) return held[0]
  if (proposed.isNew === true) return newProduct(withZeros(own), proposed, dataset)
  const before = versionBefore(own, dataset)
  const next =
    before === null
      ? 'Say --new with --name, --insurer and --category to add it; or add it first: npm run ingest -- list, or a file in products/'
      : `Say --new to add it as the version after ${before.uin} (${before.name})`
  throw new FileError(
    `${file}: prints the UIN ${own}, which the dataset does not have. ${next}, or name another with --uin.`,
  )
}

/** A record for a product: what names it is given, or taken over from the version before; what was read of that is not. */
function newProduct(uin: string, { name, insurer, category }: Proposed, dataset: DraftDataset): DraftProduct {
  const before = versionBefore(uin, dataset)
  const slugs = { insurer: insurer ?? before?.insurer ?? '', category: category ?? before?.category ?? '' }
  const own = { name: name ?? before?.name ?? '', ...slugs }
  const missing = Object.entries(own).flatMap(([option, value]) => (value === '' ? [`--${option}`] : []))
  if (missing.length > 0)
    throw new FileError(
      `${uin}: the dataset has no earlier version to take name, insurer and category from; give ${missing.join(' and ')}, or add the product first: npm run ingest -- list, or a file in products/.`,
    )
  for (const [collection, slug] of [
    ['insurers', own.insurer],
    ['categories', own.category],
  ] as const)
    if (!dataset.listing.files[collection].includes(`${collection}/${slug}.json`))
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

/** The latest held product whose UIN is the same up to its version. */
function versionBefore(uin: string, dataset: DraftDataset): DraftProduct['product'] | null {
  const before = uinBefore(
    uin,
    Array.from(dataset.products(), ({ product }) => product.uin),
  )
  return before === null ? null : (dataset.product(before)?.product ?? null)
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
    .sort((one, two) => one.steps - two.steps)
    .slice(0, 3)
    .map(({ one }) => one)
  throw new FileError(
    `--uin ${uin}: the dataset has no product with this UIN. The nearest are ${near.join(', ')}. Say --new if it is a new version of one, or add the product first: npm run ingest -- list, or a file in products/.`,
  )
}
