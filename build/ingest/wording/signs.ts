import { plainWords } from '../../check/proof/word-overlap.ts'
import type { Entry } from './blocks.ts'
import { isEnded } from './breaks.ts'

// Signs in the words of an entry, as words that features are made of.

/** A number as one of a few sizes. */
export function sizeOf(count: number): number {
  return Math.min(6, Math.floor(Math.log2(count + 1)))
}

/** Names that the trade gives the parts of its wordings. */
const PARTS =
  'preamble|recital|operative|insuring|definitions?|benefits?|cover(?:age|s)?|waiting periods?|exclusions?|exceptions?|conditions?|terms|claims?|grievance|redressal|ombudsman|schedule|annexures?'

const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['means', /\b(?:means|mean|shall mean|is defined as|refers? to)\b/iu],
  ['code', /\bexc?l\w*\W{0,3}\d/iu],
  ['example', /^(?:illustration|example|note)\b/iu],
  ['definitions', /\bdefinitions?\b/iu],
  ['a part', new RegExp(`^(?:(?:general|policy|common) )*(?:${PARTS})\\b`, 'iu')],
  ['a part of a part', new RegExp(`^(?:standard|specific|special|base|optional) (?:${PARTS})\\b`, 'iu')],
  ['address', /@|www\.|\d{6}/iu],
]

/** The title of a document, which has no label: "Clause A. The Insurance Contract" is a part of one. */
const DOCUMENT =
  /\b(?:policy|plan|insurance|cover) (?:wordings?|document|contract)$|\b(?:terms|clauses) (?:and|&) conditions$|\b(?:insurance|assurance) policy$/iu

/** Whether an entry without a label names a document as a whole. */
export function namesDocument({ labels, text }: Entry): boolean {
  return labels.length === 0 && DOCUMENT.test(text)
}

/** Its length, its end, its beginning after the label, the end of the entry before it, and other signs in it. */
export function signsOf(entry: Entry, before: Entry | undefined): string[] {
  const rest = entry.text.slice(entry.labels[0]?.length ?? 0)
  const last = before?.lines.at(-1)
  return [
    `words ${sizeOf(rest.split(/\s+/u).length)}`,
    `ends ${endOf(entry.text)}`,
    `begins ${/^["“‘'(]*\p{Lu}/u.test(rest) ? 'upper' : /^["“‘'(]*\p{Ll}/u.test(rest) ? 'lower' : rest === '' ? 'nothing' : 'other'}`,
    `after ${before === undefined ? 'nothing' : last === undefined ? 'table' : isEnded(last) ? endOf(last.text) : 'open'}`,
    ...(before !== undefined && isRepeated(before, rest) ? ['repeats'] : []),
    ...SIGNS.flatMap(([name, sign]) => (sign.test(rest) ? [name] : [])),
    ...(namesDocument(entry) ? ['a document'] : []),
  ]
}

/** Whether a paragraph begins with the words that are all of the one before it. */
function isRepeated({ text, labels }: Entry, rest: string): boolean {
  const wordsIn = (some: string) => plainWords(some).join(' ')
  const name = wordsIn(text.slice(labels[0]?.length ?? 0))
  return (
    name !== '' &&
    wordsIn(rest)
      .replace(/^(?:an?|the) /u, '')
      .startsWith(`${name} `)
  )
}

/** What the words of an entry name: a part of a wording, a part of that, a document, or something else. */
export function subjectOf(signs: readonly string[]): string {
  return signs.findLast((one) => one.startsWith('a ')) ?? 'another'
}

/** Number of words of a heading that are told apart: the trade names the parts of its wordings alike. */
const FIRST_WORDS = 5

/** The first words of a heading, or of what an entry begins with in bold, each once; numbers and short words left out. */
export function wordsOfHeading({ heading, text, lead, labels }: Entry): string[] {
  const name = (heading ? text : lead).slice(labels[0]?.length ?? 0)
  return [...new Set(plainWords(name).slice(0, FIRST_WORDS))].filter((word) => /^\p{L}{3,}$/u.test(word))
}

export function endOf(text: string): string {
  if (/[:–—-]\s*$/u.test(text)) return ':'
  if (/(?:[;,]|\b(?:and|or))\s*$/u.test(text)) return ';'
  return /[.!?]["”’)]*\s*$/u.test(text) ? '.' : 'open'
}
