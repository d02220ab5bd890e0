// The paragraphs of a clause: a quote is of one, and the next may say when that holds.

/** A paragraph of a text and where it begins. */
export interface Paragraph {
  readonly start: number
  readonly text: string
  /** Whether it is an entry of a list, by its label. */
  readonly isEntry: boolean
}

const LABEL = /^\s*(?:\(?(?:\p{Nd}{1,3}|[a-z]|[ivx]{1,5})[.)]|[•●▪○–-])\s/iu
const ENDS = /[.;:!?]["”’)]*\s*$/u

/** The paragraphs of a text: each entry of a list, the rows of a table together, and what goes on after the end of a sentence. */
function paragraphsOf(text: string): Paragraph[] {
  const found: Paragraph[] = []
  let start = 0
  for (const line of text.split(/[\n\f]/u)) {
    const last = found.at(-1)
    const isEntry = LABEL.test(line)
    const isRow = line.includes('\t') && last?.text.includes('\t') === true
    if (last === undefined || isEntry || (ENDS.test(last.text) && !isRow))
      found.push({ start, text: line, isEntry })
    else found[found.length - 1] = { ...last, text: `${last.text}\n${line}` }
    start += line.length + 1
  }
  return found.filter((one) => /\p{L}/u.test(one.text))
}

/** The paragraphs of a text that a stretch of it is in, and the others. */
export function paragraphsBeside(
  text: string,
  from: number,
  to: number,
): Record<'own' | 'others', Paragraph[]> {
  const isOwn = (one: Paragraph) => one.start < to && one.start + one.text.length > from
  const all = paragraphsOf(text)
  return { own: all.filter(isOwn), others: all.filter((one) => !isOwn(one)) }
}
