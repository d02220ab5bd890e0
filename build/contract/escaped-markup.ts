const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that have a meaning in markup, and controls other than white space. */
const ESCAPED = /[&<>"\0-\x08\v\x0E-\x1F\x7F-\x9F]/gu

/** A text as it may be in HTML or XML, in an element or in an attribute between double quotes; no page may have controls. */
export function escapedMarkup(text: string): string {
  // Most texts have none, and a search is faster than a replacement of nothing.
  return text.search(ESCAPED) === -1 ? text : text.replace(ESCAPED, (mark) => ENTITIES[mark] ?? '\uFFFD')
}
