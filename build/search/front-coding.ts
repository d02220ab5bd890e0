// Sorted words as text: each says how much of the one before it begins with.

/** The sign for 0: what comes before is not printed, or ends a text in JSON. */
const FIRST = 0x23
/** The backslash, which JSON would write as two characters. */
const SKIPPED = 0x5c
/** Count of numbers that a sign of one byte can stand for. */
export const SIGNS = 91

/** A small number as one character. */
export function signOf(number: number): string {
  const code = FIRST + number
  return String.fromCharCode(code < SKIPPED ? code : code + 1)
}

/** The number that a sign of a text stands for. */
export function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code - FIRST - (code > SKIPPED ? 1 : 0)
}

/** Sign between words in which spaces may be: no text holds it, and JSON writes it as it is. */
export const DELETE = '\u007f'

/**
 * Sorted words as text: of each, how many letters it begins with as the one before it, as a character, then the rest.
 *
 * @example frontCoded(['care', 'cares', 'cash']) // "#care 's %sh"
 */
export function frontCoded(words: readonly string[], between = ' '): string {
  let before = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < SIGNS - 1 && shared < before.length && before[shared] === word[shared]) shared += 1
      before = word
      return signOf(shared) + word.slice(shared)
    })
    .join(between)
}

/** The words of a front-coded text. */
export function frontDecoded(text: string, between = ' '): string[] {
  let before = ''
  return (text === '' ? [] : text.split(between)).map((coded) => {
    before = before.slice(0, numberAt(coded, 0)) + coded.slice(1)
    return before
  })
}
