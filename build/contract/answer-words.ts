import type { Field } from './authored/category.ts'
import type { LawToday } from './authored/law-today.ts'
import { writtenDay } from './display.ts'
import { displayed } from './field-types.ts'
import { ENGLISH, type PageTexts } from './texts.ts'
import type { TextKey } from './source-texts.ts'
import { wordsInstead } from './reader-words.ts'
import type { FactBody } from './published/fact.ts'
import type { ClauseRef } from './published/references.ts'

const { t } = ENGLISH

/** A question that asks whether something is paid; one of all, any or only some of it is not answered by that word. */
const PAID =
  /^(?:is|are|am i) (?:(?!\b(?:all|any|each|every|full|fully|no|not|only|still|whole)\b)[^?])*?\b(covered|included|insured|paid(?: for)?|refunded)(?: (?:if|when|that) [^?]*)?\?$/iu
const HOW_MANY = /\bhow many (hour|day|week|month|year|time)s\b/iu
const IN_UNIT = /\((hour|day|week|month|year|time)s\)$/iu

/**
 * The value of a fact in the words of its question, with its unit; null where it has none.
 *
 * @example displayOf({ type: 'yes-no', label: 'Maternity', question: 'Is maternity covered?' }, { value: false }) // 'Not covered'
 */
export function displayOf(
  { type, label, question }: Pick<Field, 'type' | 'label' | 'question'>,
  { value, currency }: Pick<FactBody, 'value' | 'currency'>,
): string | null {
  if (value === null) return null
  const shown = displayed(type, { value, ...(currency && { currency }) })
  if (type === 'yes-no') {
    const word = PAID.exec(question)?.[1]?.toLowerCase()
    if (word === undefined) return shown
    return value === true ? word.charAt(0).toUpperCase() + word.slice(1) : `Not ${word}`
  }
  const unit = type === 'number' ? (HOW_MANY.exec(question) ?? IN_UNIT.exec(label))?.[1] : undefined
  return unit === undefined ? shown : `${shown} ${unit.toLowerCase()}${value === 1 ? '' : 's'}`
}

/** An answer as something shows it; what an older release did not publish is left out. */
export type ShownFact = Partial<Omit<FactBody, 'status'>> & { readonly status: string }

/** Words of an answer: its value, or why there is none. */
export function valueOf({ display: shown, status }: Pick<ShownFact, 'display' | 'status'>): string {
  return shown ?? wordsInstead(status) ?? status
}

/** Sentence that must be read with a value, and the clauses that are named at its end. */
export interface Condition {
  readonly says: string
  readonly clauses: readonly ClauseRef[]
  readonly isNote: boolean
  /** Our words in it, with the day in them, and in short; null where all of it is of the data. */
  readonly head: { readonly key: TextKey; readonly day: string | null; readonly short: TextKey } | null
  /** Its words of the data. */
  readonly own: string
}

/** Doubts of a value: the words before their details, and those that stand for these. */
const DOUBTS = {
  conflicts: { key: 'answer.says-otherwise', short: 'answer.doubt-otherwise' },
  reason: { key: 'answer.unproven-because', short: 'answer.doubt-unproven' },
  disputed: { key: 'answer.reported-on', short: 'answer.doubt-reported' },
} as const satisfies Readonly<Record<string, { readonly key: TextKey; readonly short: TextKey }>>

