import { paragraphsBeside } from '../proof/paragraphs.ts'
import { proofsOf, quotesOf } from '../proof/quotes.ts'
import { namesField } from '../proof/role.ts'
import { stemsIn } from '../proof/words-said.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'
import { provenQuote } from './role.ts'

export const quoteKeepsCondition: Rule = {
  name: 'quote-keeps-condition',
  fact: (one, report) => {
    const { fact } = one
    if (fact.value === null) return
    const proof = provenQuote(one)
    const condition = proof === null ? '' : conditionAfter(proof.clause.text, proof.place.end)
    if (condition !== '' && !isSaid(one, condition) && !isOfAnother(one, condition))
      report(
        '/quote',
        `fact ${shown(fact.key)}: the quote ${shown(fact.quote)} stops in mid-sentence before the condition ${shown(condition)}; quote the sentence to its end, or say the condition in a note`,
      )
  },
}

export const conditionsInClause: Rule = {
  name: 'conditions-in-clause',
  fact: (one, report) => {
    const { fact, field, subject } = one
    const proof = provenQuote(one)
    if (proof === null || field === null || subject.category === null || fact.value === null) return
    if (fact.note !== undefined || fact.context !== undefined) return
    if (fact.looked_at?.includes(proof.clause.id) === true) return
    const { category } = subject
    const { clause, place } = proof
    const { own, others } = paragraphsBeside(clause.text, place.start, place.end)
    if (!own.some(({ isEntry }) => isEntry)) return
    const said = others
      .filter(({ isEntry, text }) => isEntry && HELD_ONLY.test(text))
      .map(({ text }) => text.trim())
      .find((text) => category.fields.every((one) => namesField(text, one, category) === (one === field)))
    if (said !== undefined)
      report(
        '/quote',
        `fact ${shown(fact.key)}: another paragraph of clause ${clause.id} has a condition, ${shown(said)}; say it in a note, or name the clause in looked_at if its paragraphs were read and change nothing`,
      )
  },
}

/** Words by which a paragraph says that something holds only in a case. */
const HELD_ONLY =
  /\b(?:subject\s+to\s+(?:the\s+same|being|(?:\p{L}+\s+){0,3}(?:acceptance|accepted|declaration|underwriting|approval))|provided(?!\s+(?:by|to|in|for|under|at|with))|only\s+if|afresh|declared(?!\s+value)|whichever)\b/iu
/** Whether another fact of the product quotes a sentence on to its condition: "2% |subject to a maximum of Rs. 5,000". */
function isOfAnother(one: FactInProduct, condition: string): boolean {
  const proof = provenQuote(one)
  if (proof === null) return false
  const { clause, place } = proof
  const end = clause.text.indexOf(condition, place.end) + condition.length
  return proofsOf(one.subject).some(
    (other) =>
      other.clause === clause &&
      other.key !== one.fact.key &&
      other.places.some(({ start, end: to, fault }) => fault === null && start < place.end && to >= end),
  )
}

/** Whether the context or the note of a fact speaks of a condition. */
function isSaid({ fact }: FactInProduct, condition: string): boolean {
  const words = stemsIn(condition)
  const said = [
    fact.note ?? '',
    ...quotesOf(fact)
      .slice(1)
      .map(({ quote }) => quote),
  ]
  return said.some((text) => [...stemsIn(text)].some((word) => words.has(word)))
}

// Conditions that a sentence goes on with where a quote of it ends.

/** Where a sentence, cell or entry ends; the full stop of "Rs." ends none. */
const END =
  /(?<!\b(?:Rs|Nos?))[.!?;](?=\s|$)|[\t\f]|\n(?=\s*(?:[\p{Lu}\p{N}(]|(?:[a-z]|[ivx]{2,5})[.)]|[^\p{L}\p{N}\s]))/u
const CONDITION =
  /^[\s,(\p{Pd}]*(?:but\s+|and\s+(?=only|subject|up|not))?(?:only|unless|except|excluding|provided|subject\s+to|aged|whose|if|up\s*to(?=\D{0,6}\p{Nd})|whichever\s+(?:is|are)\s+(?:less|lower|lesser|more|higher|earlier|later)|not\s+exceeding|for\s+(?:(?:the\s+)?(?:persons?|members?|insured|those)|each\s+and\s+every))(?!\p{L})/iu

/** What is left of a sentence after a place in its middle, where it begins with a condition; else empty. */
export function conditionAfter(text: string, at: number): string {
  if (/[.!?;:]\s*$/u.test(text.slice(0, at))) return ''
  const after = text.slice(at)
  const rest = after.slice(0, END.exec(after)?.index)
  return CONDITION.test(rest) ? rest.replace(/^[\s,]+/u, '').trimEnd() : ''
}
