import { basename } from 'node:path'
import { countsOf } from '../../contract/groups.ts'
import type { DeskData } from '../desk-data.ts'

/** The letters of a UIN before its first digit: an insurer and its line have their own. */
const LETTERS = /^[A-Z]+/iu

/**
 * Proposes the details of a product that the dataset lacks: its name after the file, insurer and category as most
 * products have them whose UIN begins with the same letters; with all insurers and categories to choose from.
 */
export function proposedProduct(data: DeskData, uin: string, file: string) {
  const [letters = '-'] = LETTERS.exec(uin) ?? []
  const like = [...data.products]
    .filter(({ product }) => product.uin.startsWith(letters))
    .map((one) => one.product)
  const commonest = (values: readonly string[]) =>
    [...countsOf(values)].toSorted(([, one], [, two]) => two - one)[0]?.[0] ?? ''
  return {
    uin,
    name: basename(file)
      .replace(/\.pdf$/iu, '')
      .replaceAll(/[_-]+/gu, ' ')
      .trim(),
    insurer: commonest(like.map(({ insurer }) => insurer)),
    category: commonest(like.map(({ category }) => category)),
    insurers: [...data.catalogue.insurers.keys()],
    categories: [...data.catalogue.categories.keys()],
  }
}
