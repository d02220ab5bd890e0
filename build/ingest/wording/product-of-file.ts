import { companyCode } from '../../contract/product-age.ts'
import { normalUin, uinBefore, uinFileName } from '../../contract/uin.ts'
import { clausesPathOf, overridesPathOf } from '../../check/dataset/collection-paths.ts'
import { spellingDistance } from '../../search/spelling.ts'
import type { Product } from '../../contract/authored/product.ts'
import type { DraftDataset, DraftProduct } from '../draft-dataset.ts'
import { FileError } from '../file-error.ts'
import { latestVersion } from '../versions/proposals.ts'
import type { WordingReading } from './reading.ts'
import { withZeros } from './uins.ts'

/** Details given for a product that the dataset may lack. */
export interface Proposed {
  /** Whether a record is made for it. */
  readonly isNew?: boolean
  /** Its name, the slug of its insurer and that of its category; undefined where the version before has them. */
  readonly name?: string | undefined
  readonly insurer?: string | undefined
  readonly category?: string | undefined
}

/** The product with a UIN that a person named; null where there is none, and a record for it is to be made. */
export function namedProduct(uin: string, { isNew }: Proposed, dataset: DraftDataset): DraftProduct | null {
  return dataset.product(uin) ?? (isNew === true ? null : unknownUin(uin, dataset))
}

/** The product whose UIN a file prints. */
export function printedProduct(
  file: string,
  reading: WordingReading,
  proposed: Proposed,
  dataset: DraftDataset,
): DraftProduct {
  const { uins: printed } = reading
  const [own] = printed
  if (own === undefined) throw new FileError(`${file}: prints no UIN. Say whose wording it is with --uin.`)
  const stored = printed.flatMap((uin) => dataset.product(uin) ?? dataset.product(withZeros(uin)) ?? [])
  const uins = [...new Set(stored.map(({ product }) => product.uin))]
  if (uins.length > 1)
    throw new FileError(
      `${file}: prints the UINs of several products, ${uins.join(', ')}. Choose one with --uin.`,
    )
  if (stored[0] !== undefined) return stored[0]
  if (proposed.isNew === true) return newProduct(withZeros(own), reading, proposed, dataset)
  const before = versionBefore(withZeros(own), reading, dataset)
  const next =
    before === null
      ? 'Say --new with --name, --insurer and --category to add it; or add it first: npm run ingest -- list, or a file in products/'
      : `Say --new to add it as the version after ${before.uin} (${before.name})`
  throw new FileError(
    `${file}: prints the UIN ${own}, which the dataset does not have. ${next}, or name another with --uin.`,
  )
}

/** New record: name, insurer and category are given, or taken over from the version before; its facts are not. */
export function newProduct(
  uin: string,
  reading: WordingReading,
  { name, insurer, category }: Proposed,
  dataset: DraftDataset,
): DraftProduct {
  const before = versionBefore(uin, reading, dataset)
  const slugs = { insurer: insurer ?? before?.insurer ?? '', category: category ?? before?.category ?? '' }
  const own = { name: name ?? before?.name ?? '', ...slugs }
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
 * company whose name the first pages print; the longest name of those that are printed.
 */
function versionBefore(uin: string, reading: WordingReading, dataset: DraftDataset): Product | null {
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
  const printed = lettersOf(firstPages(reading))
  const named = products
    .filter(({ insurer, name }) => insurers.has(insurer) && /\p{L}\s+\p{L}/u.test(name))
    .filter(({ name }) => printed.includes(lettersOf(name)))
  const longest = Math.max(...named.map(({ name }) => lettersOf(name).length))
  const likely = named.filter(({ name }) => lettersOf(name).length === longest)
  return latestVersion(uin, dataset.dataDate, likely)
}

function firstPages({ clauses, furniture }: WordingReading): string {
  const early = clauses.filter(({ page }) => page <= 2)
  return [...early.flatMap(({ title, text }) => [title, text]), ...furniture.map(({ text }) => text)].join(
    ' ',
  )
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
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
