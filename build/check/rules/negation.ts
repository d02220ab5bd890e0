import { type QuotePassage } from '../proof/quote-passage.ts'
import { excludes, gives, saysNo, saysNoOrNarrows, takesBack } from '../proof/negation.ts'
import { PASSAGE_KINDS } from '../proof/passage-kinds.ts'
import { namesField } from '../proof/role.ts'
import { quotesOf } from '../proof/quotes.ts'
import { inRow, isNamed, stemsIn, stemsOf } from '../proof/word-overlap.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'

export const yesNoInSentence: Rule = {
  name: 'yes-no-in-sentence',
  at: '/value',
  *fact(target) {
    const { fact } = target
    if (fact.quote === undefined || typeof fact.value !== 'boolean' || saysOpposite(target)) return
    const problem = fact.value ? againstYes(target, fact.quote) : againstNo(target, fact.quote)
    if (problem !== null && !isExplained(target))
      yield `fact ${shown(fact.key)} is ${fact.value}, but ${problem}; correct the value, add as context the words that decide, or say in a note how it follows`
  },
}

export const oppositeInQuote: Rule = {
  name: 'opposite-in-quote',
  at: '/value',
  *fact(target) {
    const { key, value, quote } = target.fact
    if (saysOpposite(target))
      yield `fact ${shown(key)} is ${String(value)}, but the sentence of its quote ${shown(quote)} or the heading above says the opposite; correct the value, or say in a note how it follows`
  },
}

/** Whether a sentence that names a field, or what excludes above it, plainly says the opposite of its yes or no. */
function saysOpposite(target: FactInProduct): boolean {
  const { fact, field, passage } = target
  if (typeof fact.value !== 'boolean' || field === null || passage === null) return false
  if (fact.note !== undefined || fact.context !== undefined || !GIVEN_OR_NOT.test(field.question))
    return false
  const { sentence } = passage
  if (!isNamed(field, sentence)) return false
  const isNarrowed = saysNoOrNarrows(sentence, stemsOf(field))
  const isExcluded = headingThatExcludes(passage) !== null
  if (!fact.value) return gives(sentence) && !isNarrowed && !isExcluded && !LIMITS.test(sentence)
  return (DENIES.test(sentence) || (isExcluded && !isNarrowed)) && !gives(sentence)
}

/** A question whether something is given. */
const GIVEN_OR_NOT = /^(?:is|are|does)\b.*\b(?:covered|paid|pay|cover|available|allowed)\b/iu
/** Words after which less than all is given. */
const LIMITS = /\b(?:except\p{L}*|unless|only|without|other\s+than|if|where)\b/iu
/** Words that plainly say that something is not given. */
const DENIES =
  /\b(?:is|are|be)\s+(?:\p{L}+ly\s+)?(?:not\s+(?:covered|payable|admissible|available|reimbursed|paid)|excluded)\b|\b(?:do|does|will|shall)\s+not\s+(?:cover|pay|indemnify|reimburse)\b/iu

/** Words that speak against a yes; null where none do. */
function againstYes(target: FactInProduct, quote: string): string | null {
  const { passage } = target
  const sentence = passage?.sentence ?? quote
  const stems = fieldStems(target)
  if (saysNo(sentence, stems)) return `the sentence of its quote ${shown(quote)} says no to something`
  if (takesBack(sentence, stems) && !/^(?:can|may)\b/iu.test(target.field?.question ?? ''))
    return `the sentence of its quote ${shown(quote)} takes something back or leaves it open`
  if (passage === null) return null
  if (isHeading(target)) return `its quote ${shown(quote)} is a heading alone`
  if (DUTY.test(sentence) && GIVEN_OR_NOT.test(target.field?.question ?? '') && !gives(sentence))
    return `the sentence of its quote ${shown(quote)} says what the insured is to do`
  const isDefined = passage.above.slice(0, 2).some((target) => PASSAGE_KINDS.definition.headed.test(target))
  if ((isDefined || DEFINES.test(sentence.slice(0, 120))) && !gives(sentence))
    return `its quote ${shown(quote)} is of a definition`
  const list = [passage.leadIn, ...passage.above].find((heading) => LISTS.test(heading))
  if (list !== undefined && !gives(sentence) && !names(target, passage.above.join('\n')))
    return `its quote ${shown(quote)} is of a list, ${shown(list)}`
  const above = headingThatExcludes(passage)
  return above === null || gives(sentence)
    ? null
    : `above its quote ${shown(quote)} is printed ${shown(above)}`
}

