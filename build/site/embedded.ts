/** A record as it may stand in a script element: nothing in it can close the element. */
export function embedded(record: unknown): string {
  return JSON.stringify(record).replaceAll('<', String.raw`\u003c`)
}
