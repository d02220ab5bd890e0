import { SIGNS, numberAt, signOf } from './front-coding.ts'

// Lists of whole numbers as text, for files that are read over a network: most take one character each.

/** Numbers below this are one sign; others have their lower digits before it, in signs of their own. */
const LAST = Math.floor(SIGNS / 2)
const BASE = SIGNS - LAST

/** Numbers from 0 as text. */
export function packed(numbers: readonly number[]): string {
  let text = ''
  for (const number of numbers) {
    let rest = number
    for (; rest >= LAST; rest = Math.floor(rest / BASE)) text += signOf(LAST + (rest % BASE))
    text += signOf(rest)
  }
  return text
}

/** The numbers of a text. */
export function unpacked(text: string): number[] {
  const numbers: number[] = []
  let [lower, scale] = [0, 1]
  for (let at = 0; at < text.length; at += 1) {
    const digit = numberAt(text, at)
    if (digit < LAST) {
      numbers.push(lower + scale * digit)
      lower = 0
      scale = 1
    } else {
      lower += scale * (digit - LAST)
      scale *= BASE
    }
  }
  return numbers
}

/** Numbers as the steps from one to the next, up or down. */
export function packedSteps(numbers: readonly number[]): string {
  return packed(
    numbers.map((number, at) => {
      const step = number - (numbers[at - 1] ?? 0)
      return step < 0 ? -2 * step - 1 : 2 * step
    }),
  )
}

/** The numbers of such a text. */
export function unpackedSteps(text: string): number[] {
  let number = 0
  return unpacked(text).map((step) => (number += step % 2 === 1 ? -(step + 1) / 2 : step / 2))
}
