/**
 * The part of a file, as its first and its last byte from 0, of `length` bytes that a Range header asks for (RFC 9110, 14.2). Null where the whole is due: without
 * the header, for several parts, and for a file that changed since (`ifRange` is not its tag). `beyond` where no byte of it is there.
 *
 * @example rangeOf('bytes=-500', undefined, '"a"', 10_000) // { first: 9500, last: 9999 }
 */
export function rangeOf(
  range: string | undefined,
  ifRange: string | readonly string[] | undefined,
  tag: string,
  length: number,
): { readonly first: number; readonly last: number } | 'beyond' | null {
  const asked = /^bytes=(\d{1,15})?-(\d{1,15})?$/u.exec(range ?? '')
  if (asked === null || (ifRange !== undefined && ifRange !== tag)) return null
  const [, from, to] = asked
  if (from === undefined && to === undefined) return null
  const first = from === undefined ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === undefined || to === undefined ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== undefined && to !== undefined && Number(to) < Number(from)) return null
  return first > last ? 'beyond' : { first, last }
}
