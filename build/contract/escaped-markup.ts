const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Signs that mean something, and controls that are not white space. */
const ESCAPED = /[&<>"\0-\x08\v\x0E-\x1F\x7F-\x9F]/gu

/** A text as it may be in HTML or XML, in an element or in an attribute between double quotes; no page may have controls. */
export function escapedMarkup(text: string): string {
  // Most texts have none, and to look takes less time than to replace nothing.
  return text.search(ESCAPED) === -1 ? text : text.replace(ESCAPED, (mark) => ENTITIES[mark] ?? '\uFFFD')
}
