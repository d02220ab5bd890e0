/** The words of a text in small letters, without accents and marks. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/**
 * Whether a text has every word asked for, or one that begins with it.
 *
 * @example holdsAll('Motor Insurance Claim Form', 'claim motor') // true
 */
export function holdsAll(text: string, asked: string): boolean {
  const held = wordsOf(text)
  return wordsOf(asked).every((word) => held.some((one) => one.startsWith(word)))
}
