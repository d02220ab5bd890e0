/** @jsxRuntime automatic @jsxImportSource #view */
import {
  type Condition,
  type ShownFact,
  clauseLabel,
  headingBeside,
  shortParts,
} from '../contract/answer-words.ts'
import type { FactBody, LawBeside } from '../contract/published/fact.ts'
import type { ClauseRef } from '../contract/published/references.ts'
import type { RightsSentence } from '../contract/published/rights.ts'
import { readingOf, wordsInstead } from '../contract/reader-words.ts'
import type { PageTexts } from '../contract/texts.ts'
import { SOURCE_LANGUAGE, type TextKey } from '../contract/source-texts.ts'
import { UNITS } from '../contract/time-units.ts'
import type { Markup } from './jsx-runtime.ts'
import { phrase, translated } from './phrases.tsx'

// Words of an answer in the language of its page: ours in it, those of documents and of the data as they are.

/** Words of an answer: its value, or why there is none. */
export function valueIn(
  texts: PageTexts,
  { display, status, type }: Pick<ShownFact, 'display' | 'status' | 'type'>,
): Markup {
  if (display === null || display === undefined)
    return wordsInstead(status, texts) ?? translated(texts, status)
  if (texts.code === SOURCE_LANGUAGE) return display
  return type === 'list'
    ? joined(
        display.split(', ').map((one) => translated(texts, one)),
        ', ',
      )
    : (texts.value(display) ?? translated(texts, display))
}

/** The units of time by the names that data has for them. */
export function spanIn(texts: PageTexts, count: number, unit: string): string {
  return texts.t(UNITS[unit.replace(/s$/u, '')] ?? 'value.days', { count })
}

export function joined(parts: readonly Markup[], between: string): Markup {
  return parts.map((part, at) => (at === 0 ? part : [between, part]))
}

/** Words for how far the reading of an answer went; null where there is nothing to say. */
export function readingIn(texts: PageTexts, status: string, checked: string | null): string | null {
  return status === 'checked' && checked !== null
    ? texts.t('answer.read-twice-on', { day: texts.day(checked) })
    : readingOf(status, texts)
}

/** Condition that must be read with a value: our words, then those of the data. */
export function conditionIn(texts: PageTexts, { head, own: words }: Condition): Markup {
  if (head === null) return translated(texts, words)
  const ours = texts.t(head.key, head.day === null ? {} : { day: texts.day(head.day) })
  return words === '' ? ours : [ours, ' ', translated(texts, words)]
}

/** The conditions of a value where there is room for one line. */
export function shortIn(texts: PageTexts, fact: ShownFact): Markup {
  const where = texts.t('answer.read-it-below')
  return joined(
    shortParts(fact, where, texts.t, (note) => translated(texts, note)),
    ' ',
  )
}

/** A value and its conditions on one line; `where` says where the rest is read. */
export function lineIn(texts: PageTexts, fact: ShownFact, where: string): Markup {
  const value = valueIn(texts, fact)
  const conditions = shortParts(fact, where, texts.t, (note) => translated(texts, note))
  if (conditions.length === 0) return value
  return phrase(texts, 'answer.line', {
    value: typeof value === 'string' ? value.replace(/[.।]$/u, '') : value,
    conditions: joined(conditions, ' '),
  })
}

/** A clause as links name it: its label or number, and its heading. */
export function clauseIn(texts: PageTexts, clause: Pick<ClauseRef, 'id' | 'number' | 'title'>): Markup {
  const name = phrase(texts, 'answer.clause', { number: translated(texts, clauseLabel(clause)) })
  const heading = headingBeside(clause)
  return heading === '' ? name : [name, ', ', translated(texts, heading)]
}

/** The sentence that says what a value rests on; null where that is no more than its quote. */
export function restsIn(texts: PageTexts, { proof }: Pick<FactBody, 'proof'>): Markup {
  if (proof === null) return null
  const { number, row, column, heading } = proof
  const place = (key: TextKey, words: string | null) =>
    words === null ? [] : [phrase(texts, key, { words: translated(texts, words) })]
  const places = [
    ...place('answer.in-the-row', row),
    ...place('answer.in-the-column', column),
    ...place('answer.under', heading),
  ]
  if (places.length < (number === null ? 2 : 1)) return null
  const from =
    number === null
      ? texts.t('answer.its-quote')
      : phrase(texts, 'answer.quoted', { words: translated(texts, number) })
  return phrase(texts, 'answer.rests-on', { places: joined([from, ...places], ', ') })
}

/** An instrument by its title, and a section of it. */
export function lawIn(texts: PageTexts, law: { readonly title: string; readonly section: string }): Markup {
  return [translated(texts, law.title), ', ', translated(texts, law.section)]
}

/** Words of the law beside those of a policy. */
export function lawTodayIn(texts: PageTexts, { says, since, for: whom }: LawBeside): Markup {
  const scope = [
    ...(whom === null ? [] : [phrase(texts, 'law.for', { whom: translated(texts, whom) })]),
    ...(since === null ? [] : [texts.t('law.since', { day: texts.day(since) })]),
  ]
  const parts = [translated(texts, says), ...(scope.length === 0 ? [] : [joined(scope, ' ')])]
  return phrase(texts, 'law.today', { says: joined(parts, ', ') })
}

/** The day of the text that a sentence was read in, and whether it may have changed since. */
export function textDayIn(
  texts: PageTexts,
  sentence: Pick<RightsSentence, 'consolidated_to' | 'is_behind'>,
): string {
  const { consolidated_to: to, is_behind } = sentence
  const day = to === null ? texts.t('law.day-not-known') : texts.t('law.text-as-of', { day: texts.day(to) })
  return is_behind ? texts.t('law.changed-since', { day }) : day
}

/** Limits of a sentence, a line each. */
export function limitLinesIn(
  texts: PageTexts,
  { exceptions, note }: Pick<RightsSentence, 'exceptions' | 'note'>,
): Markup[] {
  return [
    ...exceptions.map(({ from, says }) =>
      phrase(texts, 'law.but', { says: translated(texts, says), from: translated(texts, from) }),
    ),
    ...(note === null ? [] : [phrase(texts, 'law.to-know', { note: translated(texts, note) })]),
  ]
}
