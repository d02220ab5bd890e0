import { matchesOf } from '../../../build/check/proof/quote-matches.ts'
import { normalText } from '../../../build/check/proof/normal-text.ts'

/** Where a quote is in a text: how many pages on, and what is wrong with its edges. */
export function places(quote: string, text: string) {
  return matchesOf(quote, normalText(text)).map(({ pagesOn, problem }) => ({ pagesOn, problem }))
}
