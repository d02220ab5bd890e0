import { CategoryFieldsBody } from './published/categories.ts'
import { ClauseBody } from './published/clause.ts'
import { FactBody } from './published/fact.ts'
import { FormBody } from './published/forms.ts'
import { InsurerBody } from './published/insurers.ts'
import { LawBody } from './published/instruments.ts'
import { PolicyBody } from './published/policy.ts'
import { recordState } from './record-state.ts'

/**
 * What is compared of each kind of record: everything but its name, which is beside it, and what follows from other
 * records. Keys that are not in `always` may be absent in the history of releases that did not compare them.
 */
export const STATES = {
  products: recordState(PolicyBody, {
    title: 'ProductState',
    without: [
      ...(['data_date', 'notice', 'uin', 'url', 'markdown', 'coverage', 'versions'] as const),
      ...(['facts', 'unread', 'clauses', 'forms'] as const),
    ],
    always: ['name', 'line', 'status', 'launched', 'withdrawn', 'category', 'insurer'],
  }),
  facts: recordState(FactBody, {
    title: 'FactState',
    without: ['key', 'label', 'group', 'type'],
    always: ['value', 'quote', 'status', 'page', 'clause'],
  }),
  clauses: recordState(ClauseBody, {
    title: 'ClauseState',
    without: ['data_date', 'notice', 'id', 'uin', 'policy', 'source', 'previous', 'next', 'facts'],
  }),
  law: recordState(LawBody, {
    title: 'LawState',
    without: ['data_date', 'notice', 'slug', 'markdown', 'total', 'sections'],
    always: ['title', 'number', 'year', 'dated', 'in_force', 'consolidated_to'],
  }),
  sections: recordState(LawBody.properties.sections.items, {
    title: 'SectionState',
    without: ['number'],
    always: ['heading', 'text', 'summary', 'omitted', 'note'],
  }),
  insurers: recordState(InsurerBody, {
    title: 'InsurerState',
    without: ['data_date', 'notice', 'slug', 'markdown', 'forms', 'total', 'policies'],
  }),
  categories: recordState(CategoryFieldsBody.properties.category, {
    title: 'CategoryState',
    without: ['slug'],
  }),
  fields: recordState(CategoryFieldsBody.properties.fields.items, {
    title: 'FieldState',
    without: ['key', 'coverage'],
  }),
  forms: recordState(FormBody, { title: 'FormState', without: ['id', 'how_to_use', 'url'] }),
} as const
