import { excludes } from '../../check/proof/negation.ts'

// Passages that are no plain statement of what a policy gives.

export type PassageKind = 'illustration' | 'definition' | 'exclusion'

const ILLUSTRATION = /\b(?:illustrations?|examples?|for instance|e\.g\.)/iu
const DEFINES = /\b(?:means|refers to)\b/iu
/** How far into a passage the word that it is defined with is looked for. */
const TERM = 120

/** The kinds of a passage, by its words and by the headings and the lead-in above it; empty for a plain statement. */
export function kindsOf(passage: string, above: readonly string[]): PassageKind[] {
  const isIllustration = [passage, ...above].some((one) => ILLUSTRATION.test(one))
  const isDefinition =
    DEFINES.test(passage.slice(0, TERM)) || above.some((one) => /\bdefinitions?\b/iu.test(one))
  return [
    ...(isIllustration ? (['illustration'] as const) : []),
    ...(isDefinition ? (['definition'] as const) : []),
    ...(above.some(excludes) ? (['exclusion'] as const) : []),
  ]
}
