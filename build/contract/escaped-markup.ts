const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it may be in HTML or XML, in an element or in an attribute between double quotes. */
export function escapedMarkup(text: string): string {
  return text.replace(/[&<>"]/gu, (mark) => ENTITIES[mark] ?? mark)
}
