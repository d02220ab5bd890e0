import { plainWords } from '../check/proof/word-overlap.ts'
import type { Insurer } from '../contract/authored/insurer.ts'
import type { Product } from '../contract/authored/product.ts'
import type { DraftDataset } from './draft-dataset.ts'

// Names of insurers and products in a text, in whole words, however these are set apart.

/** The insurers whose name or alias is printed. */
export function insurersIn(text: string, dataset: DraftDataset): Insurer[] {
  const insurers = dataset.listing.files.insurers.map((path) => dataset.read<Insurer>(path))
  const printed = inRow(text)
  return insurers.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => one.length > 6 && printed.includes(inRow(one))),
  )
}

/** The products whose full name is printed, the longest of them alone. A name of one word may be printed by chance: it does not count. */
export function productsIn(text: string, products: readonly Product[]): Product[] {
  const printed = inRow(text)
  const found = products.filter(({ name }) => /\p{L}\s+\p{L}/u.test(name) && printed.includes(inRow(name)))
  const longest = Math.max(...found.map(({ name }) => name.length))
  return found.filter(({ name }) => name.length === longest)
}

function inRow(text: string): string {
  return ` ${plainWords(text).join(' ')} `
}
