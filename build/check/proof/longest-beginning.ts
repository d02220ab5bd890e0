import type { NormalText } from './normal-text.ts'

/** The longest beginning of a quote that is in a text. */
export interface Beginning {
  /** How much of the quote it is, in UTF-16 units. */
  readonly length: number
  /** Where its first place in the text ends, in UTF-16 units. */
  readonly end: number
}

/** Finds how far a quote is in a text by one pass over both (Knuth, Morris, Pratt). */
export function longestBeginning(quote: NormalText, text: NormalText): Beginning {
  const borders = bordersOf(quote.normal)
  let [matched, longest, until] = [0, 0, 0]
  for (let at = 0; at < text.normal.length && longest < quote.normal.length; at++) {
    while (matched > 0 && (matched === quote.normal.length || quote.normal[matched] !== text.normal[at]))
      matched = borders[matched - 1] ?? 0
    if (quote.normal[matched] === text.normal[at]) matched += 1
    const whole = wholeCharacters(quote, matched)
    if (whole > longest) [longest, until] = [whole, at - (matched - whole)]
  }
  return { length: quote.ends[longest - 1] ?? 0, end: longest === 0 ? 0 : (text.ends[until] ?? 0) }
}

/** For every unit of a text: how long the longest beginning is that also ends with this unit, less than all up to it. */
function bordersOf(text: string): Int32Array {
  const borders = new Int32Array(text.length)
  for (let at = 1, length = 0; at < text.length; at++) {
    while (length > 0 && text[length] !== text[at]) length = borders[length - 1] ?? 0
    if (text[length] === text[at]) length += 1
    borders[at] = length
  }
  return borders
}

/** As many units of a normal form, less those of a character of the original that they hold only a part of. */
function wholeCharacters({ starts }: NormalText, units: number): number {
  let whole = units
  while (whole > 0 && starts[whole] === starts[whole - 1]) whole -= 1
  return whole
}
