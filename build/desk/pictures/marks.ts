import { normalForm } from '../../check/proof/normal-text.ts'

// Pages of a document as pictures with their words. This module: the words of a page that a quote is printed with.

/** The places, in a list of words, of the words that a quote is printed with: its lines one by one where the whole is not in a row. */
export function marksOf(words: readonly { readonly text: string }[], quote: string): number[] {
  const owners: number[] = []
  let text = ''
  for (const [at, word] of words.entries()) {
    const normal = normalForm(word.text)
    for (let unit = 0; unit < normal.length; unit++) owners.push(at)
    text += normal
  }
  const within = (part: string) => {
    const sought = normalForm(part)
    const at = sought === '' ? -1 : text.indexOf(sought)
    return at === -1 ? null : owners.slice(at, at + sought.length)
  }
  const parts =
    within(quote) ??
    quote.split(/[\n\t\f]|(?<=[.;,:])\s/u).flatMap((part) => (part.length < 8 ? [] : (within(part) ?? [])))
  return [...new Set(parts)]
}
