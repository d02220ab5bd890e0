import type { Category } from '../../../build/contract/authored/category.ts'
import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../../build/contract/authored/product.ts'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import type { Surroundings } from '../../../build/check/dataset/rule-inputs.ts'
import { termFoundThoughNotStated } from '../../../build/check/rules/absence.ts'

// What the rule about absence says of made-up clauses.

export const SYNONYMS = [
  ['co-pay', 'co-payment', 'cost sharing'],
  ['maternity', 'childbirth'],
  ['daycare', 'day surgery'],
  ['shared loss', 'zonal copay'],
]

/** A clause: its text alone, or with its heading and the number of the clause it is in. */
type Given = string | Partial<Clause>

function subjectOf(terms: string[], texts: readonly Given[], lookedAt?: number[]): ProductSubject {
  const clauses = texts.map((given, at): Clause => ({
    id: at + 7,
    document: 'wording',
    parent: null,
    number: '',
    title: '',
    page: 1,
    text: '',
    ...(typeof given === 'string' ? { text: given } : given),
  }))
  const fact: Fact = {
    key: 'sought',
    value: null,
    ...(lookedAt === undefined ? {} : { looked_at: lookedAt }),
  }
  const field: Category['fields'][number] = {
    key: 'sought',
    label: 'Sought',
    group: 'Cover',
    type: 'text',
    question: 'Is it?',
    terms,
    basis: null,
  }
  const product = {
    uin: 'SOHHLIP25001V012425',
    line: 'health',
    category: 'c',
    facts: [fact],
  } as unknown as Product
  return {
    path: 'p.json',
    product,
    clauses: { path: 'p.clauses.json', record: { uin: product.uin, clauses } },
    category: { slug: 'c', name: 'C', line: 'health', description: 'D', fields: [field] },
    byId: new Map(clauses.map((clause) => [clause.id, clause])),
  }
}

/** What the rule says of terms in texts, numbered from 7, that looked_at does not name. */
export function said(terms: string[], texts: readonly Given[], lookedAt?: number[]): string[] {
  const messages: string[] = []
  const others = { synonyms: SYNONYMS } as unknown as Surroundings
  termFoundThoughNotStated.product?.(subjectOf(terms, texts, lookedAt), others, (_path, _where, message) =>
    messages.push(message),
  )
  return messages
}

/** Whether the rule finds a term in a text. */
export function found(term: string, text: string, lookedAt?: number[]): boolean {
  return said([term], [text], lookedAt).length > 0
}
