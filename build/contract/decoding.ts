// Decodes a text from outside, where it stands for anything.

/** The value of a text of JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A percent-encoded text as it is meant; null where the encoding is broken. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * A path whose letters, digits and - . _ ~ are not percent-encoded: the address is the same, as RFC 3986 says.
 *
 * @example withPlainLetters('/%61pi/%2F') // '/api/%2F'
 */
export function withPlainLetters(path: string): string {
  return path.replace(ESCAPED, decodeURIComponent)
}

const ESCAPED = /(?<!%[\da-f]?)%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/giu
