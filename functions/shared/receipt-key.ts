import { type Refused, refused } from './result.ts'

/** The variable of the site's environment that receipts are made with. */
export const RECEIPT_KEY = 'RECEIPT_KEY'

/** The fewest characters of a key: 32 hexadecimal digits are 128 bits. */
const LEAST = 32

/** Whether a key is one that receipts may be made with. */
export function isReceiptKey(key: string | undefined): boolean {
  return (key ?? '').length >= LEAST
}

/**
 * The key of a site, or the refusal of all submissions where it has none: a receipt without a key would give away what
 * it is for, and one with a key of the moment would not be given again to who sends the same again.
 */
export function receiptKeyOf(receiptKey = ''): string | Refused {
  if (isReceiptKey(receiptKey)) return receiptKey
  console.error(
    `write: ${RECEIPT_KEY} must be set to at least ${LEAST} random characters. Until then no submission is taken.`,
  )
  return refused(
    'unavailable',
    `This site takes no submissions yet, and nothing was stored: its maintainers must set ${RECEIPT_KEY} to at least ${LEAST} random characters in its environment (see “Deploying” in the README).`,
  )
}
