import { type Tokens, isSign, textAt } from './number-tokens.ts'
import { ATOMS, COUNTS, LABELS, MONTHS } from './number-words.ts'
import type { Numeral } from './numbers.ts'

// Numbers that count nothing: names, ages, places in a row.

/** Whether a number without a unit is a name: after "Section", of a date, a letter beside it, or before a paragraph. */
export function isLabel(tokens: Tokens, { from, to }: Numeral): boolean {
  const [number, after, later] = [tokens[from], tokens[to], tokens[to + 1]]
  if (isMonth(tokens, to) || isMonth(tokens, from - 1)) return true
  if (textAt(tokens, from - 1) === ',' && isMonth(tokens, from - 3)) return true
  let at = from - 1
  while (isSign(tokens, at, '.#(') || isHyphen(tokens, at)) at--
  if (LABELS.has(textAt(tokens, at))) return true
  if (isOrdinal(tokens, to) || (isTimeNamed(tokens, from) && isSign(tokens, to, '+'))) return true
  if (number?.kind === 'number' && after?.kind === 'word' && after.gap === '' && /^[^x]$/u.test(after.text))
    return true
  const isFirst =
    from === 0 ||
    number?.gap === '\n' ||
    (textAt(tokens, from - 1) === '(' && (from === 1 || tokens[from - 1]?.gap === '\n'))
  // "4.2 Room rent"
  if (isFirst && /^\d+\.\d+$/u.test(number?.text ?? '') && after?.kind === 'word') return true
  return isFirst && isSign(tokens, to, '.)') && later !== undefined && later.gap !== ''
}

/** Whether a time before a number names it: "Year 1"; not "each year 5 or 10 %", "for one year 5 %". */
export function isTimeNamed(tokens: Tokens, from: number): boolean {
  const [before, time] = [tokens[from - 2], COUNTS.get(textAt(tokens, from - 1))]
  if (time?.kind !== 'hours' && time?.kind !== 'months') return false
  return before?.kind !== 'number' && !ATOMS.has(before?.text ?? '') && !COUNTING.test(before?.text ?? '')
}

const COUNTING = /^(?:per|an?|any|each|every|the|this|first|second|third|last|next|same)$/u

/** Whether a number is the place of one in a row, by the token after it: "4th". */
export function isOrdinal(tokens: Tokens, to: number): boolean {
  return tokens[to]?.gap === '' && /^(?:st|nd|rd|th)$/u.test(textAt(tokens, to))
}

/** Whether a hyphen ties a number to the word before it: "Option-2", "COVID-19". */
function isHyphen(tokens: Tokens, at: number): boolean {
  return textAt(tokens, at) === '-' && tokens[at]?.gap === '' && tokens[at + 1]?.gap === ''
}

/** Whether a word is the name of a month; "may" is one only before a number. */
function isMonth(tokens: Tokens, at: number): boolean {
  const name = textAt(tokens, at)
  return MONTHS.has(name) && (name !== 'may' || tokens[at + 1]?.kind === 'number')
}

/** "Aged", and words and numbers (#) after it, up to the number that is an age: "age at entry: minimum 18, maximum". */
const AGED =
  /(?:^| )age[ds]?(?: (?:#(?! # )|[-:(.]|of|is|between|from|at|below|above|upto|up|to|and|or|entry|exit|maturity|min|max|minimum|maximum|,(?= m(?:in|ax))))*$/u
/** How much before a number is looked at. */
const AGE_REACH = 10

/** Whether a bare number is an age: "aged 18 and above", "age of 65". */
export function isAge(tokens: Tokens, from: number): boolean {
  const before = tokens.slice(Math.max(0, from - AGE_REACH), from)
  return AGED.test(before.map(({ kind, text }) => (kind === 'number' ? '#' : text)).join(' '))
}
