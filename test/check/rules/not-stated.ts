import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../../build/contract/authored/product.ts'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'
import { termFoundThoughNotStated } from '../../../build/check/rules/facts.ts'
import { reportsOf } from './found.ts'

// Findings of the rule about absence in made-up clauses.

export const SYNONYMS = [
  ['co-pay', 'co-payment', 'cost sharing'],
  ['maternity', 'childbirth'],
  ['daycare', 'day surgery'],
  ['shared loss', 'zonal copay'],
]

/** A clause: its text alone, or with its heading and the number of the clause it is in. */
type Given = string | Partial<Clause>

function subjectOf(terms: string[], texts: readonly Given[], lookedAt?: number[]): ProductSubject {
  const clauses = texts.map((given, at) =>
    clauseOf(at + 7, typeof given === 'string' ? { text: given } : { text: '', ...given }),
  )
  const fact: Fact = { key: 'sought', value: null, ...(lookedAt && { looked_at: lookedAt }) }
  const field = fieldOf({ key: 'sought', question: 'Is it?', terms })
  const product = { uin: 'SOHHLIP25001V012425', line: 'health', category: 'c', facts: [fact] }
  return {
    path: 'p.json',
    product: product as unknown as Product,
    clauses: { path: 'p.clauses.json', record: { uin: product.uin, clauses } },
    category: { slug: 'c', name: 'C', line: 'health', description: 'D', fields: [field] },
    byId: new Map(clauses.map((clause) => [clause.id, clause])),
  }
}

/** Messages about terms in texts, numbered from 7, that looked_at does not name. */
export function said(terms: string[], texts: readonly Given[], lookedAt?: number[]): string[] {
  const subject = subjectOf(terms, texts, lookedAt)
  const target = { fact: subject.product.facts[0], field: subject.category?.fields[0], subject }
  const others = { synonyms: SYNONYMS }
  const reports = reportsOf(termFoundThoughNotStated, 'fact', target, others, subject)
  return reports.map(({ message }) => message)
}

/** Tells whether the rule finds a term in a text. */
export function found(term: string, text: string, lookedAt?: number[]): boolean {
  return said([term], [text], lookedAt).length > 0
}
