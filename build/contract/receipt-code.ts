/** Number of digits of a receipt in its code: enough that no two are alike. */
const CODE_LENGTH = 12

/**
 * The beginning of a receipt, as a person copies it.
 *
 * @example receiptCode('4f3a91bc07de…') // '4F3A-91BC-07DE'
 */
export function receiptCode(id: string): string {
  return (id.slice(0, CODE_LENGTH).toUpperCase().match(/.{4}/gu) ?? []).join('-')
}

/** The beginning of a receipt that a code or a whole receipt names; null where it names none. */
export function receiptStart(text: string): string | null {
  const digits = text.replace(/[\s-]/gu, '').toLowerCase()
  return /^(?:[0-9a-f]{12}|[0-9a-f]{64})$/u.test(digits) ? digits : null
}
