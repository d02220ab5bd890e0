/** The weights of `featuresOf`, as `npm run bench search` prints them: fitted on one half of the questions of families. */
export const ANSWER_WEIGHTS: readonly number[] = [
  // every kind
  -6.03, 2.98, 1.07, 1.83, 2.04, -0.22, 2.35, 2.45, -0.39,
  // right
  0.66, -0.63, -0.24, 1.53, -0.13, -0.77, -0.05, -0.34, -0.45,
  // field
  -1.33, 0.33, 0.23, 0.74, 1.55, 0.89, -0.17, 0.49, -0.49,
  // section
  0.03, -0.73, 0.19, -0.29, -1.62, -0.13, 0.07, 0.64, 0.79,
  // product
  0.11, 0.99, -0.15, -2.15, 0.29, 0.07, -0.05, -0.76, 0.32,
  // clause
  0.82, 0.15, 0.07, 0.15, 0.0, 0.82, 0.82, 0.41, 0.65,
  // insurer
  -0.42, -0.05, -0.09, -0.04, 0.02, -0.42, -0.38, 0.17, -0.39,
  // form
  -0.48, 0.24, 0.11, 0.23, 0.09, -0.48, 0.0, -0.36, -0.46,
]

/** From which likelihood something is called an answer: where everything that was typed is held somewhere, and where not. */
export const ANSWERS_FROM = { allHeld: 0.2, notAllHeld: 0.5 } as const
