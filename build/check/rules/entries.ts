import { LABEL } from '../proof/around.ts'

// Finds the entries of lists that are printed in a row, by labels that count on: "1." and "2.", "(a)" and "(b)", "i." and "ii.".

/** An entry without its label, and where it stands in its text. */
export interface ListEntry {
  readonly text: string
  readonly start: number
  readonly end: number
}

const LABELS = new RegExp(String.raw`(?<=^|\s)${LABEL}(?=\s)`, 'giu')
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')

/** The lists of a text; an entry ends where its list or one that holds it goes on, or another of its shape begins. */
export function listsIn(text: string): ListEntry[][] {
  const labels: { at: number; words: string }[][] = []
  for (const { 0: words, index: at } of text.matchAll(LABELS)) {
    const begun = labels.findLast((list) => goesOn(list.at(-1)?.words ?? '', words))
    if (begun === undefined) labels.push([{ at, words }])
    else begun.push({ at, words })
  }
  const lists = labels.filter((list) => list.length > 1)
  return lists.map((list) =>
    list.map(({ at, words }) => {
      const others = lists.filter(
        ([first]) => first && (first.at <= at || shapeOf(first.words) === shapeOf(words)),
      )
      const next = others.flatMap((one) => one.find((label) => label.at > at)?.at ?? [])
      const [start, end] = [at + words.length, Math.min(text.length, ...next)]
      return { text: text.slice(start, end), start, end }
    }),
  )
}

const NAME = /[^().]+/u
const shapeOf = (label: string) => label.replace(NAME, '')

/** Whether a label is of the same shape as another and comes next. */
function goesOn(label: string, next: string): boolean {
  const [a = '', b = ''] = [label, next].map((one) => NAME.exec(one)?.[0].toLowerCase())
  if (shapeOf(label) !== shapeOf(next)) return false
  if (Number(a) + 1 === Number(b) || (ROMAN.includes(a) && ROMAN.indexOf(a) + 1 === ROMAN.indexOf(b)))
    return true
  return a.length + b.length === 2 && a.charCodeAt(0) + 1 === b.charCodeAt(0)
}

/** Whether entries stand in the run of a line or a sentence; paragraphs that are numbered speak of one thing after another. */
export function isRunning(entries: readonly ListEntry[]): boolean {
  const before = entries.slice(0, -1).map(({ text }) => text)
  return before.some((text) => !/[\n\f]\s*$/u.test(text)) || before.every((text) => !/\.\s*$/u.test(text))
}
