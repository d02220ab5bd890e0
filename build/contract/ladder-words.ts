import { ENGLISH } from './texts.ts'

// Words of the complaint ladder, for people.

/** The heading of the ladder on every page; in Markdown, too. */
export const COMPLAIN = ENGLISH.t('ladder.complain')

/** The parts of a step that are said in words, in their order. */
export const LADDER_PARTS = [
  ['who', ENGLISH.t('ladder.who')],
  ['when', ENGLISH.t('ladder.when')],
  ['how', ENGLISH.t('ladder.how')],
  ['costs', ENGLISH.t('ladder.costs')],
  ['after', ENGLISH.t('ladder.after')],
] as const

/** The step that has an office for each State. */
export const OMBUDSMAN_RUNG = 'ombudsman'
