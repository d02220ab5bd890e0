import { stem, wordsAt } from '../../../build/contract/text/words.ts'

/** A word of a text as it is highlighted: its place and the stems it is found by. */
export interface PlacedWord {
  readonly start: number
  readonly end: number
  readonly stems: readonly string[]
}

/** The words of a text with their places and stems. */
export function placedWords(text: string): PlacedWord[] {
  return wordsAt(text).map(({ start, end, tokens }) => ({
    start,
    end,
    stems: tokens.map((token) => stem(token)),
  }))
}

/** The stems of a word's parts: not the hyphenated word joined, nor the value of a sum ("5 lakh"). */
export function partsOf({ stems }: PlacedWord): readonly string[] {
  return stems.length > 2 ? stems.slice(0, -1) : stems.slice(0, 1)
}

/**
 * The stems of a text in a row, with a space at each end: hyphenated words in their parts, so that "pre existing" is in
 * "pre-existing". Empty where there are none.
 */
export function runOf(words: readonly PlacedWord[]): string {
  const parts = words.flatMap(partsOf)
  return parts.length === 0 ? '' : ` ${parts.join(' ')} `
}
