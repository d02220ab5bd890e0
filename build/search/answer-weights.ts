/** The weights of `featuresOf`, as `npm run bench search` prints them: fitted on one half of the questions of families. */
export const ANSWER_WEIGHTS: readonly number[] = [
  // every kind
  -5.96, 2.98, 1.06, 1.94, 1.96, -0.15, 2.31, 2.48, -0.58,
  // right
  0.43, -0.43, -0.27, 1.63, -0.14, -0.77, -0.1, -0.34, -0.43,
  // field
  -1.26, 0.24, 0.3, 0.65, 1.45, 0.9, -0.01, 0.47, -0.48,
  // section
  0.13, -0.77, 0.15, -0.25, -1.6, -0.14, 0.03, 0.65, 0.73,
  // product
  0.17, 0.94, -0.16, -2.18, 0.37, 0.07, -0.15, -0.74, 0.32,
  // clause
  0.82, 0.15, 0.07, 0.15, 0.0, 0.82, 0.82, 0.41, 0.66,
  // insurer
  -0.41, -0.05, -0.09, -0.04, 0.03, -0.41, -0.37, 0.17, -0.38,
  // form
  -0.48, 0.22, 0.11, 0.22, 0.09, -0.48, 0.0, -0.37, -0.47,
]

/** From which likelihood something is called an answer: where everything that was typed is held somewhere, and where not. */
export const ANSWERS_FROM = { allHeld: 0.2, notAllHeld: 0.5 } as const
