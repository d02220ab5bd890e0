import type { PrintedLine } from '../layout/reading-order.ts'

/**
 * The lines of tables of contents: many in a row that end with numbers of pages, each as far on as the one before it; with
 * the title above them, which contains nothing.
 */
export function contentsLines(lines: readonly PrintedLine[], pages: number): ReadonlySet<PrintedLine> {
  const contents = new Set<PrintedLine>()
  let run: { readonly line: PrintedLine; readonly to: number }[] = []
  let others = 0
  const end = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (run.length >= LEAST && first !== undefined && last !== undefined && first.to < last.to) {
      const [from, to] = [lines.indexOf(first.line), lines.indexOf(last.line)]
      const above = TITLE.test(lines[from - 1]?.text ?? '') ? 1 : 0
      for (const line of lines.slice(from - above, to + 1)) contents.add(line)
    }
    ;[run, others] = [[], 0]
  }
  for (const line of lines) {
    const to = pageNamed(line)
    const isNext = to !== null && to <= pages && to >= (run.at(-1)?.to ?? 1)
    if (isNext) [run, others] = [[...run, { line, to }], 0]
    // A title may take two lines.
    else if (to !== null || ++others > 1) {
      end()
      if (to !== null && to <= pages) run = [{ line, to }]
    }
  }
  end()
  return contents
}

const TITLE = /^\W*(?:table of contents|contents|index)\W*$/iu

/** Least number of lines of a table of contents. */
const LEAST = 6

/** The number at the end of a line, after a wide gap, dots or a dash; null where there is none. */
function pageNamed({ text, words, size }: PrintedLine): number | null {
  const [, sign = '', digits] = /\p{L}.*?(\s|[.…]|[–-]\s?)(\d{1,3})(?:\s?[–-])?$/u.exec(text) ?? []
  if (digits === undefined) return null
  const at = words.findLastIndex((word) => word.text.includes(digits))
  const gap = (words[at]?.x0 ?? 0) - (words[at - 1]?.x1 ?? 0)
  return sign.trim() !== '' || gap > 2 * size ? Number(digits) : null
}
