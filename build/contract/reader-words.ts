import type { FactStatus } from './fact-status.ts'
import { groupsOf } from './groups.ts'
import { LINES, type Line, type ProductStatus } from './primitives.ts'
import type { Coverage } from './published/card.ts'
import type { CompareBody } from './published/comparison.ts'
import { ENGLISH, type PageTexts } from './texts.ts'
import type { TextKey } from './source-texts.ts'
import type { Verdict } from './published/verdicts.ts'
import { countKey } from './count-keys.ts'

// The words in which pages and Markdown say what bodies say in codes. Everything people read takes them from these tables.

/** Words instead of a value where there is none, by the code of that. */
const INSTEAD: Readonly<Record<string, TextKey>> = {
  'not-stated': 'answer.not-stated',
  'in-schedule': 'answer.in-schedule',
  unread: 'answer.unread',
  'not-applicable': 'answer.not-applicable',
}

/** Words for how far the reading of an answer went, by its check status; nothing is said of the others. */
const READINGS: Readonly<Record<string, TextKey>> = {
  quoted: 'answer.read-once',
  checked: 'answer.read-twice',
  disputed: 'answer.reported',
  unverified: 'answer.unproven',
} satisfies Partial<Record<FactStatus, TextKey>>

/** Words of a field that has no value, by its code; null of others. */
export function wordsInstead(status: string, texts: PageTexts = ENGLISH): string | null {
  const key = INSTEAD[status]
  return key === undefined ? null : texts.t(key)
}

/** Words for how far the reading of an answer with a check status went; null where there is nothing to say. */
export function readingOf(status: string, texts: PageTexts = ENGLISH): string | null {
  const key = READINGS[status]
  return key === undefined ? null : texts.t(key)
}

/** A verdict beside its question, and after a number of questions. */
export const VERDICT_TEXTS = {
  different: { label: 'verdict.different', counted: 'verdict.counted-different' },
  same: { label: 'verdict.same', counted: 'verdict.counted-same' },
  'differs-in-notes': { label: 'verdict.differs-in-notes', counted: 'verdict.counted-rest' },
  incomplete: { label: 'verdict.incomplete', counted: 'verdict.counted-rest' },
  'not-compared': { label: 'verdict.not-compared', counted: 'verdict.counted-rest' },
} as const satisfies Readonly<Record<Verdict, { readonly label: TextKey; readonly counted: TextKey }>>

/** Every row of a comparison, counted as a person sorts them: what differs, what is the same, and what has to be read. */
export function comparedSentence(
  { total, verdicts }: Pick<CompareBody, 'total' | 'verdicts'>,
  texts: PageTexts = ENGLISH,
): string {
  const counts: Readonly<Record<string, number>> = verdicts
  const counted = Object.entries(VERDICT_TEXTS).map(
    ([verdict, words]) => [words.counted, counts[countKey(verdict)] ?? 0] as const,
  )
  const kinds = groupsOf(counted, ([key]) => key).flatMap(([key, members]) => {
    const count = members.reduce((sum, [, one]) => sum + one, 0)
    return count === 0 ? [] : [texts.t(key, { count })]
  })
  return texts.t('verdict.all', { count: total, kinds: kinds.join(', ') })
}

/** Words for how far the questions about a product were answered, in the order in which the parts are drawn. */
export const COVERAGE_WORDS: Readonly<Record<keyof Coverage, string>> = {
  stated: 'answered from the wording',
  in_schedule: 'written in your own policy schedule (the sheet with your name)',
  not_stated: 'not answered by the documents',
  unread: 'not read yet',
}

/** Words for the status of a product; none for a line whose withdrawals are not known. */
export function statusWords(status: ProductStatus, line: Line, known: readonly Line[]): string {
  if (status === 'withdrawn') return 'withdrawn'
  return known.includes(line) ? 'not listed as withdrawn' : 'not known whether withdrawn'
}

/** The lines of business whose withdrawals are not known. */
export function unknownOf(known: readonly Line[]): Line[] {
  return LINES.filter((line) => !known.includes(line))
}

/**
 * The sentence on withdrawals that are not known; null where all are.
 *
 * @example withdrawalsUnknown(['health', 'general']) // 'We do not know which health and general products were withdrawn.'
 */
export function withdrawalsUnknown(lines: readonly Line[], texts: PageTexts = ENGLISH): string | null {
  if (lines.length === 0) return null
  return texts.t('list.withdrawals-unknown', {
    lines: texts.and(lines.map((line) => texts.word(line) ?? line)),
  })
}
