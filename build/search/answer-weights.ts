/** The weights of `featuresOf`, as `npm run bench search` prints them: fitted on one half of the questions of families. */
export const ANSWER_WEIGHTS: readonly number[] = [
  // every kind
  -6.23, 2.72, 1.19, 1.88, 2.04, -0.21, 2.32, 2.77, -0.28,
  // right
  0.33, -0.35, -0.25, 1.53, -0.21, -0.72, -0.12, -0.45, -0.17,
  // field
  -1.16, 0.11, 0.44, 0.83, 1.52, 0.85, 0.17, 1.28, -0.53,
  // section
  0.19, -0.65, 0.1, -0.17, -1.63, -0.07, -0.02, 0.54, 0.67,
  // product
  0.21, 0.96, -0.17, -2.19, 0.35, 0.11, -0.14, -0.86, 0.32,
  // clause
  0.82, 0.16, 0.07, 0.16, 0.0, 0.82, 0.82, 0.41, 0.66,
  // insurer
  -0.51, -0.21, -0.15, -0.21, 0.1, -0.51, -0.48, -0.23, -0.49,
  // form
  -0.51, 0.25, 0.08, 0.24, 0.07, -0.51, 0.0, -0.42, -0.48,
]

/** From which likelihood something is called an answer: where everything that was typed is held somewhere, and where not. */
export const ANSWERS_FROM = { allHeld: 0.2, notAllHeld: 0.5 } as const
