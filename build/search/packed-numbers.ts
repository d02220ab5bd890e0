// Rows of numbers as text: in JSON a character each, where a list of digits and commas takes three.

/** The first character: what comes before is not printed, or ends a text in JSON. */
const FIRST = 0x23
/** The backslash, which JSON would write as two characters. */
const SKIPPED = 0x5c
/** How much one character holds; the characters above it announce a second one. */
const ONE = 2 ** 15
/** The characters from here on repeat the number before them; beyond them are the surrogates. */
const REPEATS = ONE + 20_000
/** The largest number that two characters hold. */
const MOST = ONE * (REPEATS - ONE)
/** The most times that one character repeats a number. */
const MOST_REPEATS = 2400

/**
 * Whole numbers as text. Small numbers take one character, so that `numberAt` finds any of them.
 *
 * @example packed([0, 1, 90]) // '#$~'
 */
export function packed(numbers: Iterable<number>): string {
  let text = ''
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 0 || number >= MOST)
      throw new Error(`${number} cannot be packed`)
    if (number < ONE) text += character(number)
    else text += character(ONE + Math.floor(number / ONE)) + character(number % ONE)
  }
  return text
}

/** The same where one number may follow itself many times: such runs take a character more than the number. */
export function packedRuns(numbers: readonly number[]): string {
  let text = ''
  for (let from = 0; from < numbers.length;) {
    const number = numbers[from] ?? 0
    let to = from + 1
    while (to < numbers.length && to - from <= MOST_REPEATS && numbers[to] === number) to += 1
    const repeats = to - from - 1
    text += packed([number])
    text += repeats < 2 ? packed([number]).repeat(repeats) : character(REPEATS + repeats)
    from = to
  }
  return text
}

/** The numbers of a packed text. */
export function unpacked(text: string): number[] {
  const numbers: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const number = numberAt(text, at)
    if (number < ONE) numbers.push(number)
    else if (number < REPEATS) numbers.push((number - ONE) * ONE + numberAt(text, (at += 1)))
    else for (let left = number - REPEATS; left > 0; left -= 1) numbers.push(numbers.at(-1) ?? 0)
  }
  return numbers
}

/** The number at a place of a packed text in which every number takes one character. */
export function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code - FIRST - (code > SKIPPED ? 1 : 0)
}

function character(number: number): string {
  const code = number + FIRST
  return String.fromCharCode(code < SKIPPED ? code : code + 1)
}

/**
 * Sorted words as text: of each, how many letters it begins with as the one before it, packed, then the rest.
 *
 * @example frontCoded(['care', 'cares', 'cash']) // '#care \'s %sh'
 */
export function frontCoded(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < before.length && before[shared] === word[shared]) shared += 1
      before = word
      return packed([shared]) + word.slice(shared)
    })
    .join(' ')
}

/** The words of a front-coded text. */
export function frontDecoded(text: string): string[] {
  let before = ''
  return (text === '' ? [] : text.split(' ')).map((coded) => {
    before = before.slice(0, numberAt(coded, 0)) + coded.slice(1)
    return before
  })
}
