import type { HindiWords } from './entry.ts'
import words from './hindi.json' with { type: 'json' }

const { devanagari, roman, english_too } = words as unknown as HindiWords

/**
 * Hindi that people type, in its own letters and in Roman ones: each word with the English that it is read as. Documents
 * are searched in English; an answer names what was read.
 */
export const HINDI: readonly (readonly [typed: string, ...english: string[]])[] = readAs([
  ...devanagari,
  ...roman,
])

/** Words in Roman letters that are English as well. */
export const ENGLISH_TOO: ReadonlySet<string> = new Set(english_too)

/** The same rows by word instead of by meaning. */
function readAs(rows: HindiWords['roman']): [typed: string, ...english: string[]][] {
  const english = new Map<string, string[]>()
  for (const [meaning, ...words] of rows)
    for (const word of words) english.set(word, [...(english.get(word) ?? []), meaning])
  return Array.from(english, ([word, meanings]) => [word, ...meanings])
}
