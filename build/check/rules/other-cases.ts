import type { Fact } from '../../contract/authored/product.ts'
import { countedBy, countsOf } from '../../contract/field-types.ts'
import { LABEL, type QuotePassage } from '../proof/quote-passage.ts'
import { ASKED, TIME_WORDS, isTime } from '../proof/number-words.ts'
import { namesField } from '../proof/role.ts'
import { valueWords } from '../proof/stated.ts'
import { type PrintedNumber, numbersIn, placesOfNumber, wordsIn } from '../proof/values.ts'
import { isNamed, plainWords } from '../proof/word-overlap.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'
import { unprovenNumbers } from './values.ts'

// Rules that no other number beside a quote answers its field: that of another case, or one with the words of the field.

/** Words that part one case from another: "fifteen days where it is monthly and thirty in all other cases", "24/36 months". */
const CASES =
  /\b(?:where|when|if(?!\s+any\b)|in\s+case|(?:all\s+)?other\s+cases?|others?(?=\s*[.:,]|$)|otherwise|respectively)\b|^\p{Nd}+\s*(?:\/|or)\s*\p{Nd}/iu
/** Words before the most or the least of a number, which is no other case. */
const CAPPED =
  /\b(?:max(?:imum|\.)?|min(?:imum|\.)?|most|least|exceed(?:ing)?|up\s*to|limit(?:ed)?|than)\s+(?:\p{L}+\s+){0,2}(?:Rs\.?|₹|INR)?\s*$/iu

export const casesInQuote: Rule = {
  name: 'cases-in-quote',
  at: '/quote',
  *fact(target) {
    const { fact, field, category } = target
    if (field === null || category === null || typeof fact.value !== 'number') return
    const counts = countsOf(field.type, fact)
    if (counts === null || fact.note !== undefined || fact.conflicts !== undefined) return
    const { stated: _, ...whole } = fact
    const words = valueWords(whole)
    const [place, more] = placesOfNumber(fact.value, counts, words)
    if (place === undefined || more !== undefined) return
    const others = [...new Set(numbersIn(counts, words))].filter((other) => other !== fact.value)
    const entry = entryAt(place.text, place.quantity.start)
    const another = others.find((other) => {
      const [otherPlace] = placesOfNumber(other, counts, wordsIn([entry]))
      if (otherPlace === undefined) return others.length < 3 && !namesField(entry, field, category)
      if (CAPPED.test(entry.slice(0, otherPlace.quantity.start))) return false
      const ownAt = entry.indexOf(place.text.slice(place.quantity.start, place.quantity.end))
      return CASES.test(entry.slice(Math.min(ownAt, otherPlace.quantity.start)).replace(/\([^()]*\)/gu, ' '))
    })
    const inQuote = another ?? (isTime(ASKED.get(counts)) ? timeBeside(place) : undefined)
    const [found, where] =
      inQuote === undefined ? [inOtherRow(target, counts), 'the table of the quote'] : [inQuote, 'the quote']
    if (found !== undefined)
      yield `fact ${shown(fact.key)} is ${fact.value}, and ${where} ${shown(fact.quote)} also says ${found} for another case; say in a note what holds when`
  },
}

/** A time of any unit that stands right before or after a number as the other of two: "90 days/12 months". */
function timeBeside({ text, quantity: { start, end } }: PrintedNumber): string | undefined {
  const shape = /(\p{Nd}+\s*(\p{L}+))\s*(?:\/|\bor\b)\s*‖|‖\s*(?:\/|\bor\b)\s*(\p{Nd}+\s*(\p{L}+))/u
  const [, before, unit, after, last] = shape.exec(`${text.slice(0, start)}‖${text.slice(end)}`) ?? []
  return TIME_WORDS.has((unit ?? last ?? '').toLowerCase()) ? (before ?? after) : undefined
}

/** Word of a field that asks for one end of what a table gives. */
const ONE_END = /\b(?:highest|largest|maximum|most|longest|lowest|smallest|minimum|least|shortest)\b/iu

/** A number of another row, where rows are cases of the field: none names it or another of its kind, nor does the label name this one. */
function inOtherRow(target: FactInProduct, counts: string): number | undefined {
  const { fact, field, category, passage } = target
  if (field === null || category === null || passage === null || passage.row === '') return undefined
  if (ONE_END.test(`${field.label} ${field.question}`)) return undefined
  const fields = category.fields.filter((other) => countedBy(other) === countedBy(field))
  const isCase = (row: string) => !fields.some((other) => namesField(row, other, category))
  const rows = [passage.row, ...passage.rows]
  const asked = new Set(plainWords(field.label).filter((word) => /^\p{Nd}+$/u.test(word)))
  if (!rows.every(isCase) || plainWords(passage.row).some((word) => asked.has(word))) return undefined
  return passage.rows
    .flatMap((row) => numbersIn(counts, wordsIn([row])))
    .find((other) => other !== fact.value)
}

