import { textOfTable } from '../layout/reading-order.ts'
import { joined } from '../layout/joining.ts'
import type { Lexicon } from '../layout/lexicon.ts'
import type { Entry } from './blocks.ts'
import type { ClauseDraft } from './outline.ts'

/** The text of a clause, with a form feed where a page ends, and its pages. */
export interface ClauseText {
  readonly text: string
  readonly page: number
  readonly pageEnd: number
}

/** A piece of text on one page; a piece that goes on with a paragraph is joined to it. */
interface Part {
  readonly page: number
  readonly text: string
  readonly goesOn: boolean
}

/** Puts the entries of a clause together: one line each, as a reader sees them. */
export function textOf({ entries }: ClauseDraft, lexicon: Lexicon): ClauseText {
  const parts = entries.flatMap((entry) => partsOf(entry, lexicon))
  const page = parts[0]?.page ?? 1
  let [text, at] = ['', page]
  for (const part of parts) {
    if (part.page > at) text += '\f'.repeat(part.page - at) + part.text
    else if (text === '' || text.endsWith('\f')) text += part.text
    else text = part.goesOn ? joined(text, part.text, lexicon) : `${text}\n${part.text}`
    at = Math.max(at, part.page)
  }
  return { text, page, pageEnd: at }
}

function partsOf(entry: Entry, lexicon: Lexicon): Part[] {
  if (entry.tables.length > 0)
    return entry.tables.map(({ page, rows }) => ({ page, text: textOfTable(rows, lexicon), goesOn: false }))
  return entry.lines.map((line, at) => ({ page: line.page, text: line.text, goesOn: at > 0 }))
}
