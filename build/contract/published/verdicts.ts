/** Meaning of each verdict on a row of a comparison. */
export const VERDICTS = {
  same: 'Equal values, notes and conditions.',
  different: 'Different values.',
  'differs-in-notes': 'Equal values under different notes or conditions: read them.',
  'not-compared':
    'Texts or lists; a value that is disputed, unverified or contradicted by its own document; or categories that ask different things under one key, whether or not they are answered.',
  incomplete: 'At least one product has no value here: its cell says why.',
} as const

export type Verdict = keyof typeof VERDICTS

/** Every verdict, in the order of the table. */
export const VERDICT_NAMES = Object.keys(VERDICTS) as Verdict[]
