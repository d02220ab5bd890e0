import { clauseName, shown } from './messages.ts'
import { namesField } from '../proof/role.ts'
import { stemsIn } from '../proof/word-overlap.ts'
import { type MatchProblem, longestBeginning, matchesOf } from '../proof/quote-matches.ts'
import {
  type ProvenQuote,
  type QuoteProof,
  paragraphsBeside,
  proofsOf,
  quotesOf,
  textOf,
} from '../proof/quotes.ts'
import type { ProductSubject } from '../dataset/model.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { normalForm, normalText } from '../proof/normal-text.ts'

// The build proves the quotes: each is in its clause, word for word, on the page it names.

export const quoteHasWords: Rule = {
  name: 'quote-has-words',
  *fact({ fact }) {
    for (const { where, quote } of quotesOf(fact))
      if (!/[\p{L}\p{Nd}]/u.test(normalForm(quote)))
        yield [
          `${where}/quote`,
          `fact ${shown(fact.key)}: the quote ${shown(quote)} holds neither a letter nor a digit; quote the words that say it`,
        ]
  },
}

export const quoteLetters: Rule = {
  name: 'quote-letters',
  *fact({ fact }) {
    if (fact.unverified !== undefined) return
    for (const { where, quote } of quotesOf(fact))
      if (quote.includes('\ufffd'))
        yield [
          `${where}/quote`,
          `fact ${shown(fact.key)}: the quote ${shown(quote)} has a lost letter (U+FFFD); correct it in the clause to what the page prints and quote that, or say in "unverified" why that cannot be done`,
        ]
  },
}

export const quoteInClause: Rule = {
  name: 'quote-in-clause',
  at: '/quote',
  *quote(proof, _others, subject) {
    if (proof.matches.length === 0) yield notThere(subject, proof)
  },
}

function notThere(subject: ProductSubject, proof: QuoteProof): string {
  const start = `fact ${shown(proof.fact.key)}: the quote ${shown(proof.quote)} is not in ${clauseName(proof.clause)}`
  const sought = normalForm(proof.quote)
  for (const clause of subject.byId.values())
    if (
      clause !== proof.clause &&
      textOf(clause).normal.includes(sought) &&
      matchesOf(proof.quote, textOf(clause)).some(({ problem }) => problem === null)
    )
      return `${start}; it is in ${clauseName(clause)}: name that clause and the page there`
  return `${start}${onlyUntil(proof)}; copy the words as they are printed, or say in "unverified" why that cannot be done`
}

/** A shorter common beginning is chance. */
const LEAST_SHOWN = 10

/** Sentence on how far a quote is in its clause, and what is printed there instead of the rest; empty where only chance agrees. */
function onlyUntil({ quote, clause }: QuoteProof): string {
  const beginning = longestBeginning(normalText(quote), textOf(clause))
  const kept = quote.slice(0, beginning.length).trim()
  if (Array.from(kept).length < LEAST_SHOWN) return ''
  const printed = clause.text.slice(beginning.end).trim().split(/\s+/u, 3).join(' ')
  const after = printed === '' ? 'after which the clause ends' : `after which ${shown(printed)} is printed`
  return `, only its beginning as far as ${shown(kept.slice(-40))}, ${after}`
}

export const quoteWholeWords: Rule = {
  name: 'quote-whole-words',
  at: '/quote',
  *quote({ matches, fact, quote, clause }) {
    const [first] = matches
    if (first === undefined || first.problem === null || matches.some(({ problem }) => problem === null))
      return
    const problem = PROBLEMS[first.problem].replace('{clause}', () => clauseName(clause))
    yield `fact ${shown(fact.key)}: the quote ${shown(quote)} ${problem}`
  },
}

const PROBLEMS: Readonly<Record<MatchProblem, string>> = {
  cut: 'begins or ends inside a word or number of {clause}; quote whole words and numbers, hyphenated words too',
  range: 'begins or ends inside a range of {clause}; quote the range from its first number to its last unit',
  unit: 'begins or ends between a number of {clause} and its scale, unit or currency; quote them together',
  row: 'begins inside a row of a table of {clause} and runs into the next; quote whole rows, or cells of one row',
  negated:
    'begins right after a negation in {clause}, and so says the opposite; begin the quote with the negation or before it',
  numbers:
    'joins or splits digits differently from {clause}; copy its numbers as they are printed, with the white space, and without the marks of footnotes',
  words: 'joins or splits words differently from {clause}; copy its words with the white space between them',
}

