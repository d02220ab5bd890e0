import type { Clause } from '../../contract/authored/clauses.ts'
import { type NumberRange, uncovered } from '../dataset/clause-numbers.ts'
import { quotesOf } from '../proof/quotes.ts'
import type { Rule } from './rule.ts'
import { clauseName, counted, shown } from './messages.ts'

// Pages are those of the file, from 1; a form feed in a clause is a page break.

export const clausePages: Rule = {
  name: 'clause-pages',
  *clause(clause) {
    if (/^\s*\f|\f\s*$/u.test(clause.text))
      yield [
        '/text',
        `${clauseName(clause)}: the text begins or ends with a page break; drop it, and correct the pages: page is where the first words are, page_end where the last are`,
      ]
    const breaks = clause.text.split('\f').length - 1
    const end = clause.page + breaks
    if (breaks === 0 ? clause.page_end === undefined : clause.page_end === end) return
    const has = clause.page_end === undefined ? 'there is no page_end' : `page_end is ${clause.page_end}`
    const should = breaks === 0 ? 'drop page_end' : `set page_end to ${end}`
    yield [
      clause.page_end === undefined ? '' : '/page_end',
      `${clauseName(clause)}: ${has}, but the text begins on page ${clause.page} and holds ${counted(breaks, 'page break')}; ${should}, or correct the form feeds`,
    ]
  },
}

export const pageInDocument: Rule = {
  name: 'page-in-document',
  *clause(clause, _others, { product }) {
    const key = clause.page_end === undefined ? 'page' : 'page_end'
    const page = clause[key] ?? 0
    const document = product.documents.find(({ id }) => id === clause.document)
    if (document !== undefined && page > document.pages)
      yield [
        `/${key}`,
        `${clauseName(clause)}: page ${page} is beyond the ${counted(document.pages, 'page')} of the document ${shown(document.id)}; correct the page, or the pages of the document`,
      ]
  },
}

export const unreadPageInDocument: Rule = {
  name: 'unread-page-in-document',
  *product({ product }) {
    for (const [at, { id, pages, unread_pages: unread = [] }] of product.documents.entries())
      for (const [n, page] of unread.entries())
        if (page > pages)
          yield [
            `/documents/${at}/unread_pages/${n}`,
            `page ${page} is beyond the ${counted(pages, 'page')} of the document ${shown(id)}; correct the page, or the pages of the document`,
          ]
  },
}

export const pageInClause: Rule = {
  name: 'page-in-clause',
  *fact({ fact, subject }) {
    if (fact.unverified === undefined) return
    for (const { where, clause: id, page } of quotesOf(fact)) {
      const clause = subject.byId.get(id ?? 0)
      if (clause === undefined || page === undefined) continue
      const last = clause.page_end ?? clause.page
      if (page < clause.page || page > last)
        yield [
          `${where}/page`,
          `fact ${shown(fact.key)}: the page is ${page}, but ${clauseName(clause)} is on ${last === clause.page ? `page ${last}` : `pages ${clause.page} to ${last}`}; set the page to where the quote begins, or name its clause`,
        ]
    }
  },
}

export const pagesInOrder: Rule = {
  name: 'pages-in-order',
  *product({ clauses }) {
    const last = new Map<string, number>()
    for (const [at, clause] of (clauses?.record.clauses ?? []).entries()) {
      const before = last.get(clause.document) ?? 1
      if (clause.page < before)
        yield [
          clauses?.path ?? '',
          `/clauses/${at}/page`,
          `${clauseName(clause)} begins on page ${clause.page}, the clause above it on page ${before}; put the clauses in the order of the document, or correct the page`,
        ]
      last.set(clause.document, clause.page)
    }
  },
}

// Rule: the text that is read is the text that is searched.

/** Letters of Greek and Cyrillic that look like Latin ones: as the inside of a character class. */
const ALIKE =
  '\\u0391\\u0392\\u0395-\\u0397\\u0399\\u039a\\u039c\\u039d\\u039f\\u03a1\\u03a4\\u03a5\\u03a7\\u03bd\\u03bf\\u0405\\u0406\\u0408\\u0410\\u0412\\u0415\\u041a\\u041c-\\u041e\\u0420-\\u0423\\u0425\\u0430\\u0435\\u043e\\u0440\\u0441\\u0443\\u0445\\u0455\\u0456\\u0458\\u04bb\\u051b\\u051d'
/** A word with such a letter among Latin ones, or of two or more such letters and no others. */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?=[\\p{L}\\p{M}]*\\p{Script=Latin})[\\p{L}\\p{M}]*[${ALIKE}][\\p{L}\\p{M}]*|[${ALIKE}]{2,})(?![\\p{L}\\p{M}])`,
  'u',
)
const LETTER = new RegExp(`[${ALIKE}]`, 'u')

export const wordsOfOneScript: Rule = {
  name: 'words-of-one-script',
  *clause(clause) {
    for (const key of ['title', 'text'] as const) {
      const problem = problemIn(clause, key)
      if (problem !== null) yield [`/${key}`, problem]
    }
  },
}

function problemIn(clause: Clause, key: 'title' | 'text'): string | null {
  // Few clauses have such a letter at all, and only these are read word by word.
  if (!LETTER.test(clause[key])) return null
  const [word = ''] = WORD.exec(clause[key]) ?? []
  const [letter = ''] = LETTER.exec(word) ?? []
  if (word === '') return null
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `${clauseName(clause)}: the word ${shown(word)} holds ${shown(letter)} (U+${code}), which is not the Latin letter it looks like; write the letter that is printed`
}

// Clause numbers are public addresses: what was withdrawn never comes back as something else.

export const retiredClause: Rule = {
  name: 'retired-clause',
  at: '/id',
  *clause(clause, { retired }) {
    const range = retired.find(([from, to]) => from <= clause.id && clause.id <= to)
    if (range !== undefined)
      yield `${clauseName(clause)}: the numbers ${range[0]} to ${range[1]} are retired in retired.json; give the clause a number never used before`
  },
}

export const retiredRanges: Rule = {
  name: 'retired-ranges',
  *dataset({ retired }) {
    for (const key of ['clauses', 'used'] as const)
      for (const [at, [from, to]] of (retired.record[key] ?? []).entries())
        if (from > to)
          yield [
            retired.path,
            `/${key}/${at}`,
            `the range runs from ${from} to ${to}; write [${to}, ${from}]`,
          ]
  },
}

export const lostClause: Rule = {
  name: 'lost-clause',
  *dataset({ retired: { path, record } }, { clauseNumbers, unreadable }) {
    // The clauses of a file that could not be read are not lost.
    if (unreadable !== undefined && unreadable.size > 0) return
    for (const [at, range] of (record.used ?? []).entries())
      for (const lost of uncovered(range, [...record.clauses, ...clauseNumbers]))
        yield [
          path,
          `/used/${at}`,
          `${numbersOf(lost)} neither in use nor retired; put back what had ${lost[0] === lost[1] ? 'it' : 'them'}, or add [${lost.join(', ')}] to "clauses"`,
        ]
  },
}

export const rememberedClause: Rule = {
  name: 'remembered-clause',
  *dataset({ retired: { path, record } }, { clauseNumbers }) {
    const { used, clauses } = record
    if (used === undefined) return
    for (const range of clauseNumbers)
      for (const added of uncovered(range, [...used, ...clauses]))
        yield [path, '/used', `${numbersOf(added)} in use; add [${added.join(', ')}]`]
  },
}

function numbersOf([from, to]: NumberRange): string {
  return from === to ? `clause number ${from} is` : `the clause numbers ${from} to ${to} are`
}
