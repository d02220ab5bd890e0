import type { DraftDataset } from '../draft-dataset.ts'
import { FileError } from '../file-error.ts'
import { insurerOf } from '../form/ingest.ts'
import { type Proposed, printedProduct } from '../wording/product-of-file.ts'
import { withZeros } from '../wording/uins.ts'
import type { FileReading } from './file-reading.ts'

// Finds the product of a document: by the UIN that it prints, else by the names of a product and of its insurer on its first pages.

type PrintedProduct = ReturnType<typeof printedProduct>

/** The product of a document. Throws a {@link FileError} that says what is printed and what to do. */
export function productOfReading(
  file: string,
  { lines, wording }: FileReading,
  proposed: Proposed,
  dataset: DraftDataset,
): PrintedProduct {
  const uins = wording?.uins ?? []
  const candidates = [
    ...new Set(uins.flatMap((uin) => dataset.product(uin) ?? dataset.product(withZeros(uin)) ?? [])),
  ]
  if (candidates.length > 1)
    return onlyOne(
      file,
      named(candidates, lines),
      `prints the UINs of several products, ${uinsOf(candidates)}`,
    )
  if (wording !== null && uins.length > 0) {
    const insurer = proposed.insurer ?? quietly(() => insurerOf(file, lines.join('\n'), dataset))
    const name = proposed.name ?? titleOf(lines)
    return printedProduct(
      file,
      wording,
      proposed.isNew === true ? { ...proposed, insurer, name } : proposed,
      dataset,
    )
  }
  const insurer = insurerOf(file, lines.join('\n'), dataset)
  const own = [...dataset.products()].filter(({ product }) => product.insurer === insurer)
  const products = own.flatMap(({ product }) => dataset.product(product.uin) ?? [])
  return onlyOne(file, named(products, lines), 'prints no UIN')
}

function onlyOne(file: string, products: readonly PrintedProduct[], why: string): PrintedProduct {
  const [only, second] = products
  if (only !== undefined && second === undefined) return only
  const found =
    second === undefined
      ? 'no product of its insurer is named on its first pages'
      : `its first pages name ${uinsOf(products)}`
  throw new FileError(
    `${file}: ${why}, and ${found}. Read it by itself: npm run ingest -- wording FILE --uin UIN.`,
  )
}

function uinsOf(products: readonly PrintedProduct[]): string {
  return products.map(({ product }) => product.uin).join(', ')
}

/** The products whose whole name is printed in the first lines; of names that are in one another, the longest. */
function named(products: readonly PrintedProduct[], lines: readonly string[]): PrintedProduct[] {
  const printed = plain(lines.join(' '))
  const found = products.filter(({ product }) => printed.includes(plain(product.name)))
  const longest = Math.max(...found.map(({ product }) => product.name.length))
  return found.filter(({ product }) => product.name.length === longest)
}

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
}

/** The first short line that is called a policy, a plan or an insurance, and no company. */
function titleOf(lines: readonly string[]): string | undefined {
  const names = lines.slice(0, 12).filter((line) => /\b(?:policy|plan|insurance|cover|bima)\b/iu.test(line))
  return names.find(
    (line) =>
      line.split(' ').length <= 10 && !/\b(?:company|co\.|limited|ltd|uin|wordings?|form)\b/iu.test(line),
  )
}

function quietly(find: () => string): string | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}
