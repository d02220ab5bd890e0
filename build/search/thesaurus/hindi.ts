import type { HindiFile } from '../../contract/index-files/thesaurus.ts'
import { grouped } from '../../contract/groups.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import type { HindiWords } from './entry.ts'
import words from './hindi.json' with { type: 'json' }

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
