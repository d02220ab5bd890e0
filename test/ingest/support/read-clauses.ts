import { type Piece, flowPages } from './flow-pages.ts'
import { wordingReader } from './read-bytes.ts'

/** Pages with nothing but what they are given. */
export const PLAIN = {
  columns: 1,
  size: 10,
  header: '',
  footer: '',
  watermark: '',
  font: 'regular',
  footnote: '',
} as const

/** A line of a document as it is set. */
export function pieceOf(line: string): Piece {
  const style = { scale: 1, indent: 0, centred: false, gap: 6, clause: 0 }
  if (line.includes('|'))
    return { clause: 0, gap: 4, merged: line.startsWith('|'), cells: line.replace(/^\|/u, '').split('|') }
  if (line.startsWith('# ')) return { ...style, text: line.slice(2), font: 'bold' }
  return { ...style, text: line, font: 'regular' }
}

/**
 * The numbers and first words of the clauses of a document: headings (#), paragraphs, rows of tables (|); a row that
 * begins with | spans its table.
 */
export async function clausesOf(document: string): Promise<string[]> {
  const { bytes } = flowPages(document.trim().split('\n').map(pieceOf), PLAIN)
  const read = await wordingReader()
  return read(bytes).clauses.map(
    ({ number, text }) => `${number}: ${text.replace(/\s+/gu, ' ').slice(0, 18).trim()}`,
  )
}
