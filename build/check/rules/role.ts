import type { Field } from '../../contract/authored/category.ts'
import { quotesOf } from '../proof/quotes.ts'
import { namesField, roleOf } from '../proof/role.ts'
import { statedOf } from '../proof/stated.ts'
import { choiceIn, opposedIn, wordShare } from '../proof/word-overlap.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'
import { unprovenNumbers, valueFits } from './values.ts'

// Rules that a quote answers its field, and not only holds the value.

export const roleInWords: Rule = {
  name: 'role-in-words',
  at: '/quote',
  *fact(target) {
    const { fact, field, category, passage } = target
    if (field === null || category === null || passage === null || fact.value === null) return
    if (unprovenNumbers(target).length > 0) return
    if (fact.note !== undefined && namesField(fact.note, field, category)) return
    const quotes = quotesOf(fact).map(({ quote }) => quote)
    const role = roleOf(field, category, quotes, passage)
    if (role.kind === 'untied')
      yield `fact ${shown(fact.key)}: nothing in the quote ${shown(fact.quote)}, its clause or the headings above says ${wordsLookedFor(field)}; quote the words that tie it to the field, add them as context, or say in a note how it answers the field`
    if (role.kind === 'other')
      yield `fact ${shown(fact.key)}: the quote ${shown(fact.quote)} or its row speaks of ${shown(role.field.label)}, and neither says ${wordsLookedFor(field)}; correct the value, add as context the words that tie it to the field, or say in a note how it answers the field`
  },
}

function wordsLookedFor({ label, terms }: Field): string {
  return [label, ...terms]
    .slice(0, 4)
    .map((words) => `“${words}”`)
    .join(' or ')
}

/** Whether nothing is wrong with the value and the quote of a fact: only then is it asked what the words say. */
function isProven(target: FactInProduct): boolean {
  return target.passage !== null && valueFits(target) && unprovenNumbers(target).length === 0
}

/** The words in which a fact says its value, those that state it or else its quotes, and its note. */
function textsOf({ fact }: FactInProduct): string[] {
  const stated = statedOf(fact)
  const valueTexts = stated.length > 0 ? stated : quotesOf(fact).map(({ quote }) => quote)
  return [...valueTexts, ...(fact.note === undefined ? [] : [fact.note])]
}

/** The clauses that a fact quotes, and those beside and below them, where more than one quote or a note says that it is put together. */
function clausesOf({ fact, subject }: FactInProduct): string[] {
  if (fact.note === undefined && fact.context === undefined) return []
  const quoted = quotesOf(fact).flatMap(({ clause }) => subject.byId.get(clause ?? 0) ?? [])
  const near = [...subject.byId.values()].filter((clause) =>
    quoted.some(
      ({ id, parent }) =>
        clause.id === id || clause.parent === id || (parent !== null && clause.parent === parent),
    ),
  )
  return near.map(({ title, text }) => `${title}\n${text}`)
}

export const otherChoiceInQuote: Rule = {
  name: 'other-choice-in-quote',
  at: '/value',
  *fact(target) {
    const { fact, field } = target
    if (!isProven(target) || field?.choices === undefined || typeof fact.value !== 'string') return
    const choice = choiceIn(fact.value, field.choices, textsOf(target))
    if (choice !== null && choice !== fact.value)
      yield `fact ${shown(fact.key)} is ${shown(fact.value)}, but the quote ${shown(fact.quote)} holds the words of another choice, ${shown(choice)}; correct the value, or quote the words that say it`
  },
}

export const valueWordsInQuote: Rule = {
  name: 'value-words-in-quote',
  at: '/value',
  *fact(target) {
    const { fact, field } = target
    if (!isProven(target) || field === null) return
    for (const text of [fact.value].flat()) {
      if (typeof text !== 'string' || (Array.isArray(fact.value) && isUnproven(target, text))) continue
      const problem =
        field.choices === undefined ? againstText(target, text) : againstChoice(target, text, field.choices)
      if (problem !== null)
        yield `fact ${shown(fact.key)}: ${problem} the quote ${shown(fact.quote)}; correct the value, quote the words that say it, or say in a note how it follows`
    }
  },
}

function againstChoice(target: FactInProduct, value: string, choices: readonly string[]): string | null {
  const choice = choiceIn(value, choices, textsOf(target))
  return choice === null ? `the words of the choice ${shown(value)} are not in` : null
}

function againstText(target: FactInProduct, value: string): string | null {
  const texts = textsOf(target)
  const opposed = opposedIn(value, value, texts.join('\n'))
  if (opposed !== null) return `${shown(value)} says ${shown(opposed.wanted)}, and the opposite is in`
  const least = Array.isArray(target.fact.value) ? 1 / 2 : 1 / 3
  if (
    wordShare(value, texts) >= least ||
    (clausesOf(target).length > 0 && wordShare(value, clausesOf(target)) >= 1 / 2)
  )
    return null
  return `the words of ${shown(value)} are not in`
}

export const entryInQuote: Rule = {
  name: 'entry-in-quote',
  at: '/value',
  *fact(target) {
    const { fact } = target
    if (!isProven(target) || !Array.isArray(fact.value)) return
    for (const entry of fact.value)
      if (isUnproven(target, entry))
        yield `fact ${shown(fact.key)}: no word of the entry ${shown(entry)} is in the quote ${shown(fact.quote)}; drop the entry, or quote the words that say it`
  },
}

/** Whether no word of an entry is in the words of its fact. */
function isUnproven(target: FactInProduct, entry: string): boolean {
  return wordShare(entry, [...textsOf(target), ...clausesOf(target)]) === 0
}

/** Words that name the customer's own papers, or a place left open for them. */
const SCHEDULE = /\b(?:schedules?|certificates?)\b|<<|_{3}|\[\s*\]/iu

export const scheduleInQuote: Rule = {
  name: 'schedule-in-quote',
  at: '/quote',
  *fact({ fact }) {
    if (fact.in_schedule !== true || fact.value !== null || fact.quote === undefined) return
    if (!quotesOf(fact).some(({ quote }) => SCHEDULE.test(quote)))
      yield `fact ${shown(fact.key)} is left to the schedule, but the quote ${shown(fact.quote)} names no schedule or certificate; quote the words that do, or give the value`
  },
}
