import type { Fact } from '../../contract/authored/product.ts'
import { candidatesFor, searchableClauses, tradeWordsOf } from '../proof/absence.ts'
import { contradictionsOf } from './conflicting-clauses.ts'
import { clauseName, shown } from './messages.ts'
import { quotesOf } from '../proof/quotes.ts'
import type { Rule } from './rule.ts'

// Rules on the keys of a fact: with a value, left to the customer's schedule, or not stated.

const PROOF = ['quote', 'clause', 'page'] as const

/** Whether a fact says that the documents do not say. */
export function isNotStated(fact: Fact): boolean {
  return fact.value === null && fact.in_schedule === undefined
}

export const statedHasQuote: Rule = {
  name: 'stated-has-quote',
  *fact({ fact }) {
    const missing = PROOF.filter((key) => fact[key] === undefined)
    if (!isNotStated(fact) && missing.length > 0)
      yield `fact ${shown(fact.key)} says something but has no ${missing.join(', no ')}; add what it was read from, or set the value to null and drop in_schedule if the documents do not say`
  },
}

export const notStatedHasNoQuote: Rule = {
  name: 'not-stated-has-no-quote',
  *fact({ fact }) {
    const given = PROOF.filter((key) => isNotStated(fact) && fact[key] !== undefined)
    if (given.length > 0)
      yield `fact ${shown(fact.key)} has no value but has ${given.join(', ')}; give the value, add "in_schedule": true if the document leaves it to the policy schedule, or drop ${given.join(', ')}`
  },
}

/** The keys that have no meaning in a fact that is not stated. */
const ONLY_STATED = ['context', 'stated', 'conflicts', 'unverified'] as const

export const keysOfFact: Rule = {
  name: 'keys-of-fact',
  *fact({ fact }) {
    const refused = (key: string, why: string) =>
      [`/${key}`, `fact ${shown(fact.key)}: ${key} is ${why}; drop it, or correct the value`] as const
    if (fact.in_schedule !== undefined && fact.value !== null)
      yield refused('in_schedule', 'for a fact whose value is null')
    const quoted = new Set(quotesOf(fact).map(({ clause }) => clause))
    if (!isNotStated(fact) && fact.looked_at?.every((id) => quoted.has(id)) === false)
      yield refused('looked_at', 'for a fact that is not stated, or for clauses it quotes')
    for (const key of ONLY_STATED)
      if (isNotStated(fact) && fact[key] !== undefined) yield refused(key, 'for a fact with a quote')
  },
}

export const twoReaders: Rule = {
  name: 'two-readers',
  *fact({ fact }) {
    const { key, checked, read_by: first, checked_by: second, differed } = fact
    const name = `fact ${shown(key)}`
    if (checked === undefined && second !== undefined)
      yield ['/checked_by', `${name} has checked_by but no checked; give the day, or drop it`]
    if (checked !== undefined && first !== undefined && second === undefined)
      yield ['/checked', `${name} is checked, and does not say by whom; add checked_by, or drop checked`]
    if (second !== undefined && first === second)
      yield [
        '/checked_by',
        `${name} was read and checked by ${shown(first)}; drop checked and checked_by until somebody else reads it`,
      ]
    if (checked !== undefined && differed !== undefined && differed.settled_by === undefined)
      yield ['/checked', `${name} is checked, but two readers differ; settle it at the desk, or drop checked`]
  },
}

export const conflictsInDocument: Rule = {
  name: 'conflicts-in-document',
  *fact({ fact, subject }) {
    const quoted = subject.byId.get(fact.clause ?? 0)
    for (const [at, id] of (fact.conflicts ?? []).entries()) {
      const other = subject.byId.get(id)
      if (quoted === undefined || other === undefined) continue
      const wrong =
        other === quoted
          ? 'is the clause of the fact itself'
          : other.document === quoted.document
            ? null
            : `is in the document ${shown(other.document)}, the fact in ${shown(quoted.document)}`
      if (wrong !== null)
        yield [
          `/conflicts/${at}`,
          `fact ${shown(fact.key)}: ${clauseName(other)} ${wrong}; name other clauses of the same document, and say the rest in the note`,
        ]
    }
  },
}

/** Whether a fact names the clauses of its document that say otherwise. */
export const conflictNamed: Rule = {
  name: 'conflict-named',
  at: '/conflicts',
  *fact({ fact, field, category, passage, subject }) {
    if (field === null || category === null || passage === null) return
    for (const { clause, sentence } of contradictionsOf(fact, field, category, passage, subject)) {
      if (fact.conflicts?.includes(clause.id) === true) continue
      yield `fact ${shown(fact.key)} is ${shown(fact.value)}, but ${clauseName(clause)} says ${shown(sentence)}; name the clause in conflicts, say its number in the note, or correct the value`
    }
  },
}

// Rules on what may be called not stated.

export const termFoundThoughNotStated: Rule = {
  name: 'term-found-though-not-stated',
  *fact({ fact, field }, { synonyms }, { product, clauses }) {
    if (!isNotStated(fact) || field === null || clauses === null) return
    const trade = tradeWordsOf(synonyms, product.line)
    const found = candidatesFor(field, searchableClauses(clauses.record.clauses), trade)
    const places = found.flatMap(({ id, term }) =>
      fact.looked_at?.includes(id) === true ? [] : [`clause ${id} (${shown(term)})`],
    )
    if (places.length > 0)
      yield `fact ${shown(fact.key)} is called not stated, but its terms are found in ${places.join(', ')}; state it, or read these clauses, the likeliest first, and add them to looked_at`
  },
}

export const notStatedWasRead: Rule = {
  name: 'not-stated-was-read',
  *fact({ fact, subject: { path, clauses } }) {
    if (clauses === null && isNotStated(fact))
      yield `fact ${shown(fact.key)} is called not stated, but the product has no clauses that were looked through; add ${path.replace(/\.json$/u, '.clauses.json')}, or drop the fact: it is then listed as unread`
  },
}

export const notStatedPagesRead: Rule = {
  name: 'not-stated-pages-read',
  *fact({ fact, subject: { product } }) {
    if (!isNotStated(fact)) return
    for (const [at, { id, unread_pages: pages = [] }] of product.documents.entries())
      if (pages.length > 0)
        yield `fact ${shown(fact.key)} is called not stated, but of the document ${shown(id)} nobody could read ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}; type what is printed there into its clauses, then take the page off /documents/${at}/unread_pages, or drop the fact: it is then listed as unread`
  },
}

export const notStatedHasTerms: Rule = {
  name: 'not-stated-has-terms',
  *fact({ fact, field, subject: { product } }) {
    if (isNotStated(fact) && field?.terms.length === 0)
      yield `fact ${shown(fact.key)} is called not stated, but its field in categories/${product.category}.json has no terms: nothing was looked for; add the words that would show it is stated`
  },
}

export const termsHaveLetters: Rule = {
  name: 'terms-have-letters',
  *field({ key, terms }) {
    for (const [at, term] of terms.entries())
      if (!/\p{L}/u.test(term))
        yield [
          `/terms/${at}`,
          `the term ${shown(term)} of field ${shown(key)} has no letter; write the words that would show it is stated`,
        ]
  },
}
