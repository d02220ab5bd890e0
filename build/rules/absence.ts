import type { Category, Clause, Fact } from '../contract/records.ts'
import { stem, tokens } from '../contract/words.ts'
import { isNotStated } from './facts.ts'
import type { Rule } from './rule.ts'
import { shown } from './said.ts'

// Absence is proven as far as it can be: the words that would show a thing is stated were looked for.

/** What is called not stated leaves no trace in the clauses. */
export const termFoundThoughNotStated: Rule = {
  name: 'term-found-though-not-stated',
  description:
    'The terms of a field that is called not stated stand in no clause but those its looked_at names: somebody has read each of them.',
  level: 'warning',
  product: ({ path, product, category, clauses }, _catalogue, report) => {
    const missing = product.facts.map((fact, at) => ({ fact, at })).filter(({ fact }) => isNotStated(fact))
    if (missing.length === 0 || clauses === null || category === null) return
    const sought = soughtBy(missing, category)
    if (sought.size === 0) return
    const hits = hitsIn(clauses.record.clauses, sought)
    for (const { fact, at } of missing) {
      const found = hits.get(at)
      if (found !== undefined) report(path, `/facts/${at}`, told(fact, found))
    }
  },
}

/** What was not read cannot be silent. */
export const notStatedWasRead: Rule = {
  name: 'not-stated-was-read',
  description:
    'A fact that is not stated needs clauses that were looked through: without any, nothing was read.',
  level: 'error',
  product: ({ path, product, clauses }, _catalogue, report) => {
    if (clauses !== null) return
    for (const [at, fact] of product.facts.entries())
      if (isNotStated(fact))
        report(
          path,
          `/facts/${at}`,
          `fact ${shown(fact.key)} is called not stated, but the product has no clauses that were looked through; add ${path.replace(/\.json$/u, '.clauses.json')}, or drop the fact: it is then listed as unread`,
        )
  },
}

/** What is called not stated was looked for. */
export const notStatedHasTerms: Rule = {
  name: 'not-stated-has-terms',
  description: 'A field that is called not stated has terms: without any, nothing was looked for.',
  level: 'warning',
  product: ({ path, product, category }, _catalogue, report) => {
    const bare = new Set(category?.fields.filter(({ terms }) => terms.length === 0).map(({ key }) => key))
    for (const [at, fact] of product.facts.entries())
      if (isNotStated(fact) && bare.has(fact.key))
        report(
          path,
          `/facts/${at}`,
          `fact ${shown(fact.key)} is called not stated, but its field in categories/${product.category}.json has no terms: nothing was looked for; add the words that would show it is stated`,
        )
  },
}

function told(fact: Fact, found: ReadonlyMap<number, string>): string {
  const places = [...found].map(([id, term]) => `clause ${id} (${shown(term)})`)
  const more = places.length > 5 ? ` and ${places.length - 5} more` : ''
  return `fact ${shown(fact.key)} is called not stated, but its terms stand in ${places.slice(0, 5).join(', ')}${more}; state it, or add the clauses that were read to looked_at`
}

/** One term of a fact that is not stated, as the stems of its words. */
interface Sought {
  readonly at: number
  readonly fact: Fact
  readonly term: string
  readonly stems: readonly string[]
}

type ByFirst = ReadonlyMap<string, readonly Sought[]>

function soughtBy(missing: readonly { fact: Fact; at: number }[], category: Category): ByFirst {
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

const HYPHENS = /[-\u2010\u2011\u2013](?<=[\p{L}\p{N}].)(?=[\p{L}\p{N}])/gu

/** A text as search sees it, hyphenated words once in parts and once joined. */
function readings(text: string): string[][] {
  const stemmed = (one: string) => tokens(one).map(stem)
  const parts = text.replace(HYPHENS, ' ')
  return parts === text ? [stemmed(text)] : [stemmed(parts), stemmed(text.replace(HYPHENS, ''))]
}

/** For every fact the clauses that hold one of its terms and that it was not looked for in. */
function hitsIn(
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
  return (text) => UNPLAIN.test(text) || any.test(text) || any.test(text.replace(HYPHENS, ''))
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
