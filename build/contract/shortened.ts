/**
 * The beginning of a text in whole words, at most so many code points of it, with an ellipsis for the rest. Only a word that
 * is longer than that is cut.
 *
 * @example shortened('a waiting period of 36 months', 20) // 'a waiting period of…'
 */
export function shortened(text: string, most: number): string {
  // A code point has at most two units: no more is looked at, however long the text is.
  const points = Array.from(text.slice(0, 2 * most + 2))
  if (points.length <= most) return text
  const beginning = points.slice(0, most).join('')
  const isWhole = /\s/u.test(points[most] ?? '')
  return `${(isWhole ? beginning : beginning.replace(/\s+\S*$/u, '')).replace(/[\s,]+$/u, '')}…`
}
