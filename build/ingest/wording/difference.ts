import { countsOf } from '../../contract/groups.ts'
import { plainWords } from '../../check/proof/words-said.ts'
import { labelsOf } from '../layout/labels.ts'

// What is new in the words of an edition, and what is gone.

/** The words that are new in a quote, and those that are gone: what a person who knows the other has to read. */
export function differenceOf(before: string, now: string): string {
  const [was, is] = [before, now].map(unlabelledWords)
  const isNew = beside(is, was)
  const isGone = beside(was, is)
  const said = [
    ...(isNew.length > 0 ? [`“${isNew.join(' ')}” is new`] : []),
    ...(isGone.length > 0 ? [`“${isGone.join(' ')}” is gone`] : []),
  ]
  if (said.length > 0) return `Since the wording read before ${said.join(', and ')}`
  return squeezed(before) === squeezed(now)
    ? 'The headings above are others'
    : 'The words are in another order'
}

/** The words of a list that another has not as often. */
function beside(words: readonly string[] = [], others: readonly string[] = []): string[] {
  const left = new Map(countsOf(others))
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

/** The words of a text in a row, its numbers apart: its label, signs and white space are otherwise in other editions. */
export function squeezed(text: string): string {
  return unlabelledWords(text)
    .map((word) => (/\p{Nd}/u.test(word) ? ` ${word} ` : word))
    .join('')
}

/** A text of a clause without the number of the clause at its beginning. */
export function withoutNumber(text: string, number: string): string {
  return text.startsWith(number) ? text.slice(number.length) : text
}

function unlabelledWords(text: string): string[] {
  return plainWords(unlabelled(text))
}

/** A text without a label that has a sign after it: a number without one may be a quantity. */
export function unlabelled(text: string): string {
  const label = labelsOf(text).find(({ shape }) => /[.)]$/u.test(shape))
  return text.slice(label?.length ?? 0)
}
