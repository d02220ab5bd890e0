import { textOfTable } from '../layout/flow.ts'
import type { Entry } from './entries.ts'
import type { Draft } from './outline.ts'

/** The text of a clause, with a form feed where a page ends, and the pages it stands on. */
export interface ClauseText {
  readonly text: string
  readonly page: number
  readonly pageEnd: number
}

/** A piece of text on one page, and what parts it from the piece before. */
interface Part {
  readonly page: number
  readonly text: string
  readonly glue: string
}

/** Puts the entries of a clause together: one line each, as a reader sees them. */
export function textOf({ entries }: Draft): ClauseText {
  const parts = entries.flatMap(partsOf)
  const page = parts[0]?.page ?? 1
  let [text, at] = ['', page]
  for (const part of parts) {
    if (part.page > at) text += '\f'.repeat(part.page - at)
    else if (text !== '') text += part.glue
    text += part.text
    at = Math.max(at, part.page)
  }
  return { text, page, pageEnd: at }
}

function partsOf(entry: Entry): Part[] {
  if (entry.tables.length > 0)
    return entry.tables.map((table) => ({ page: table.page, text: textOfTable(table.rows), glue: '\n' }))
  return entry.lines.map((line, at) => ({ page: line.page, text: line.text, glue: at === 0 ? '\n' : ' ' }))
}
