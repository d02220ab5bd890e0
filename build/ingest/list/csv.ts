/** One row of a CSV file, with the line it begins on. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Reads comma-separated values (RFC 4180): cells in double quotes may hold commas, line ends and doubled quotes. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let [cells, cell, quoted, line, begun] = [[] as string[], '', false, 1, 1]
  const endRow = () => {
    cells.push(cell)
    if (cells.length > 1 || cell !== '') rows.push({ line: begun, cells })
    ;[cells, cell] = [[], '']
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\n') line += 1
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === ',') {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      endRow()
      begun = line
    } else if (character !== '\r') cell += character
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
