/** Verdicts on a row of a comparison, each with its key in the counts. */
export const VERDICTS = {
  same: { count: 'same', means: 'Equal values, notes and conditions.' },
  different: { count: 'different', means: 'Different values.' },
  'differs-in-notes': {
    count: 'differs_in_notes',
    means: 'Equal values under different notes or conditions: read them.',
  },
  'not-compared': {
    count: 'not_compared',
    means:
      'Texts or lists; a value that is disputed, unverified or contradicted by its own document; or categories that ask different things under one key, whether or not they are answered.',
  },
  incomplete: { count: 'incomplete', means: 'At least one product has no value here: its cell says why.' },
} as const

export type Verdict = keyof typeof VERDICTS
