import { grouped } from '../../contract/groups.ts'
import type { HindiFile } from '../../contract/index-files/thesaurus.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import type { SearchArea } from '../../contract/search-areas.ts'
import type { HindiWords, ThesaurusParts } from './entry.ts'
import words from './hindi.json' with { type: 'json' }
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

const { devanagari, roman, english_too } = words as unknown as HindiWords

/**
 * Hindi that people type, in its own letters and in Roman ones: each word with the English that it is read as. Documents
 * are searched in English; an answer names what was read.
 */
export const HINDI: readonly (readonly [typed: string, ...english: string[]])[] = Array.from(
  grouped(
    [...devanagari, ...roman].flatMap(([english, ...words]) => words.map((word) => [word, english] as const)),
  ),
  ([word, english]) => [word, ...english],
)

/** `/index/hindi.json`: every search reads it, so that no bundle holds it. */
export const HINDI_FILE: HindiFile = {
  format: INDEX_FORMAT,
  words: HINDI.map((row) => [...row]),
  english_too,
}
