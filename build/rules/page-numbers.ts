import type { Rule } from './rule.ts'
import { clauseName, counted, shown } from './messages.ts'

// Pages are those of the file, from 1; a form feed in a clause is a page break.

/** A clause says on which page it ends where it runs over a page break. */
export const clausePages: Rule = {
  name: 'clause-pages',
  description:
    'A clause bears page_end exactly when its text holds page breaks, and counts as many pages on; the text begins and ends with what is printed, not with a page break.',
  level: 'error',
  product: ({ clauses }, _catalogue, report) => {
    for (const [at, clause] of (clauses?.record.clauses ?? []).entries()) {
      if (clauses !== null && /^\s*\f|\f\s*$/u.test(clause.text))
        report(
          clauses.path,
          `/clauses/${at}/text`,
          `${clauseName(clause)}: the text begins or ends with a page break; drop it, and correct the pages: page is where the first words stand, page_end where the last do`,
        )
      const breaks = clause.text.split('\f').length - 1
      const end = clause.page + breaks
      if (clauses === null || (breaks === 0 ? clause.page_end === undefined : clause.page_end === end))
        continue
      const has = clause.page_end === undefined ? 'there is no page_end' : `page_end is ${clause.page_end}`
      const should = breaks === 0 ? 'drop page_end' : `set page_end to ${end}`
      report(
        clauses.path,
        `/clauses/${at}${clause.page_end === undefined ? '' : '/page_end'}`,
        `${clauseName(clause)}: ${has}, but the text begins on page ${clause.page} and holds ${counted(breaks, 'page break')}; ${should}, or correct the form feeds`,
      )
    }
  },
}

/** Pages are pages of the document. */
export const pageInDocument: Rule = {
  name: 'page-in-document',
  description: 'A page is one of the document’s: none beyond its last.',
  level: 'error',
  product: ({ path, product, clauses, byId }, _catalogue, report) => {
    const pages = new Map(product.documents.map((document) => [document.id, document.pages]))
    const beyond = (page: number | undefined, document: string | undefined) => {
      const last = document === undefined ? undefined : pages.get(document)
      if (last === undefined || page === undefined || page <= last) return null
      return `page ${page} is beyond the ${counted(last, 'page')} of the document ${shown(document)}; correct the page, or the pages of the document`
    }
    for (const [at, clause] of (clauses?.record.clauses ?? []).entries()) {
      const key = clause.page_end === undefined ? 'page' : 'page_end'
      const wrong = beyond(clause[key], clause.document)
      if (wrong !== null)
        report(clauses?.path ?? '', `/clauses/${at}/${key}`, `${clauseName(clause)}: ${wrong}`)
    }
    // The page of a proven quote follows from its clause; an unverified one rests on itself.
    for (const [at, fact] of product.facts.entries()) {
      if (fact.unverified === undefined) continue
      const context = (fact.context ?? []).map((one, n) => ({ ...one, where: `/facts/${at}/context/${n}` }))
      for (const { where, clause, page } of [{ ...fact, where: `/facts/${at}` }, ...context]) {
        const wrong = beyond(page, byId.get(clause ?? 0)?.document)
        if (wrong !== null) report(path, `${where}/page`, `fact ${shown(fact.key)}: ${wrong}`)
      }
    }
  },
}

/** Clauses follow each other as the document prints them. */
export const pagesInOrder: Rule = {
  name: 'pages-in-order',
  description: 'Clauses stand in the order of their document: none begins on a page before the one above it.',
  level: 'error',
  product: ({ clauses }, _catalogue, report) => {
    const last = new Map<string, number>()
    for (const [at, clause] of (clauses?.record.clauses ?? []).entries()) {
      const before = last.get(clause.document) ?? 1
      if (clause.page < before)
        report(
          clauses?.path ?? '',
          `/clauses/${at}/page`,
          `${clauseName(clause)} begins on page ${clause.page}, the clause above it on page ${before}; put the clauses in the order of the document, or correct the page`,
        )
      last.set(clause.document, clause.page)
    }
  },
}
