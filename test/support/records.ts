import type { Field } from '../../build/contract/authored/category.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'

// Records as they are authored, of which a test says what is different.

export function clauseOf(id: number, more: Partial<Clause> = {}): Clause {
  return { id, document: 'w', parent: null, number: '', title: '', text: 'T', page: 1, ...more }
}

export function fieldOf(more: Partial<Field> = {}): Field {
  return {
    key: 'k',
    label: 'L',
    group: 'g',
    type: 'text',
    question: 'What?',
    terms: [],
    basis: null,
    ...more,
  }
}
