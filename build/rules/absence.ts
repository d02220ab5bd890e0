import type { Fact } from '../contract/authored/product.ts'
import { hitsIn, soughtBy } from '../proof/absence.ts'
import { isNotStated } from './facts.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// What may be called not stated.

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
