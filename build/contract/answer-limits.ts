import type { LawSection } from './authored/law.ts'
import { NOTE_LIMIT, type Sentence } from './authored/questions.ts'

// Tells which exceptions and doubts of its section a sentence of an answer carries. Whatever shows a sentence asks here.

type Limited = Pick<LawSection, 'exceptions' | 'note'>

/** Limits of its section that a sentence carries. */
export interface LimitsShown {
  readonly exceptions: NonNullable<LawSection['exceptions']>
  readonly note: string | null
}

/** The limits to show with a sentence: all of its section, less those that the answer says or that are not concerned. */
export function limitsShown({ limits = [] }: Pick<Sentence, 'limits'>, section: Limited): LimitsShown {
  const isShown = (from: string) => limits.every((limit) => limit.from !== from || limit.is === 'shown')
  return {
    exceptions: (section.exceptions ?? []).filter(({ from }) => isShown(from)),
    note: section.note !== undefined && isShown(NOTE_LIMIT) ? section.note : null,
  }
}

/** The limits of a section by the names a sentence uses: where each exception is from, and "note". */
export function limitNames({ exceptions = [], note }: Limited): string[] {
  return [...new Set([...exceptions.map(({ from }) => from), ...(note === undefined ? [] : [NOTE_LIMIT])])]
}
