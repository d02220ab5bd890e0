import type { IdOf } from '../../build/contract/operations.ts'
import { ENGLISH } from '../../build/contract/texts.ts'
import type { Receipt, CorrectionReceipt } from '../../build/contract/published/receipts.ts'
import type { Fields, SubmissionKind, SubmissionRecord } from './record.ts'
import type { Static } from '../../build/contract/schema.ts'
import { type IndexSource, fieldsOf, policyOf } from '../query/source/load.ts'

/** Kind in which each submission is stored. */
export const SUBMISSIONS: Readonly<Record<IdOf<'write'>, SubmissionKind>> = {
  requestHelp: 'help',
  reportCorrection: 'corrections',
}

/** Whether somebody can answer a request: it names an e-mail address or a phone number. */
export function isAnswerable({ email, phone }: Fields): boolean {
  return email !== undefined || phone !== undefined
}

/** Receipt for a submission that is stored. */
export function receiptFor({ id, kind, received, body }: SubmissionRecord): Receipt {
  if (kind === 'corrections') return { result: 'received', id, received }
  const answerable = isAnswerable(body)
  return {
    result: 'added',
    id,
    received,
    answerable,
    message: answerable ? null : ENGLISH.t('form.unaddressed'),
  }
}

/** Subject of a report: the product and the field that are held under what it names. */
export async function aboutReport(
  { uin, key }: Fields,
  source: IndexSource,
): Promise<Static<typeof CorrectionReceipt>['about']> {
  const product = typeof uin === 'string' ? await policyOf(source, uin) : null
  const fields = product === null ? [] : (await fieldsOf(source, product.category.slug)).fields
  const field = fields.find((field) => field.key === key || field.aliases?.includes(String(key)))
  return { product: product?.name ?? null, field: field?.label ?? null }
}
