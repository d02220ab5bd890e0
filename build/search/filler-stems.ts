import { GENERIC_WORDS, LIGHT_WORDS, SPECIAL_WORDS } from './stop-words.ts'
import { stem } from './words.ts'

// The stems of words that say little, for texts that are held as stems.

const stemsOf = (words: ReadonlySet<string>): ReadonlySet<string> => new Set(Array.from(words, stem))

export const GENERIC_STEMS = stemsOf(GENERIC_WORDS)
export const LIGHT_STEMS = stemsOf(LIGHT_WORDS)
export const SPECIAL_STEMS = stemsOf(SPECIAL_WORDS)
