import type { Category } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { clausesWith, searched, tradeWordsOf } from '../../check/proof/absence.ts'
import type { FactChange } from './carried-facts.ts'

// A policy wording becomes a document and its clauses. This module: what a new edition does to facts that are not stated.

/**
 * A fact that is called not stated is so no longer where its terms are found in clauses nobody has read for it. Its
 * field becomes unread again, which claims nothing, and the report says so.
 */
export function reopened(
  facts: readonly Fact[],
  clauses: readonly Clause[],
  category: Category,
  synonyms: Synonyms,
): { facts: Fact[]; changes: FactChange[] } {
  const trade = tradeWordsOf(synonyms, category.line)
  const terms = new Map(category.fields.map((field) => [field.key, field.terms]))
  const missing = facts.filter(isNotStated)
  const read = searched(clauses)
  const changes = missing.flatMap((fact): FactChange[] => {
    const found = (terms.get(fact.key) ?? []).flatMap((term) => clausesWith(term, read, trade))
    const unseen = [...new Set(found)].filter((id) => fact.looked_at?.includes(id) !== true)
    if (unseen.length === 0) return []
    const places = unseen.slice(0, 8).join(', ')
    const reason = `it was called not stated, but its terms are found in clause ${places}, which nobody has read for it; the field is unread until somebody does`
    return [{ key: fact.key, what: 'reopened', reason, before: '', after: '' }]
  })
  const keys = new Set(changes.map(({ key }) => key))
  return { facts: facts.filter(({ key }) => !keys.has(key)), changes }
}

function isNotStated({ value, quote, in_schedule }: Fact): boolean {
  return value === null && quote === undefined && in_schedule === undefined
}
