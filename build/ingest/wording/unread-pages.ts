import type { LetterCoverage } from './letter-coverage.ts'
import type { Doubt } from './reading-doubts.ts'
import { median } from '../layout/rows.ts'

/** Fewer letters than about a line has, beside its furniture, are not the text of a page. */
const FEW = 100
/** The share of a page from which on a picture may be its text. */
const LARGE = 0.3
/** The share of words with lost letters from which on what is left cannot be searched. */
const BROKEN = 0.1

/**
 * The pages whose text could not be read, most of it at least: pictures, letters that are drawn as outlines, letters that
 * no font maps. Each weighs as many letters as the pages that were read have.
 */
export function unreadPages(coverages: readonly LetterCoverage[]): Doubt[] {
  const unread = coverages.flatMap((one) => {
    const why = whyUnread(one)
    return why === null ? [] : [{ ...one, why }]
  })
  const pages = new Set(unread.map(({ page }) => page))
  const usual = median(coverages.flatMap(({ page, inClauses }) => (pages.has(page) ? [] : [inClauses])))
  return unread.map(({ page, inClauses, why }) => ({
    page,
    what: `cannot be read: ${why}; type what it says`,
    letters: Math.max(1, usual, inClauses),
    kind: 'lost',
    isLost: true,
  }))
}

function whyUnread({ inClauses, pictured, shapes, words, lostWords }: LetterCoverage): string | null {
  if (shapes >= FEW && 2 * shapes > inClauses)
    return `its text is drawn as outlines (${shapes} shapes of the size of letters)`
  if (inClauses < FEW && pictured > LARGE) return 'it is a picture'
  if (lostWords > BROKEN * words)
    return `the font does not map the letters of ${lostWords} of its ${words} words`
  return null
}