/** Conditions that change the meaning of a value, or speak against it: no place shows the value without these. */
export function conditionsOf({
  note,
  conflicts = [],
  reason,
  disputed,
}: Pick<ShownFact, 'note' | 'conflicts' | 'reason' | 'disputed'>): Condition[] {
  const said = (
    { key, short }: { readonly key: TextKey; readonly short: TextKey },
    own: string,
    day: string | null = null,
    clauses: readonly ClauseRef[] = [],
  ) => {
    const ours = t(key, day === null ? {} : { day: writtenDay(day) })
    const head = { key, day, short }
    return [{ says: own === '' ? ours : `${ours} ${own}`, clauses, isNote: false, head, own }]
  }
  return [
    ...(note ? [{ says: note, clauses: [], isNote: true, head: null, own: note }] : []),
    ...(conflicts.length > 0 ? said(DOUBTS.conflicts, '', null, conflicts) : []),
    ...(reason ? said(DOUBTS.reason, reason) : []),
    ...(disputed ? said(DOUBTS.disputed, disputed.reported, disputed.on) : []),
  ]
}

/** A condition as text, its clauses written in one way or another. */
export function conditionText(
  { says, clauses, isNote }: Condition,
  written: (clause: ClauseRef) => string,
): string {
  if (clauses.length > 0) return `${says} ${clauses.map(written).join('; ')}.`
  return isNote ? `Note: ${says}` : says
}

/** A condition longer than this is not given on one line with its value. */
const ON_A_LINE = 160

/** The conditions of a value where there is room for one line, a sentence each: a long one is said to be there. */
export function shortParts<Words>(
  fact: ShownFact,
  where: string,
  say: PageTexts['t'],
  own: (note: string) => Words,
): (Words | string)[] {
  const conditions = conditionsOf(fact)
  const [first] = conditions
  if (first === undefined) return []
  const doubts = conditions.flatMap(({ head }) =>
    head === null ? [] : [say('answer.doubt', { doubt: say(head.short), where })],
  )
  if (!first.isNote) return doubts
  const note = first.own.length <= ON_A_LINE ? own(first.own) : say('answer.with-a-condition', { where })
  return [note, ...doubts]
}

/**
 * A value with its unit and its conditions on one line, for agents.
 *
 * @example '24 months. 36 months for joint replacement.'
 */
export function answerLine(fact: ShownFact): string {
  const value = valueOf(fact)
  const conditions = shortParts(fact, 'ask get_fact', t, (note) => note)
  return conditions.length === 0 ? value : `${value.replace(/[.]$/u, '')}. ${conditions.join(' ')}`
}

type ClauseNamed = Pick<ClauseRef, 'id' | 'number' | 'title'>

/** A clause as links name it: its label or number, and its heading. */
export function clauseWords(clause: ClauseNamed): string {
  const words = [t('answer.clause', { number: clauseLabel(clause) }), headingBeside(clause)]
  return words.filter((part) => part !== '').join(', ')
}

/** The label of a clause, or its heading where it has none; our own number, which no paper has, only where it has neither. */
export function clauseLabel({ id, number, title }: ClauseNamed): string {
  return number || title || String(id)
}

/** The heading beside the label of a clause; empty where the heading is the label. */
export function headingBeside(clause: ClauseNamed): string {
  return clause.title.toLowerCase() === clauseLabel(clause).toLowerCase() ? '' : clause.title
}

/** A page by its place in the file, and the number printed on it where that is another. */
export function pageWords(
  { page, printed_page }: Pick<FactBody, 'page' | 'printed_page'>,
  texts: PageTexts = ENGLISH,
): string {
  const isSame = printed_page === null || printed_page === page
  const filling = { page: String(page), printed: String(printed_page) }
  return texts.t(isSame ? 'answer.page' : 'answer.page-printed', filling)
}

/**
 * Words of the law beside a policy, for people.
 *
 * @example lawToday({ says: '30 days', for: 'policies received', since: '2024-04-01', … })
 * // 'The law today: 30 days, for policies received since 1 April 2024.'
 */
export function lawToday({ says, since, for: whom }: LawToday): string {
  const scope = [
    ...(whom === null ? [] : [t('law.for', { whom })]),
    ...(since === null ? [] : [t('law.since', { day: writtenDay(since) })]),
  ]
  return t('law.today', { says: [says, ...(scope.length === 0 ? [] : [scope.join(' ')])].join(', ') })
}
