import { plainWords } from '../../check/proof/words-said.ts'
import { labelsOf } from '../layout/labels.ts'

// What is new in the words of an edition, and what is gone.

/** The most words that are shown on each side of a change. */
const AROUND = 5

/** A word as it is printed, and as it is compared. */
interface Word {
  readonly printed: string
  readonly plain: string
}

/** Words in a row that both editions have, or only one. */
interface Part {
  readonly kind: 'same' | 'gone' | 'new'
  readonly words: readonly Word[]
}

/** The words around each change from one edition to the next, with what is gone as [-gone-] and what is new as {+new+}. */
export function differenceOf(before: string, now: string): string {
  const parts = partsOf(wordsOf(before), wordsOf(now))
  return parts
    .map(({ kind, words }, at) => {
      const printed = words.map((word) => word.printed)
      if (kind === 'gone') return `[-${printed.join(' ')}-]`
      if (kind === 'new') return `{+${printed.join(' ')}+}`
      const left = at === 0 ? 0 : AROUND
      const right = at === parts.length - 1 ? 0 : AROUND
      return parts.length === 1 || printed.length <= left + right
        ? printed.join(' ')
        : [...printed.slice(0, left), '…', ...printed.slice(printed.length - right)].join(' ')
    })
    .join(' ')
}

/** Aligns two editions; words that are only joined or parted otherwise are the same. */
function partsOf(was: readonly Word[], is: readonly Word[]): Part[] {
  const plainOf = (words: readonly Word[]) => joined(words.map(({ plain }) => plain))
  const common = pairsOf(was, is)
  const parts: Part[] = []
  const add = (kind: Part['kind'], words: readonly Word[]) => {
    const last = parts.at(-1)
    if (words.length === 0) return
    if (last?.kind === kind) parts.splice(-1, 1, { kind, words: [...last.words, ...words] })
    else parts.push({ kind, words })
  }
  let [from, to] = [0, 0]
  for (const [a, b] of [...common, [was.length, is.length] as const]) {
    const [gone, fresh] = [was.slice(from, a), is.slice(to, b)]
    const isSame = plainOf(gone) === plainOf(fresh)
    add('gone', isSame ? [] : gone)
    add(isSame ? 'same' : 'new', fresh)
    add('same', is.slice(b, b + 1))
    ;[from, to] = [a + 1, b + 1]
  }
  return parts
}

/** The longest row of words that two editions have in common: where each of them stands in both. */
function pairsOf(was: readonly Word[], is: readonly Word[]): (readonly [number, number])[] {
  const width = is.length + 1
  const longest = new Uint16Array((was.length + 1) * width)
  const isSame = (a: number, b: number) => was[a]?.plain === is[b]?.plain
  const at = (a: number, b: number) => longest[a * width + b] ?? 0
  for (let a = was.length - 1; a >= 0; a--)
    for (let b = is.length - 1; b >= 0; b--)
      longest[a * width + b] = isSame(a, b) ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1))
  const pairs: (readonly [number, number])[] = []
  for (let [a, b] = [0, 0]; a < was.length && b < is.length;)
    if (isSame(a, b)) pairs.push([a++, b++])
    else if (at(a + 1, b) >= at(a, b + 1)) a++
    else b++
  return pairs
}

/** The words of a text without its label; signs between them are no words. */
function wordsOf(text: string): Word[] {
  return (unlabelled(text).match(/\S+/gu) ?? [])
    .map((printed) => ({ printed, plain: joined(plainWords(printed)) }))
    .filter(({ plain }) => plain !== '')
}

/** The words of a text in a row, its numbers apart: its label, signs and white space are otherwise in other editions. */
export function squeezed(text: string): string {
  return joined(plainWords(unlabelled(text)))
}

function joined(words: readonly string[]): string {
  return words.map((word) => (/\p{Nd}/u.test(word) ? ` ${word} ` : word)).join('')
}

/** A text of a clause without the number of the clause at its beginning. */
export function withoutNumber(text: string, number: string): string {
  return text.startsWith(number) ? text.slice(number.length) : text
}

/** A text without a label that has a sign after it: a number without one may be a quantity. */
export function unlabelled(text: string): string {
  const label = labelsOf(text).find(({ shape }) => /[.)]$/u.test(shape))
  return text.slice(label?.length ?? 0)
}
