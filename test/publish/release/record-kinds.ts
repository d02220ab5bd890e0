import { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import { ClauseBody } from '../../../build/contract/published/clause.ts'
import { FactMembers } from '../../../build/contract/published/fact.ts'
import { FormBody } from '../../../build/contract/published/forms.ts'
import { InsurerBody } from '../../../build/contract/published/insurers.ts'
import { LawBody } from '../../../build/contract/published/instruments.ts'
import { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import type { Schema } from './schema-values.ts'

// The kinds of records of a release, with what names them, what follows from others, and where they are.

const REPEATED = ['data_date', 'notice', 'markdown', 'page_url', 'url']

/** By hand: the kinds of records, what names them and their parts, and which keys of a body follow from other records. */
export const COLLECTIONS = {
  products: {
    schema: PolicyBody,
    name: 'uin',
    names: ['SMP1V01', 'SMP/2V01', 'smp3 V02'] as const,
    follows: [...REPEATED, 'coverage', 'versions', 'unread', 'forms'],
    file: (uin: string) => `index/answers/policy/${uinFileName(uin)}`,
    parts: {
      facts: {
        schema: FactMembers,
        key: 'key',
        keys: ['room-rent', 'co-pay', 'grace'],
        follows: ['label', 'group', 'type', 'page_url', 'citation'],
      },
      clauses: {
        schema: ClauseBody,
        key: 'id',
        keys: [1001, 1002, 1007],
        follows: [
          ...(['data_date', 'notice', 'uin', 'policy', 'source', 'previous', 'next', 'facts'] as const),
          ...(['page_url', 'citation'] as const),
        ],
      },
    },
  },
  law: {
    schema: LawBody,
    name: 'slug',
    names: ['sample-act', 'sample-rules'],
    follows: [...REPEATED, 'total'],
    file: (slug: string) => `index/answers/law/${slug}`,
    parts: {
      sections: {
        schema: LawBody.properties.sections.items,
        key: 'number',
        keys: ['1', '2A', '64VB'],
        follows: ['citation'],
      },
    },
  },
  insurers: {
    schema: InsurerBody,
    name: 'slug',
    names: ['one', 'two'],
    follows: [...REPEATED, 'forms', 'total', 'policies'],
    file: (slug: string) => `index/answers/insurer/${slug}`,
    parts: {},
  },
  categories: {
    schema: CategoryFieldsBody.properties.category,
    name: 'slug',
    names: ['one', 'two'],
    follows: [],
    file: (slug: string) => `index/answers/fields/${slug}`,
    parts: {
      fields: {
        schema: CategoryFieldsBody.properties.fields.items,
        key: 'key',
        keys: ['room-rent', 'co-pay', 'grace'],
        follows: ['coverage'],
      },
    },
  },
  forms: {
    schema: FormBody,
    name: 'id',
    names: [7, 12],
    follows: ['how_to_use', 'url'],
    file: (id: string) => `forms/${id}.json`,
    parts: {},
  },
} as const satisfies Record<string, Kind>

export interface Kind {
  readonly schema: Schema
  readonly name: string
  readonly names: readonly (string | number)[]
  readonly follows: readonly string[]
  readonly file: (name: string) => string
  readonly parts: Readonly<
    Record<string, { schema: Schema; key: string; keys: readonly (string | number)[]; follows: string[] }>
  >
}
export const KINDS = Object.entries(COLLECTIONS) as [keyof typeof COLLECTIONS, Kind][]
