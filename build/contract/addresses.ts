import { OPERATIONS, type OperationId } from './operations.ts'
import { type AlternateId, sectionPath, alternatePath } from './markdown-alternates.ts'
import { policyPath } from './uin.ts'

// The contract: what is promised to users and asked of records. Pure; here: the addresses of resources.

/** The absolute addresses of resources under one base URL. */
export interface Addresses {
  readonly base: string
  readonly policy: (uin: string) => string
  readonly clause: (id: number) => string
  readonly category: (slug: string) => string
  readonly insurer: (slug: string) => string
  readonly law: (slug: string) => string
  /** The page of a section of law; with `.json` at its end its record, with `.md` its Markdown. */
  readonly lawSection: (slug: string, name: string) => string
  readonly form: (id: number) => string
  readonly formRecord: (id: number) => string
  /** The Markdown version of an answer. */
  readonly markdown: (id: AlternateId, value: string) => string
}

/** The path of an operation with its one path parameter filled in. */
export function operationPath(id: OperationId, value: string | number): string {
  return OPERATIONS[id].path.replace(/\{[^}]+\}/u, () => encodeURIComponent(value))
}

/** Makes the addresses under a base URL (no slash at its end). */
export function addressesUnder(base: string): Addresses {
  return {
    base,
    policy: (uin) => base + policyPath(uin),
    clause: (id) => base + operationPath('getClause', id),
    category: (slug) => base + operationPath('categoryFields', slug),
    insurer: (slug) => base + operationPath('getInsurer', slug),
    law: (slug) => base + operationPath('getLaw', slug),
    lawSection: (slug, name) => base + sectionPath(slug, name),
    form: (id) => `${base}/forms/${id}`,
    formRecord: (id) => `${base}/forms/${id}.json`,
    markdown: (id, value) => base + alternatePath(id, value),
  }
}
