import type { CorrectionReceipt } from '../../build/contract/published/receipts.ts'
import type { Static } from '../../build/contract/schema.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import { fieldsOf, policyNamed } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'
import type { Fields } from './record.ts'

/** Subject of a report: the product and the field that are held under what it names. */
export async function aboutReport(
  { uin, key }: Fields,
  source: IndexSource,
): Promise<Static<typeof CorrectionReceipt>['about']> {
  const product = typeof uin === 'string' ? await policyNamed(source, uinFileName(uin)) : null
  const fields = product === null ? [] : (await fieldsOf(source, product.category.slug)).fields
  const field = fields.find((one) => one.key === key || one.aliases?.includes(String(key)))
  return { product: product?.name ?? null, field: field?.label ?? null }
}
