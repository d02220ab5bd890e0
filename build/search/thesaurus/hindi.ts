import type { HindiWords } from './entry.ts'
import words from './hindi.json' with { type: 'json' }

/**
 * Romanised Hindi that people type. Documents are searched in English: a word that nothing holds (product names hold
 * "jeevan" and "suraksha") is read as the English beside it, and an answer says so.
 */
export const HINDI = words as HindiWords
