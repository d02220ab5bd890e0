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
