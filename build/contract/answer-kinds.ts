/** The kinds of things that answer a query of everything that is held. */
export const ANSWER_KINDS = ['right', 'field', 'section', 'product', 'clause', 'insurer', 'form'] as const
