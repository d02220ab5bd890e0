import { plainWords } from '../../check/proof/word-overlap.ts'
import { labelsOf } from '../layout/labels.ts'

// What is new in the words of an edition, and what is gone.

/** The most words that are shown on each side of a change. */
const AROUND = 5

/** A word as it is printed, and as it is compared. */
export interface PrintedWord {
  readonly printed: string
  readonly plain: string
}

/** Words in a row that both editions have, or only one. */
export interface ChangedPart {
  readonly kind: 'same' | 'gone' | 'new'
  readonly words: readonly PrintedWord[]
}

/** Words with what is gone as [-gone-] and what is new as {+new+}, and five on each side of these. */
export function shownParts(parts: readonly ChangedPart[]): string {
  return parts
    .map(({ kind, words }, at) => {
      const printed = words.map((word) => unmarked(word.printed))
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

/** A text whose own signs are not taken for those of a change. */
export function unmarked(text: string): string {
  return text.replace(/(?<=[[{])(?=[-+])|(?<=[-+])(?=[\]}])/gu, '\u2060')
}

/** Parts in which what is gone and what is new at one place, if it says the same, is the same; none is empty. */
export function groupedParts(parts: readonly ChangedPart[]): ChangedPart[] {
  const done: ChangedPart[] = []
  for (const one of parts) {
    const last = done.at(-1)
    const isSame = last?.kind === 'gone' && one.kind === 'new' && plainOf(last) === plainOf(one)
    if (isSame) done.pop()
    const next = isSame ? part('same', one.words) : one
    const before = done.at(-1)
    if (before?.kind === next.kind) done.splice(-1, 1, part(next.kind, [...before.words, ...next.words]))
    else if (next.words.length > 0) done.push(next)
  }
  return done
}

function part(kind: ChangedPart['kind'], words: readonly PrintedWord[]): ChangedPart {
  return { kind, words }
}

function plainOf({ words }: ChangedPart): string {
  return joined(words.map(({ plain }) => plain))
}

/** The words of a stretch of a text; signs and articles before a word are printed with it. */
export function wordsIn(text: string, from: number, to: number): PrintedWord[] {
  const words: PrintedWord[] = []
  let start: number | null = null
  for (const { 0: one, index } of text.slice(from, to).matchAll(/\S+/gu)) {
    start ??= from + index
    const plain = joined(plainWords(one))
    if (plain === '') continue
    words.push({ printed: text.slice(start, from + index + one.length), plain })
    start = null
  }
  return words
}

/** The words of a text in a row, its numbers apart: its label, signs and white space are otherwise in other editions. */
export function squeezed(text: string): string {
  return joined(plainWords(unlabelled(text)))
}

/** Words in a row; one and several of a thing are the same word, however it is spelled, and articles say nothing. */
function joined(words: readonly string[]): string {
  return words
    .filter((word) => word !== 'the' && word !== 'an')
    .map((word) => {
      if (/\p{Nd}/u.test(word)) return ` ${word} `
      return word.replace(/(?<=\p{L}{3}[^s])s$/u, '').replace(/iz(?=e|i|ation)/u, 'is')
    })
    .join('')
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
