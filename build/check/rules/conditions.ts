// Conditions that a sentence goes on with where a quote of it ends.

/** Where a sentence, cell or entry ends; the full stop of "Rs." ends none. */
const END =
  /(?<!\b(?:Rs|Nos?))[.!?;](?=\s|$)|[\t\f]|\n(?=\s*(?:[\p{Lu}\p{N}(]|(?:[a-z]|[ivx]{2,5})[.)]|[^\p{L}\p{N}\s]))/u
const CONDITION =
  /^[\s,(\p{Pd}]*(?:but\s+|and\s+(?=only|subject|up|not))?(?:only|unless|except|excluding|provided|subject\s+to|aged|whose|if|up\s*to(?=\D{0,6}\p{Nd})|whichever\s+(?:is|are)\s+(?:less|lower|lesser|more|higher|earlier|later)|not\s+exceeding|for\s+(?:(?:the\s+)?(?:persons?|members?|insured|those)|each\s+and\s+every))(?!\p{L})/iu

/** What is left of a sentence after a place in its middle, where it begins with a condition; else empty. */
export function conditionAfter(text: string, at: number): string {
  if (/[.!?;:]\s*$/u.test(text.slice(0, at))) return ''
  const after = text.slice(at)
  const rest = after.slice(0, END.exec(after)?.index)
  return CONDITION.test(rest) ? rest.replace(/^[\s,]+/u, '').trimEnd() : ''
}
