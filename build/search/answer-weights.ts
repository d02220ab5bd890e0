/** The weights of `featuresOf`, as `npm run bench search` prints them: fitted on one half of the questions of families. */
export const ANSWER_WEIGHTS: readonly number[] = [
  // every kind
  -6.17, 2.76, 1.08, 1.92, 1.97, -0.14, 2.25, 2.78, -0.35,
  // right
  0.32, -0.35, -0.22, 1.50, -0.17, -0.75, -0.07, -0.44, -0.16,
  // field
  -1.12, 0.14, 0.29, 0.87, 1.38, 0.91, 0.05, 1.29, -0.55,
  // section
  0.18, -0.66, 0.16, -0.19, -1.60, -0.09, 0.01, 0.54, 0.67,
  // product
  0.20, 0.96, -0.14, -2.18, 0.39, 0.11, -0.11, -0.87, 0.32,
  // clause
  0.82, 0.16, 0.07, 0.16, 0.00, 0.82, 0.82, 0.41, 0.66,
  // insurer
  -0.50, -0.21, -0.15, -0.20, 0.11, -0.50, -0.47, -0.22, -0.49,
  // form
  -0.52, 0.24, 0.09, 0.23, 0.08, -0.52, 0.00, -0.42, -0.49,
]

/** From which likelihood something is called an answer: where everything that was typed is held somewhere, and where not. */
export const ANSWERS_FROM = { allHeld: 0.2, notAllHeld: 0.5 } as const
