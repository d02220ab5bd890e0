import { DASHES, INVISIBLE, withEqualSigns } from './characters.ts'
import { remembered } from '../../contract/lazily.ts'

// Defines "verbatim": equal after one normal form, the same for a quote and for the text it was taken from.

/** A text in its normal form, with the way back to the characters it was made of. */
export interface NormalText {
  readonly original: string
  readonly normal: string
  /** For every unit of the normal form, where the character it came from begins. */
  readonly starts: Int32Array
  /** For every unit of the normal form, where the character it came from ends. */
  readonly ends: Int32Array
}

/** Characters that are not seen, and those printed in many shapes; signs and apostrophes are folded by `withEqualSigns`. */
const FOLDED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:\\s|${INVISIBLE})+`, 'gu'), ''],
  [/[\u02ba\u201c-\u201f\u2033\u2036]/gu, '"'],
  [new RegExp(`[${DASHES}]`, 'gu'), '-'],
]
/** A character with the marks that belong to it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/uy

/** The normal form of one character with its marks; empty where it is not seen. Wordings use a hundred or so. */
const normalCharacter = remembered(10_000, (character) => folded(folded(character).normalize('NFKC')))

function folded(text: string): string {
  return withEqualSigns(FOLDED.reduce((made, [shape, plain]) => made.replace(shape, plain), text))
}

/** A text in its normal form: one pass, however long it is. */
export function normalText(original: string): NormalText {
  const starts: number[] = []
  const ends: number[] = []
  let normal = ''
  for (let at = 0; at < original.length;) {
    const end = endOfCharacter(original, at)
    const made = normalCharacter(original.slice(at, end))
    for (let unit = 0; unit < made.length; unit++) {
      starts.push(at)
      ends.push(end)
    }
    normal += made
    at = end
  }
  return { original, normal, starts: Int32Array.from(starts), ends: Int32Array.from(ends) }
}

/** End of the character that begins at a place: marks belong to the letter before them. */
function endOfCharacter(text: string, at: number): number {
  // No mark comes before U+0300 in Unicode; past the end there is none.
  if (!(text.charCodeAt(at + 1) >= 0x300)) return at + 1
  CHARACTER.lastIndex = at
  return at + (CHARACTER.exec(text)?.[0].length ?? 1)
}

export function normalForm(text: string): string {
  return normalText(text).normal
}
