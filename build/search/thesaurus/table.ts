import type { SearchArea } from '../../contract/search-areas.ts'
import type { ThesaurusParts } from './entry.ts'
import parts from './thesaurus.json' with { type: 'json' }

/** THE TABLE: every part of the thesaurus. Its form and the rules for its words are in `entry.ts`; a test checks them. */
export const THESAURUS = parts as unknown as ThesaurusParts

/** Entries of one area of search. */
export function entriesOf(area: SearchArea): Pick<ThesaurusParts[number], 'same' | 'asked' | 'unheld'> {
  const parts = THESAURUS.filter(({ fields }) => fields.includes(area))
  return {
    same: parts.flatMap(({ same }) => same),
    asked: parts.flatMap(({ asked }) => asked),
    unheld: parts.flatMap(({ unheld }) => unheld),
  }
}
