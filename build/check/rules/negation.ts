import { saysNo, saysNoOrNarrows, sentenceAround } from '../proof/negation.ts'
import { type Proof, proofsOf, quotesOf } from '../proof/quotes.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'

export const yesNoInSentence: Rule = {
  name: 'yes-no-in-sentence',
  description:
    'A yes is not read from a sentence that says no, nor a no from words that say no such thing, unless a note says how it follows.',
  level: 'warning',
  fact: (one, report) => {
    const { fact } = one
    if (fact.note !== undefined || fact.quote === undefined) return
    if (fact.value === true && saysNo(sentence(one, fact.quote)))
      report(
        '/value',
        `fact ${shown(fact.key)} is true, but the sentence of its quote ${shown(fact.quote)} says no to something; correct the value, or say in a note how it follows`,
      )
    if (fact.value === false && ![...words(one), sentence(one, fact.quote)].some(saysNoOrNarrows))
      report(
        '/value',
        `fact ${shown(fact.key)} is false, but nothing in the quote ${shown(fact.quote)} or its context says no; add as context the words that exclude it, or say in a note how it follows`,
      )
  },
}

function words({ fact }: FactInProduct): string[] {
  return quotesOf(fact).map(({ quote }) => quote)
}

/** The quote of a fact with the rest of its sentence in the clause; the quote alone where it is not proven. */
function sentence({ fact, subject }: FactInProduct, quote: string): string {
  const own = proofsOf(subject).find(({ where }) => where === `/facts/${subject.product.facts.indexOf(fact)}`)
  return own === undefined ? quote : sentenceOf(own)
}

function sentenceOf({ quote, clause, places }: Proof): string {
  const place = places.find(({ fault }) => fault === null)
  return place === undefined ? quote : sentenceAround(clause.text, place.start, place.end)
}
