import type { Static, TSchema } from './schema.ts'
import type { OperationId } from './operations.ts'
import { ClauseBody } from './published/clause.ts'
import { CompareBody } from './published/comparison.ts'
import { PoliciesBody, PolicyTextBody } from './published/search-results.ts'
import { PolicyBody } from './published/policy.ts'
import { CategoriesBody, CategoryFieldsBody } from './published/categories.ts'
import { CorrectionReceipt, HelpReceipt } from './published/receipts.ts'
import { InsurerBody, InsurersBody } from './published/insurers.ts'
import { LawBody, LawsBody } from './published/instruments.ts'
import { StatsBody } from './published/stats.ts'

// Apart from the table of operations, so that what only routes and reads requests does not carry every schema with it.

/** THE TABLE of answers: the body with which each operation answers 200. */
export const ANSWERS = {
  searchPolicies: PoliciesBody,
  getPolicy: PolicyBody,
  searchPolicyText: PolicyTextBody,
  getClause: ClauseBody,
  comparePolicies: CompareBody,
  listCategories: CategoriesBody,
  categoryFields: CategoryFieldsBody,
  listInsurers: InsurersBody,
  getInsurer: InsurerBody,
  listLaw: LawsBody,
  getLaw: LawBody,
  stats: StatsBody,
  requestHelp: HelpReceipt,
  reportCorrection: CorrectionReceipt,
} as const satisfies Readonly<Record<OperationId, TSchema>>

/** The body of an operation's answer. */
export type AnswerOf<Id extends OperationId> = Static<(typeof ANSWERS)[Id]>
