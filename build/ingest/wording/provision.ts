import type { Clause } from '../../contract/authored/clauses.ts'
import { likeness } from './matching.ts'
import { sentencesIn } from './sentences.ts'

// Finds a provision again in another edition: by the code of a standard exclusion, its title, its words.

/** Clauses by id, for looking up the heading above a clause. */
export type ById = ReadonlyMap<number, Clause>

/** Least likeness of titles that name the same provision, and of words that are mostly the same. */
const [TITLED, SAME] = [0.7, 0.5]

/** The code of the standard exclusion that a clause is; null where it prints none, or several. */
function codeOf({ title, text }: Clause): number | null {
  const printed = `${title}\n${text}`.matchAll(/\bExcl\.?\s*[-–]?\s*(\d{1,2})\b/giu)
  const [code, other] = new Set(Array.from(printed, ([, digits]) => Number(digits)))
  return code === undefined || other !== undefined ? null : code
}

/** The title that a clause stands under: its own, or that of the clause nearest above it. */
function titleOf(clause: Clause | undefined, clauses: ById): string {
  if (clause === undefined) return ''
  if (clause.title !== '' || clause.parent === null) return wordsOf(clause.title)
  return titleOf(clauses.get(clause.parent), clauses)
}

/** A title without label and code. */
function wordsOf(title: string): string {
  return title.replace(/\bcode\b|\bExcl\.?\s*[-–]?\s*\d+/giu, '').replace(/^[\s\d.()]+/u, '')
}

/** Two clauses compared: how alike they are, and whether they are the same provision. */
export interface ProvisionLikeness {
  readonly alike: number
  readonly isSame: boolean
}

/** Compares a clause of one edition with one of the next; other codes are other provisions. */
export function provisionLikeness(old: Clause, before: ById, clause: Clause, after: ById): ProvisionLikeness {
  const words = likeness(old.text, clause.text)
  const [code, other] = [codeOf(old), codeOf(clause)]
  if (code !== null && code === other) return { alike: 2 + words, isSame: true }
  if (code !== null && other !== null) return { alike: words / 4, isSame: false }
  const [title, now] = [titleOf(old, before), titleOf(clause, after)]
  const titled = title === '' ? 0 : likeness(title, now)
  const isTitled = titled >= TITLED
  const named = old.number === clause.number ? 0.1 : 0
  return {
    alike: words + named + (isTitled ? titled : 0),
    isSame: isTitled || (words > SAME && (title === '' || now === '' || titled > 0)),
  }
}

/** The whole sentences of a clause that together have most of the words of a quote and fewest others. */
export function nearestWords(quote: string, clause: Clause): string {
  const sentences = sentencesIn(clause)
  const most = sentencesIn({ ...clause, text: quote }).length + 1
  let best = { alike: -1, words: '' }
  for (const [at, { start }] of sentences.entries())
    for (const { end } of sentences.slice(at, at + most)) {
      const words = clause.text.slice(start, end).replace(/\s+/gu, ' ')
      const alike = likeness(quote, words)
      if (alike > best.alike) best = { alike, words }
    }
  return best.words
}
