import type { Box, PdfPage, Stroke } from '../pdf/pdf-model.ts'
import { grouped } from '../../contract/groups.ts'
import { isLabelledHeading } from './labels.ts'
import type { Flow, PrintedLine } from './reading-order.ts'

// Boxes beside the text, in a narrow column behind a line that is drawn down the page ("in simple words"). The text goes
// on below them and over pages, so a box is read after the clause it stands beside: before the next heading with a label.
//
//     8.1.2 Cancellation   │ In simple words        8.1.2, then the box, then 8.1.3
//     The policy may …     │ You can cancel …
//     8.1.3 Renewal        │

type Piece = Flow['pieces'][number]

/** The lines of one box; it may go on at the top of the next page. */
type SideBox = PrintedLine[]

/** A document in the order of reading, with boxes after what they stand beside. */
export function withBoxesAside(flow: Flow, pages: readonly PdfPage[]): Flow {
  const beside = besideLines(flow.pieces, pages)
  if (beside.size === 0) return flow
  const boxes = boxesOf(beside)
  const read: Piece[] = []
  for (const piece of flow.pieces) {
    if ('line' in piece && beside.has(piece.line)) continue
    while (isAfter(piece, boxes[0])) for (const line of boxes.shift() ?? []) read.push({ line })
    read.push(piece)
  }
  return { ...flow, pieces: [...read, ...boxes.flat().map((line) => ({ line }))] }
}

function besideLines(pieces: readonly Piece[], pages: readonly PdfPage[]): Set<PrintedLine> {
  const lines = pieces.flatMap((piece) => ('line' in piece ? [piece.line] : []))
  return new Set(
    [...grouped(lines.map((line) => [line.page, line]))].flatMap(([page, own]) => {
      const columns = [...new Set(own.map(({ column }) => column))]
      const down = pages[page - 1]?.strokes.filter(({ across }) => !across) ?? []
      return own.filter((line) => isBeside(line, columns, down))
    }),
  )
}

/** Whether a line is in a frame that a line parts, on its narrow right, with text on its left. */
function isBeside({ column, base }: PrintedLine, columns: readonly Box[], down: readonly Stroke[]): boolean {
  const ruled = down.filter(({ y0, y1 }) => y0 < base && base < y1).map(({ x0 }) => x0)
  const [parting, right] = [
    Math.max(...ruled.filter((x) => x < column.x0 + 1)),
    Math.min(...ruled.filter((x) => x > column.x1 - 1)),
  ]
  const left = Math.max(...ruled.filter((x) => x < parting - 10))
  const isText = columns.some(({ x1 }) => x1 > left + 10 && x1 < parting)
  return isText && right - parting < NARROW * (parting - left)
}

/** Share of the width of the text beside it from which on a frame is a column of the text. */
const NARROW = 0.7

function boxesOf(lines: ReadonlySet<PrintedLine>): SideBox[] {
  const boxes: SideBox[] = []
  let before: PrintedLine | undefined
  for (const line of lines) {
    const isFirst = isStrong(line) && !(before !== undefined && isStrong(before) && before.page === line.page)
    const last = boxes.at(-1)
    if (last === undefined || isFirst) boxes.push([line])
    else last.push(line)
    before = line
  }
  return boxes
}

function isStrong({ words }: PrintedLine): boolean {
  return words.every(({ bold }) => bold)
}

/**
 * Whether a piece begins something new that is below all of a box. A labelled heading on a page after the one where the box
 * begins does so, too, however far down the box goes on.
 */
function isAfter(piece: Piece, box: SideBox | undefined): boolean {
  const [first, last] = [box?.[0], box?.at(-1)]
  if (first === undefined || last === undefined || !('line' in piece)) return false
  const { page, base, text, words } = piece.line
  const [isLater, isBelow] = [page > first.page, page > last.page || (page === last.page && base > last.base)]
  return isLabelledHeading(text, words) ? isLater || isBelow : isLater && isBelow && isStrong(piece.line)
}
