import { basename } from 'node:path'
import { countsOf } from '../../contract/groups.ts'
import { companyCode } from '../../contract/product-age.ts'
import { normalUin } from '../../contract/uin.ts'
import type { DeskData } from '../desk-data.ts'

/**
 * Proposes the details of a product that the dataset lacks: its name after the file, the insurer whose UINs begin as its
 * own does, and the category of most of those that go on with the same letters; with all insurers and categories to choose
 * from. What nothing speaks for is empty.
 */
export function proposedProduct(data: DeskData, uin: string, file: string) {
  const company = companyCode(uin)
  const own = [...data.products].flatMap(({ product }) =>
    company !== null && companyCode(product.uin) === company ? [product] : [],
  )
  const lettersOf = (one: string) => /^\p{L}*/u.exec(normalUin(one).slice(company?.length))?.[0]
  const like = own.filter((one) => lettersOf(one.uin) === lettersOf(uin))
  const commonest = (values: readonly string[]) =>
    [...countsOf(values)].toSorted(([, one], [, two]) => two - one)[0]?.[0] ?? ''
  return {
    uin,
    name: basename(file)
      .replace(/\.pdf$/iu, '')
      .replaceAll(/[_-]+/gu, ' ')
      .trim(),
    insurer: commonest(own.map(({ insurer }) => insurer)),
    category: commonest(like.map(({ category }) => category)),
    insurers: [...data.catalogue.insurers.keys()],
    categories: [...data.catalogue.categories.keys()],
  }
}
