import { clauseName, shown } from './messages.ts'
import { type Fault, placesOf } from '../proof/places.ts'
import { proofsOf, textOf, type Proof } from '../proof/quotes.ts'
import type { ProductSubject } from '../dataset/model.ts'
import type { Rule } from './rule.ts'
import { normalForm } from '../proof/normal-text.ts'

// The build proves the quotes: each stands in its clause, word for word, on the page it names.

/** A quote stands in its clause. */
export const quoteInClause: Rule = {
  name: 'quote-in-clause',
  description:
    'A quote stands word for word in the clause it names, but for spacing and the shapes of quotes and dashes.',
  level: 'error',
  product: (subject, _catalogue, report) => {
    for (const proof of proofsOf(subject))
      if (proof.places.length === 0) report(subject.path, `${proof.where}/quote`, notThere(subject, proof))
  },
}

function notThere(subject: ProductSubject, proof: Proof): string {
  const start = `fact ${shown(proof.key)}: the quote ${shown(proof.quote)} is not in ${clauseName(proof.clause)}`
  for (const clause of subject.byId.values())
    if (clause !== proof.clause && placesOf(proof.quote, textOf(clause)).some(({ fault }) => fault === null))
      return `${start}; it is in ${clauseName(clause)}: name that clause and the page there`
  const kept = commonStart(proof)
  const until = kept.length < LEAST_TOLD ? '' : `, only its beginning as far as ${shown(kept.slice(-40))}`
  return `${start}${until}; copy the words as they are printed, or say in "unverified" why that cannot be done`
}

/** A shorter common beginning is chance. */
const LEAST_TOLD = 10

/** The longest beginning of a quote that stands in its clause. */
function commonStart({ quote, clause }: Proof): string {
  const text = textOf(clause).normal
  const characters = Array.from(quote)
  let [least, most] = [0, characters.length]
  while (least < most) {
    const half = Math.ceil((least + most) / 2)
    if (text.includes(normalForm(characters.slice(0, half).join('')))) least = half
    else most = half - 1
  }
  return characters.slice(0, least).join('').trim()
}

/** A quote keeps the words and numbers of its clause whole. */
export const quoteWholeWords: Rule = {
  name: 'quote-whole-words',
  description:
    'A quote begins and ends at whole words, numbers and ranges, and joins or parts none of those in it: "5 days" is in neither "15 days" nor "3-5 days", and "15 days" is not in "1 5 days".',
  level: 'error',
  product: (subject, _catalogue, report) => {
    for (const { places, where, key, quote, clause } of proofsOf(subject)) {
      const [first] = places
      if (first === undefined || first.fault === null || places.some(({ fault }) => fault === null)) continue
      const told = FAULTS[first.fault].replace('{clause}', () => clauseName(clause))
      report(subject.path, `${where}/quote`, `fact ${shown(key)}: the quote ${shown(quote)} ${told}`)
    }
  },
}

const FAULTS: Readonly<Record<Fault, string>> = {
  cut: 'begins or ends inside a word or number of {clause}; quote whole words and numbers',
  range: 'begins inside a range of numbers of {clause}; quote the range from its first number on',
  numbers:
    'joins or parts digits otherwise than {clause} does; copy its numbers as they are printed, with the white space, and without the marks of footnotes',
  words:
    'joins or parts words otherwise than {clause} does; copy its words with the white space between them',
}

/** A fact's page is the one on which its quote begins. */
export const pageOfQuote: Rule = {
  name: 'page-of-quote',
  description:
    'The page of a fact is the one on which its quote begins, counted by the page breaks in the clause.',
  level: 'error',
  product: (subject, _catalogue, report) => {
    for (const { places, where, key, page, clause } of proofsOf(subject)) {
      const pages = new Set(
        places.filter(({ fault }) => fault === null).map(({ pagesOn }) => clause.page + pagesOn),
      )
      if (pages.size > 0 && !pages.has(page))
        report(
          subject.path,
          `${where}/page`,
          `fact ${shown(key)}: the page is ${page}, but in ${clauseName(clause)} the quote begins on page ${[...pages].join(' or ')}; set the page to that`,
        )
    }
  },
}
