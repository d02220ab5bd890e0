import type { Category } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Document, Fact } from '../../contract/authored/product.ts'
import { clausesWith, searchableClauses, tradeWordsOf } from '../../check/proof/absence.ts'
import type { FactChange } from './carried-facts.ts'

// A policy wording becomes a document and its clauses. This module: effects of a new reading on facts not stated.

/** Facts without those that no longer count as not stated: their fields become unread again, which claims nothing. */
interface Reopened {
  readonly facts: readonly Fact[]
  readonly changes: readonly FactChange[]
}

/** A fact is called not stated no longer where a page of a document of its product could not be read. */
export function reopenedByPages(facts: readonly Fact[], documents: readonly Document[]): Reopened {
  const unread = documents.flatMap(({ title, unread_pages: pages = [] }) =>
    pages.length === 0 ? [] : [`p. ${pages.join(', ')} of ${title}`],
  )
  if (unread.length === 0) return { facts, changes: [] }
  const reason = `it was called not stated, but nobody could read ${unread.join(', ')}; the field is unread until somebody does`
  const changes = facts.filter(isNotStated).map(({ key }) => change(key, reason))
  return { facts: facts.filter((fact) => !isNotStated(fact)), changes }
}

function change(key: string, reason: string): FactChange {
  return { key, what: 'reopened', reason, before: '', after: '' }
}

/** A fact is called not stated no longer where its terms are found in clauses that nobody has read for it. */
export function reopened(
  facts: readonly Fact[],
  clauses: readonly Clause[],
  category: Category,
  synonyms: Synonyms,
): Reopened {
  const trade = tradeWordsOf(synonyms, category.line)
  const terms = new Map(category.fields.map((field) => [field.key, field.terms]))
  const missing = facts.filter(isNotStated)
  const read = searchableClauses(clauses)
  const changes = missing.flatMap((fact): FactChange[] => {
    const found = (terms.get(fact.key) ?? []).flatMap((term) => clausesWith(term, read, trade))
    const unseen = [...new Set(found.map(({ id }) => id))].filter(
      (id) => fact.looked_at?.includes(id) !== true,
    )
    if (unseen.length === 0) return []
    const places = unseen.slice(0, 8).join(', ')
    const reason = `it was called not stated, but its terms are found in clause ${places}, which nobody has read for it; the field is unread until somebody does`
    return [change(fact.key, reason)]
  })
  const keys = new Set(changes.map(({ key }) => key))
  return { facts: facts.filter(({ key }) => !keys.has(key)), changes }
}

function isNotStated({ value, quote, in_schedule }: Fact): boolean {
  return value === null && quote === undefined && in_schedule === undefined
}