/** The line or part of a sentence that holds a place of a text. */
function entryAt(text: string, at: number): string {
  const start = text.slice(0, at).search(/[^\n\f;:]*$/u)
  return text.slice(start, at + text.slice(at).search(/[\n\f;:]|$/u))
}

export const otherValueOfField: Rule = {
  name: 'other-value-of-field',
  at: '/value',
  *fact(target) {
    const { fact, field, category, passage } = target
    if (field === null || fact.note !== undefined || fact.conflicts !== undefined) return
    const counts = countsOf(field.type, fact)
    if (typeof fact.value !== 'number' || counts === null || unprovenNumbers(target).length > 0) return
    if (passage === null || category === null) return
    const entry = entryWith(fact.value, counts, passage)
    const isOfOther = category.fields.some(
      (other) => countedBy(other) === countedBy(field) && isNamed(other, entry),
    )
    if (isNamed(field, entry) || !isOfOther) return
    const parts = [...partsOf(passage.sentence), ...cellsUnder(passage), passage.head, ...passage.rows]
    const other = parts.find((part) => isNamed(field, part) && isAnother(fact.value, counts, part))
    if (other !== undefined)
      yield `fact ${shown(fact.key)} is ${fact.value}, but beside its quote ${shown(fact.quote)} is printed ${shown(other.trim())}; correct the value, or say in a note how it follows`
  },
}

/** Parts of a sentence that say one thing each. */
function partsOf(sentence: string): string[] {
  return sentence.split(/[,;\n]\s|\b(?:and|or|but)\b/u)
}

/** The cells of a row, each with the head of its column, and with what the row is of. */
function cellsUnder({ row, head }: QuotePassage): string[] {
  const [heads, cells] = [head.split('\t'), row.split('\t')]
  return heads.length === cells.length ? cells.map((cell, at) => `${heads[at]}\t${cell}`) : []
}

/** The part around a quote that says its value. */
function entryWith(value: number, counts: string, passage: QuotePassage): string {
  const says = (text: string) => numbersIn(counts, wordsIn([text])).includes(value)
  const [heading = ''] = passage.above
  const part =
    [...cellsUnder(passage), passage.row, ...partsOf(passage.sentence)].find(says) ?? passage.sentence
  return `${part}\n${passage.row}\n${passage.leadIn}\n${heading}`
}

/** Whether a text says one number of what is counted, and another than the value. */
function isAnother(value: Fact['value'], counts: string, text: string): boolean {
  const numbers = [...new Set(numbersIn(counts, wordsIn([text])))]
  return numbers.length === 1 && numbers[0] !== value
}

// Lists whose labels are consecutive: "1." and "2.", "(a)" and "(b)", "i." and "ii.".

/** Words of a list entry after its label, with their offsets in the text. */
export interface ListEntry {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Label of an entry with its offsets: `shape` are its signs, as "()", and `name` the rest, as "a". */
interface EntryLabel {
  readonly at: number
  readonly end: number
  readonly shape: string
  readonly name: string
}

const LABELS = new RegExp(String.raw`(?<=^|\s)${LABEL}(?=\s)`, 'giu')
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')

/** The lists of a text; an entry ends where its list or one that holds it goes on, or another of its shape begins. */
export function listsIn(text: string): ListEntry[][] {
  const begun: EntryLabel[][] = []
  for (const { 0: words, index: at } of text.matchAll(LABELS)) {
    const shape = words.replace(/[^().]+/u, '')
    const label = { at, end: at + words.length, shape, name: words.replace(/[().]+/gu, '').toLowerCase() }
    const list = begun.findLast((labels) => isNext(label, labels.at(-1)))
    if (list === undefined) begun.push([label])
    else list.push(label)
  }
  const lists = begun.filter((list) => list.length > 1)
  return lists.map((list) =>
    list.map(({ at, end: start, shape }) => {
      const others = lists.filter(([first]) => first && (first.at <= at || first.shape === shape))
      const next = others.flatMap((labels) => labels.find((label) => label.at > at)?.at ?? [])
      const end = Math.min(text.length, ...next)
      return { text: text.slice(start, end), start, end }
    }),
  )
}

/** Whether a label has the shape of another and comes next. */
function isNext({ shape, name }: EntryLabel, before: EntryLabel | undefined): boolean {
  if (before?.shape !== shape) return false
  const last = before.name
  if (Number(last) + 1 === Number(name)) return true
  if (ROMAN.includes(last) && ROMAN.indexOf(last) + 1 === ROMAN.indexOf(name)) return true
  return last.length + name.length === 2 && last.charCodeAt(0) + 1 === name.charCodeAt(0)
}

/** Whether entries run on in a line or a sentence; numbered paragraphs that each end with a full stop do not. */
export function isRunning(entries: readonly ListEntry[]): boolean {
  const before = entries.slice(0, -1).map(({ text }) => text)
  return before.some((text) => !/[\n\f]\s*$/u.test(text)) || before.every((text) => !/\.\s*$/u.test(text))
}