export const pageOfQuote: Rule = {
  name: 'page-of-quote',
  at: '/page',
  *quote({ matches, fact, page, clause }) {
    const pages = new Set(
      matches.filter(({ problem }) => problem === null).map(({ pagesOn }) => clause.page + pagesOn),
    )
    if (pages.size > 0 && !pages.has(page))
      yield `fact ${shown(fact.key)}: the page is ${page}, but in ${clauseName(clause)} the quote begins on page ${[...pages].join(' or ')}; set the page to that`
  },
}

export const quoteKeepsCondition: Rule = {
  name: 'quote-keeps-condition',
  at: '/quote',
  *fact(target) {
    const { fact, proven } = target
    if (fact.value === null || proven === null) return
    const condition = conditionAfter(proven.clause.text, proven.place.end)
    if (condition !== '' && !isStated(target, condition) && !isOfAnother(target, proven, condition))
      yield `fact ${shown(fact.key)}: the quote ${shown(fact.quote)} stops in mid-sentence before the condition ${shown(condition)}; quote the sentence to its end, or say the condition in a note`
  },
}

export const conditionsInClause: Rule = {
  name: 'conditions-in-clause',
  at: '/quote',
  *fact({ fact, field, category, proven }) {
    if (proven === null || field === null || category === null || fact.value === null) return
    if (fact.note !== undefined || fact.context !== undefined) return
    const { clause, place } = proven
    if (fact.looked_at?.includes(clause.id) === true) return
    const entries = paragraphsBeside(clause.text, place.start, place.end).filter(({ isEntry }) => isEntry)
    if (!entries.some(({ isOwn }) => isOwn)) return
    const condition = entries
      .filter(({ isOwn, text }) => !isOwn && HELD_ONLY.test(text))
      .map(({ text }) => text.trim())
      .find((text) =>
        category.fields.every((target) => namesField(text, target, category) === (target === field)),
      )
    if (condition !== undefined)
      yield `fact ${shown(fact.key)}: another paragraph of clause ${clause.id} has a condition, ${shown(condition)}; say it in a note, or name the clause in looked_at if its paragraphs were read and change nothing`
  },
}

/** Words by which a paragraph says that something holds only in a case. */
const HELD_ONLY =
  /\b(?:subject\s+to\s+(?:the\s+same|being|(?:\p{L}+\s+){0,3}(?:acceptance|accepted|declaration|underwriting|approval))|provided(?!\s+(?:by|to|in|for|under|at|with))|only\s+if|afresh|declared(?!\s+value)|whichever)\b/iu

/** Whether another fact of the product quotes a sentence on to its condition: "2% |subject to a maximum of Rs. 5,000". */
function isOfAnother({ fact, subject }: FactInProduct, { clause, place }: ProvenQuote, condition: string) {
  const end = clause.text.indexOf(condition, place.end) + condition.length
  return proofsOf(subject).some(
    (other) =>
      other.clause === clause &&
      other.fact.key !== fact.key &&
      other.matches.some(({ start, end: to, problem }) => problem === null && start < place.end && to >= end),
  )
}

/** Whether the context or the note of a fact speaks of a condition. */
function isStated({ fact }: FactInProduct, condition: string): boolean {
  const words = stemsIn(condition)
  const texts = [
    fact.note ?? '',
    ...quotesOf(fact)
      .slice(1)
      .map(({ quote }) => quote),
  ]
  return texts.some((text) => [...stemsIn(text)].some((word) => words.has(word)))
}

// Conditions that a sentence goes on with where a quote of it ends.

/** End of a sentence, cell or entry; the full stop of "Rs." ends none. */
const END =
  /(?<!\b(?:Rs|Nos?))[.!?;](?=\s|$)|[\t\f]|\n(?=\s*(?:[\p{Lu}\p{N}(]|(?:[a-z]|[ivx]{2,5})[.)]|[^\p{L}\p{N}\s]))/u
const CONDITION =
  /^[\s,(\p{Pd}]*(?:but\s+|and\s+(?=only|subject|up|not))?(?:only|unless|except|excluding|provided|subject\s+to|aged|whose|if|up\s*to(?=\D{0,6}\p{Nd})|whichever\s+(?:is|are)\s+(?:less|lower|lesser|more|higher|earlier|later)|not\s+exceeding|for\s+(?:(?:the\s+)?(?:persons?|members?|insured|those)|each\s+and\s+every))(?!\p{L})/iu

/** Rest of a sentence after a place in its middle, where it begins with a condition; else empty. */
export function conditionAfter(text: string, at: number): string {
  if (/[.!?;:]\s*$/u.test(text.slice(0, at))) return ''
  const after = text.slice(at)
  const rest = after.slice(0, END.exec(after)?.index)
  return CONDITION.test(rest) ? rest.replace(/^[\s,]+/u, '').trimEnd() : ''
}
