import type { Field } from '../contract/authored/category.ts'
import type { Fact } from '../contract/authored/product.ts'
import { gives, saysNoOrNarrows } from '../check/proof/negation.ts'
import { type QuotePassage, passageAt, rowsNear } from '../check/proof/quote-passage.ts'
import { matchesOf } from '../check/proof/quote-matches.ts'
import { quotesOf, textOf } from '../check/proof/quotes.ts'
import {
  type Opposites,
  isNamed,
  opposedIn,
  plainWords,
  stemsIn,
  stemsOf,
} from '../check/proof/word-overlap.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { LIGHT_STEMS } from '../search/words.ts'
import { ENTRY, entriesLeft } from './entries-left.ts'
import { wordsIn } from './find-words.ts'
import type { FactFinding } from './proven-fact.ts'
import type { FieldReading } from './readings.ts'
import { shortened } from '../contract/shortened.ts'

// Questions to a person before a reading is accepted: only where something speaks against it, and of that very thing.

/** A place for the same field. */
type Other = Pick<FieldReading, 'page' | 'quote' | 'heading'>

/** Input of a question. */
interface Doubted {
  readonly field: Field
  readonly fact: Fact
  readonly quote: string
  /** The quote, and those of the context. */
  readonly quotes: readonly string[]
  readonly found: QuotePassage
  /** The words that the field is known by, and those in the quote, its row or sentence, or the headings above. */
  readonly own: readonly string[]
  readonly near: readonly string[]
  /** The places for the same field. */
  readonly places: readonly Other[]
  /** The entries of a printed list that a fact leaves out. */
  readonly left: () => readonly string[]
  /** Whether the words of other places are not to be told. */
  readonly blind: boolean
}

/** Words that turn the meaning of a field into its opposite. */
const OPPOSITES: Opposites = [
  ['emergency|emergencies|unplanned', 'planned'],
  ['above|older|over|senior|exceeds|more than', 'below|younger|less than|up ?to'],
  ['before|prior', 'after'],
  ['minimum|least', 'maximum|most'],
  ['first|new', 'renewals?|subsequent'],
  ['insurer|company|we', 'insured|policyholder|you'],
  ['two|both', 'one|single'],
]

/** THE TABLE of questions: each is asked where it has something to name, else it is null. */
const QUESTIONS: readonly ((given: Doubted) => string | null)[] = [
  function opposite({ field, fact, quotes, found }) {
    const text = [...quotes, found.row, found.sentence, fact.note ?? ''].join(' ')
    const opposed = opposedIn(field.label, `${field.label} ${field.question}`, text, OPPOSITES)
    return (
      opposed &&
      `The field asks for “${opposed.wanted}”, and the words say “${opposed.printed}”. Are they of the same thing?`
    )
  },
  function otherRow({ field, fact, quote, quotes, found, own }) {
    // The entries of a list are named by the heading above them.
    if (Array.isArray(fact.value)) return null
    const isEntry = found.row !== '' || ENTRY.test(quote)
    const said = stemsIn([...quotes, ...(found.row === '' ? [] : [found.head])].join('\n'))
    if (!isEntry || said.size === 0 || own.length === 0 || own.some((one) => said.has(one))) return null
    return `This entry says nothing of “${field.label}” itself. Is it about that?`
  },
  function givenElsewhere({ field, fact, quotes, places, blind }) {
    if (fact.value !== false || field.type !== 'yes-no') return null
    const given = places.find(
      (one) =>
        !quotes.includes(one.quote) &&
        gives(one.quote) &&
        !saysNoOrNarrows(one.quote) &&
        isNamed(field, `${one.heading}\n${one.quote}`),
    )
    return given ? `${saidAt(given, blind)}. Is it “No” all the same?` : null
  },
  function longQuote({ field, quote }) {
    const lines = quote.split(/[\n\f]/u).length
    return lines > 2 && field.type !== 'list'
      ? `The quote has ${lines} lines. Do all of them say it, or only one?`
      : null
  },
  looseList,
]

function looseList({ field, quotes, near, own, fact, left }: Doubted): string | null {
  if (!Array.isArray(fact.value)) return null
  const said = quotes.map(inWords)
  const unprinted = fact.value.find(
    (entry) => !said.some((words) => words.includes(inWords(entry))) || !/\p{L}{3}/u.test(entry),
  )
  if (unprinted !== undefined) return `Do the words say “${unprinted}”? It is not printed so.`
  if (near.length < own.length / 2) return `Is this what “${field.label}” asks for, and nothing else?`
  const [first, ...more] = left()
  if (first === undefined) return null
  return `Are these all? Beside them is “${shortened(first, 200)}”${more.length === 0 ? '' : ` and ${more.length} more`}.`
}

/** What another place says or, where that is not to be told, the heading there. */
export function saidAt({ page, quote, heading }: Other, blind: boolean): string {
  return `Page ${page} ${blind ? `has “${heading}”` : `says “${shortened(quote, 200)}”`}`
}

/**
 * The questions about a fact: warnings by the rules of the build, and other reasons against it, without those that its note
 * answers; blind, without the words of other places.
 */
export function doubtsOf(
  { byId }: Pick<ProductSubject, 'byId'>,
  field: Field,
  fact: Fact,
  findings: readonly FactFinding[],
  places: readonly Other[],
  blind = false,
): string[] {
  const warned = questionsOf(findings)
  const { quote = '', clause: id = 0 } = fact
  const clause = byId.get(id)
  const place = clause && matchesOf(quote, textOf(clause)).find(({ problem }) => problem === null)
  if (!clause || !place || fact.value === null) return unanswered(warned, field, fact)
  const found = passageAt(clause, place.start, place.end, byId)
  const own = [...stemsOf(field)].filter((one) => !LIGHT_STEMS.has(one))
  const quotes = quotesOf(fact).map((one) => one.quote)
  const rows = rowsNear(quotes, found).slice(0, 3).join(' ')
  const near = own.filter((one) => rows.includes(` ${one} `))
  const left = () => entriesLeft(field, fact, clause, byId)
  const given = { field, fact, quote, quotes, found, own, near, places, left, blind }
  return unanswered([...warned, ...QUESTIONS.flatMap((ask) => ask(given) ?? [])], field, fact)
}

/**
 * The questions that the note of a fact does not answer: it has no word or number of what they name beside the field, the
 * quote and the value.
 */
export function unanswered(questions: readonly string[], field: Field, fact: Fact): string[] {
  const { note = '', quote = '', value } = fact
  const own = wordsIn([field.label, field.question, ...field.terms, String(value)].join('\n'))
  const noted = [...wordsIn(note)].filter((one) => !own.has(one))
  const isQuote = (named: string) => inWords(quote).startsWith(inWords(named).trimEnd())
  return questions.filter((question) => {
    const named = question.match(/“[^”]*”|"[^"]*"|\p{Nd}+/gu)?.filter((one) => !isQuote(one)) ?? []
    const words = wordsIn(named.join('\n'))
    return !noted.some((one) => words.has(one))
  })
}

/** The faults that warnings name, as questions. */
export function questionsOf(findings: readonly FactFinding[]): string[] {
  return findings.filter(({ level }) => level === 'warning').map(({ message }) => questionOf(message))
}

function questionOf(message: string): string {
  const [fault = message] = message
    .replace(/^fact "[^"]*"(:?) /u, (_, colon) => (colon === '' ? 'it ' : ''))
    .split(/; (?=[^;]*$)/u)
  return `${fault.charAt(0).toUpperCase()}${fault.slice(1)}. Is it right all the same?`
}

function inWords(text: string): string {
  return ` ${plainWords(text).join(' ')} `
}
