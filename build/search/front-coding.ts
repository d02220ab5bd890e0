// Sorted words as text: each says how much of the one before it begins with.

/** The character for no shared letter: what comes before is not printed, or ends a text in JSON. */
const FIRST = 0x23
/** The backslash, which JSON would write as two characters. */
const SKIPPED = 0x5c

/**
 * Sorted words as text: of each, how many letters it begins with as the one before it, as a character, then the rest.
 *
 * @example frontCoded(['care', 'cares', 'cash']) // "#care 's %sh"
 */
export function frontCoded(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < before.length && before[shared] === word[shared]) shared += 1
      before = word
      const code = FIRST + shared
      return String.fromCharCode(code < SKIPPED ? code : code + 1) + word.slice(shared)
    })
    .join(' ')
}

/** The words of a front-coded text. */
export function frontDecoded(text: string): string[] {
  let before = ''
  return (text === '' ? [] : text.split(' ')).map((coded) => {
    const code = coded.charCodeAt(0)
    before = before.slice(0, code - FIRST - (code > SKIPPED ? 1 : 0)) + coded.slice(1)
    return before
  })
}
