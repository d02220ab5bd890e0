import type { Category } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { Fact } from '../contract/authored/product.ts'
import { hyphenReadings, stem, tokens } from '../contract/text/words.ts'

// Absence is proven as far as it can be: the words that would show a thing is stated were looked for.

/** One term of a fact that is not stated, as the stems of its words. */
interface Sought {
  readonly at: number
  readonly fact: Fact
  readonly term: string
  readonly stems: readonly string[]
}

type ByFirst = ReadonlyMap<string, readonly Sought[]>

export function soughtBy(missing: readonly { fact: Fact; at: number }[], category: Category): ByFirst {
  const terms = new Map(category.fields.map((field) => [field.key, field.terms]))
  const byFirst = new Map<string, Sought[]>()
  for (const { fact, at } of missing)
    for (const term of terms.get(fact.key) ?? [])
      for (const stems of readings(term)) {
        const [first] = stems
        if (first === undefined) continue
        const others = byFirst.get(first) ?? []
        byFirst.set(first, [...others, { at, fact, term, stems }])
      }
  return byFirst
}

/** A text as search sees it, hyphenated words once in parts and once joined. */
function readings(text: string): string[][] {
  return [...new Set(hyphenReadings(text))].map((reading) => tokens(reading).map(stem))
}

/** For every fact the clauses that hold one of its terms and that it was not looked for in. */
export function hitsIn(
  clauses: readonly Clause[],
  sought: ByFirst,
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const hits = new Map<number, Map<number, string>>()
  const mayHold = glance([...sought.values()].flat().map(({ stems }) => stems))
  for (const clause of clauses) {
    if (!mayHold(clause.text)) continue
    for (const words of readings(clause.text))
      for (const [from, word] of words.entries())
        for (const { at, fact, term, stems } of sought.get(word) ?? []) {
          if (fact.looked_at?.includes(clause.id) === true) continue
          if (!stems.every((one, n) => words[from + n] === one)) continue
          const found = hits.get(at) ?? new Map<number, string>()
          if (!found.has(clause.id)) hits.set(at, found.set(clause.id, term))
        }
  }
  return hits
}

/** Anything but characters that search sees as they are written: others may be letters or digits to it. */
const UNPLAIN =
  /[^\u0000-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u2010-\u2027\u2030-\u203a\u20b9\u25a0-\u25ff]/u

/**
 * A quick look that spares most clauses the slow one: whether a text may hold one of these terms, given as stems. A
 * stem without its last letter begins every word it stands for, but that search reads "iz" as "is".
 */
function glance(terms: readonly (readonly string[])[]): (text: string) => boolean {
  if (terms.some((stems) => UNPLAIN.test(stems.join('')))) return () => true
  const shapes = terms.map((stems) => stems.map(beginning).join("[a-z0-9.,'’]*[^a-z0-9]+"))
  const any = new RegExp(`(?<![a-z0-9])(?:${shapes.join('|')})`, 'i')
  return (text) => UNPLAIN.test(text) || any.test(text) || any.test(hyphenReadings(text)[1])
}

/** How the words of a stem begin, whatever apostrophes stand in them; a number may be in groups. */
function beginning(stemmed: string): string {
  if (/\d/u.test(stemmed)) return `[a-z0-9]`
  const letters = stemmed.length === 1 ? stemmed : stemmed.slice(0, -1)
  return letters
    .replaceAll('is', 'iz')
    .replace(/[a-z](?!$)/gu, "$&['’]?")
    .replaceAll("i['’]?z", "i['’]?[sz]")
}
