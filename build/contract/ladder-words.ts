// What people read of the complaint ladder.

/** The heading of the ladder on every page; in Markdown, too. */
export const COMPLAIN = 'Whom to complain to'

/** The parts of a step that are said in words, in their order. */
export const LADDER_PARTS = [
  ['who', 'Who'],
  ['when', 'By when'],
  ['how', 'How'],
  ['costs', 'Cost'],
  ['after', 'After it'],
] as const

/** The step that has an office for each State. */
export const OMBUDSMAN_RUNG = 'ombudsman'
