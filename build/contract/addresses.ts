import { OPERATIONS, type OperationId } from './operations.ts'
import { type AlternateId, ANSWER_PAGES, sectionPath, alternatePath } from './markdown-alternates.ts'
import { policyPath } from './uin.ts'

// The contract: what is promised to users and asked of records. Pure; here: the addresses of resources.

export type Addresses = ReturnType<typeof addressesUnder>

/** Path before and after the parameter of each operation, as far as that was asked. */
const aroundParameter = new Map<OperationId, readonly string[]>()

/** The path of an operation with its one path parameter filled in. */
export function operationPath(id: OperationId, value: string | number): string {
  const around = aroundParameter.get(id) ?? OPERATIONS[id].path.split(/\{[^}]+\}/u)
  aroundParameter.set(id, around)
  return around.join(encodeURIComponent(value))
}

/** The absolute addresses of resources under a base URL (no slash at its end). */
export function addressesUnder(base: string) {
  return {
    base,
    policy: (uin: string) => base + policyPath(uin),
    productPage: (uin: string) => base + ANSWER_PAGES.getPolicy(uin),
    clause: (id: number) => base + operationPath('getClause', id),
    category: (slug: string) => base + operationPath('categoryFields', slug),
    insurer: (slug: string) => base + operationPath('getInsurer', slug),
    law: (slug: string) => base + operationPath('getLaw', slug),
    /** The page of a section of law; with `.json` at its end its record, with `.md` its Markdown. */
    lawSection: (slug: string, name: string) => base + sectionPath(slug, name),
    form: (id: number) => `${base}/forms/${id}`,
    formRecord: (id: number) => `${base}/forms/${id}.json`,
    /** The Markdown version of an answer. */
    markdown: (id: AlternateId, value: string) => base + alternatePath(id, value),
  } as const
}
