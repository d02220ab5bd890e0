import type { Clause } from '../../contract/authored/clauses.ts'
import { likeness } from './matching.ts'

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

/** Least likeness of words that may say the same. */
const NEAR = 0.5

/** The clause of another edition that is most alike, if it is the same provision. */
export function provisionIn(edition: ById, clause: Clause, own: ById): Clause | null {
  let best: { readonly held: Clause; readonly alike: number } | null = null
  for (const held of edition.values()) {
    const { alike, isSame } = provisionLikeness(held, edition, clause, own)
    if (isSame && alike > (best?.alike ?? -1)) best = { held, alike }
  }
  return best?.held ?? null
}

/** The words of another edition that are nearest to words of a clause, in the same provision there; null where none are like them. */
export function nearestIn(edition: ById, words: string, clause: Clause, own: ById) {
  const nearest = provisionIn(edition, clause, own)
  const found = nearest === null ? '' : nearestWords(words, bodyOf(nearest))
  return nearest === null || likeness(words, found) < NEAR ? null : { clause: nearest, words: found }
}

/** A sentence ends at its point; abbreviations and numbers do not end one. Items of a list are sentences. */
const ENDS =
  /(?<!\b(?:Rs|No|Nos|i\.e|e\.g|viz|Dr|Mr|Ms|Mrs|Ltd|Co|Sec|Art|Cl|St|vs)\.)(?<=[.;!?])\s+|\n+(?=\s*(?:\(?[a-z\d]{1,4}[.)]|[•–-])\s)/u

/** The whole sentences of a text that together have most of the words of a quote and fewest others. */
export function nearestWords(quote: string, text: string): string {
  const sentences = text
    .split(ENDS)
    .map((one) => one.replace(/\s+/gu, ' ').trim())
    .filter((one) => one !== '')
  const most = quote.split(ENDS).length + 1
  let best = { alike: -1, words: '' }
  for (const [from] of sentences.entries())
    for (let to = from + 1; to <= Math.min(from + most, sentences.length); to++) {
      const words = sentences.slice(from, to).join(' ')
      const alike = likeness(quote, words)
      if (alike > best.alike) best = { alike, words }
    }
  return best.words
}

/** The text of a clause without the line of its title. */
export function bodyOf({ title, text }: Clause): string {
  const [first = '', ...rest] = text.split('\n')
  const own = title.replace(/^[\s\d.()]+/u, '')
  return own !== '' && rest.length > 0 && first.includes(own) ? rest.join('\n') : text
}
