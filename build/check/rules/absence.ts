import type { Fact } from '../../contract/authored/product.ts'
import { type RankedClause, candidatesFor, searched, tradeWordsOf } from '../proof/absence.ts'
import { isNotStated } from './facts.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// What may be called not stated.

export const termFoundThoughNotStated: Rule = {
  name: 'term-found-though-not-stated',
  product: ({ path, product, category, clauses }, { synonyms }, report) => {
    const fields = new Map(category?.fields.map((field) => [field.key, field]))
    const missing = product.facts.filter((fact) => isNotStated(fact))
    if (missing.length === 0 || clauses === null) return
    const trade = tradeWordsOf(synonyms, product.line)
    const read = searched(clauses.record.clauses)
    for (const [at, fact] of product.facts.entries()) {
      const field = fields.get(fact.key)
      if (!isNotStated(fact) || field === undefined) continue
      const unread = candidatesFor(field, read, trade).filter(
        ({ id }) => fact.looked_at?.includes(id) !== true,
      )
      if (unread.length > 0) report(path, `/facts/${at}`, message(fact, unread))
    }
  },
}

function message(fact: Fact, found: readonly RankedClause[]): string {
  const places = found.map(({ id, term }) => `clause ${id} (${shown(term)})`)
  return `fact ${shown(fact.key)} is called not stated, but its terms are found in ${places.join(', ')}; state it, or read these clauses, the likeliest first, and add them to looked_at`
}

export const notStatedWasRead: Rule = {
  name: 'not-stated-was-read',
  fact: ({ fact, subject: { path, clauses } }, report) => {
    if (clauses === null && isNotStated(fact))
      report(
        '',
        `fact ${shown(fact.key)} is called not stated, but the product has no clauses that were looked through; add ${path.replace(/\.json$/u, '.clauses.json')}, or drop the fact: it is then listed as unread`,
      )
  },
}

export const notStatedPagesRead: Rule = {
  name: 'not-stated-pages-read',
  fact: ({ fact, subject: { product } }, report) => {
    if (!isNotStated(fact)) return
    for (const [at, { id, unread_pages: pages = [] }] of product.documents.entries())
      if (pages.length > 0)
        report(
          '',
          `fact ${shown(fact.key)} is called not stated, but of the document ${shown(id)} nobody could read ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}; type what is printed there into its clauses, then take the page off /documents/${at}/unread_pages, or drop the fact: it is then listed as unread`,
        )
  },
}

export const notStatedHasTerms: Rule = {
  name: 'not-stated-has-terms',
  fact: ({ fact, field, subject: { product } }, report) => {
    if (isNotStated(fact) && field?.terms.length === 0)
      report(
        '',
        `fact ${shown(fact.key)} is called not stated, but its field in categories/${product.category}.json has no terms: nothing was looked for; add the words that would show it is stated`,
      )
  },
}

export const termsHaveLetters: Rule = {
  name: 'terms-have-letters',
  dataset: ({ categories }, _summary, report) => {
    for (const { path, record } of categories.values())
      for (const [at, { key, terms }] of record.fields.entries())
        for (const [n, term] of terms.entries())
          if (!/\p{L}/u.test(term))
            report(
              path,
              `/fields/${at}/terms/${n}`,
              `the term ${shown(term)} of field ${shown(key)} has no letter; write the words that would show it is stated`,
            )
  },
}