/** A sentence that asks something of the insured, and gives nothing. */
const DUTY = /\b(?:insured(?:\s+persons?)?|policyholder|you)\s+(?:shall|must)\s+(?!be\b|receive\b)/iu
/** An annexed list names things, and gives nothing. */
const LISTS = /\b(?:annexures?|annex|appendix|lists?\s+of)\b/iu
/** A definition says what a word means, and gives nothing. */
const DEFINES = /\b(?:means?|refers?\s+to)\b/iu

/** Words that speak against a no; null where none do. Words in brackets say it of something else. */
function againstNo(target: FactInProduct, quote: string): string | null {
  const { passage } = target
  const words = [...quotesOf(target.fact).map(({ quote }) => quote), passage?.sentence ?? '']
  const stems = fieldStems(target)
  const isDenied = words.some((text) => saysNoOrNarrows(text.replace(/\([^()]*\)/gu, ' '), stems))
  const given = passage?.above.find((heading) => GIVEN.test(heading) && names(target, heading))
  if (passage !== null && DEFINES.test(passage.sentence.slice(0, 120)) && !DENIES.test(passage.sentence))
    return `its quote ${shown(quote)} is of a definition`
  const next = nextSentence(target)
  if (EXCEPTS.test(next) && gives(next)) return `after its quote ${shown(quote)} is printed ${shown(next)}`
  if (isDenied && given !== undefined && !excludes(given))
    return `above its quote ${shown(quote)} is printed ${shown(given)}`
  if (
    isDenied ||
    (passage !== null && headingThatExcludes(passage) !== null && names(target, words.join('\n')))
  )
    return null
  return `nothing in the quote ${shown(quote)}, its context or the headings above says no to what the field asks`
}

/** Beginning of a sentence that says when another does not hold. */
const EXCEPTS =
  /^(?:however|but|provided|except|unless|if|where|when|in\s+case|for\s+(?:policies|plans|insured|persons|members))\b/iu

/** The sentence after the one that holds a quote, in its paragraph. */
function nextSentence({ proven }: FactInProduct): string {
  if (proven === null) return ''
  const { sentence } = proven.passage
  const { text } = proven.clause
  const end = text.indexOf(sentence, Math.max(0, proven.place.start - sentence.length)) + sentence.length
  return /^[^\S\n\f]+([^.;\n\f]+)/u.exec(text.slice(end))?.[1] ?? ''
}

/** Whether a quote is the heading of its clause and no more, where the clause says more. */
function isHeading({ proven }: FactInProduct): boolean {
  if (proven === null) return false
  const { title, text } = proven.clause
  return inRow(proven.quote) === inRow(title) && text.length > 2 * proven.quote.length
}

/** A heading of what is given: "Benefit: Organ Donor Cover". */
const GIVEN = /\b(?:benefits?|covers?|coverage)\b/iu

function names({ field, category }: FactInProduct, text: string): boolean {
  return field === null || category === null || namesField(text, field, category)
}

function fieldStems({ field }: FactInProduct): ReadonlySet<string> {
  return field === null ? new Set() : stemsOf(field)
}

/** Lead-in to the list of a quote, or the nearest heading above, where it excludes. */
function headingThatExcludes({ leadIn, above }: QuotePassage): string | null {
  return [leadIn, ...above].find((heading) => heading !== '' && excludes(heading)) ?? null
}

/** Whether a note says how a yes or no follows: it shares a word with the field or the quote. */
function isExplained({ fact, field }: FactInProduct): boolean {
  if (fact.note === undefined) return false
  const known = stemsIn(
    [field?.label, ...(field?.terms ?? []), ...quotesOf(fact).map(({ quote }) => quote)].join('\n'),
  )
  const inNote = stemsIn(fact.note)
  return saysNoOrNarrows(fact.note) || [...inNote].some((word) => known.has(word))
}
