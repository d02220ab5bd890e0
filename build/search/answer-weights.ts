/** The weights of `featuresOf`, as `npm run bench search` prints them: fitted on one half of the questions of families. */
export const ANSWER_WEIGHTS: readonly number[] = [
  // every kind
  -13.12, 4.05, 3.14, 3.46, 1.5, 2.18, 0.93, 2.71, 6,
  // right
  -1.14, 0.33, -0.17, 0.52, -0.44, 0.16, -0.27, -1.45, -0.16,
  // field
  -0.67, -0.62, -0.05, 0.92, 1.47, -0.61, -0.33, 0.01, -0.01,
  // section
  -0.27, -0.72, -0.51, -0.57, -0.71, -0.15, 0.49, 1.52, -0.22,
  // product
  0.59, 0.97, 0.73, -0.91, -0.6, 0.86, -0.01, -0.04, 0.92,
  // clause
  0, 0, 0, 0, 0, 0, 0, 0, 0,
  // insurer
  0.09, 0.24, 0.24, 0.27, 0.33, 0.09, 0.11, 0.37, 0.09,
  // form
  -0.13, 0.16, 0.1, 0.17, 0.08, -0.09, 0.09, -0.13, 0.02,
]

/**
 * From which likelihood something is called an answer: what is called one and is none costs as much as four answers
 * that are not. Below `likely` nothing held is the likelier answer.
 */
export const ANSWERS_FROM = { certain: 0.8, likely: 0.5 } as const
