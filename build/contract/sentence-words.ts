import { ENGLISH } from './texts.ts'
import { writtenDay } from './display.ts'
import type { RightsSentence } from './published/rights.ts'

const { t } = ENGLISH

// What people read beside a sentence on law. Every place that shows one says it in these words.

/** The day of the text that a sentence was read in, and whether it may have changed since. */
export function textDay({
  consolidated_to,
  is_behind,
}: Pick<RightsSentence, 'consolidated_to' | 'is_behind'>): string {
  const day =
    consolidated_to === null
      ? t('law.day-not-known')
      : t('law.text-as-of', { day: writtenDay(consolidated_to) })
  return is_behind ? t('law.changed-since', { day }) : day
}

/** What limits a sentence, a line each. */
export function limitLines({ exceptions, note }: Pick<RightsSentence, 'exceptions' | 'note'>): string[] {
  return [
    ...exceptions.map(({ from, says }) => t('law.but', { says, from })),
    ...(note === null ? [] : [t('law.to-know', { note })]),
  ]
}
