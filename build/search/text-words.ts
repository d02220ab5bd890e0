import type { Word } from './words.ts'

// The words of a text in a row.

/** The parts of a word, of its tokens or its stems: not the hyphenated word joined, nor the value of a sum ("5 lakh"). */
export function partsOf(all: readonly string[]): readonly string[] {
  return all.length > 1 ? all.slice(0, -1) : all
}

/**
 * The stems of a text in a row, with a space at each end: hyphenated words in their parts, so that "pre existing" is in
 * "pre-existing".
 */
export function runOf(words: readonly Word[]): string {
  return ` ${words.flatMap(({ stems }) => partsOf(stems)).join(' ')} `
}
