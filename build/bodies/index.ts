import type { Static } from 'typebox'
import { OPERATIONS, type OperationId } from '../contract/operations.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { clauseBodies } from './clause.ts'
import type { PageContext } from './context.ts'
import { categoriesBody, categoryFieldsBodies, insurerBodies, insurersBody } from './lists.ts'
import { lawBodies } from './law.ts'
import { policyBody } from './policy.ts'
import { statsBody } from './stats.ts'

/** The operations whose answers are precomputed. */
export type PageId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['kind'] extends 'page' ? Id : never
}[OperationId]

type ProductPageId = 'getPolicy' | 'getClause'

/** One precomputed answer: the path parameter it is for (null where there is none), and the body. */
export interface Page<Id extends PageId> {
  readonly value: string | number | null
  readonly body: Static<(typeof OPERATIONS)[Id]['response']>
}

function pageFor<Id extends PageId>(value: Page<Id>['value'], body: Page<Id>['body']): Page<Id> {
  return { value, body }
}

/** The pages that are made once for the dataset: the compiler asks for every page operation of the table. */
export const DATASET_PAGES: {
  readonly [Id in Exclude<PageId, ProductPageId>]: (context: PageContext) => Iterable<Page<Id>>
} = {
  listCategories: (context) => [pageFor<'listCategories'>(null, categoriesBody(context))],
  *categoryFields(context) {
    for (const body of categoryFieldsBodies(context)) yield { value: body.category.slug, body }
  },
  listInsurers: (context) => [pageFor<'listInsurers'>(null, insurersBody(context))],
  *getInsurer(context) {
    for (const body of insurerBodies(context)) yield { value: body.slug, body }
  },
  *getLaw(context) {
    for (const body of lawBodies(context)) yield { value: body.slug, body }
  },
  stats: (context) => [pageFor<'stats'>(null, statsBody(context))],
}

/** The pages that are made while a product and its clauses are at hand. */
export const PRODUCT_PAGES: {
  readonly [Id in ProductPageId]: (context: PageContext, subject: ProductSubject) => Iterable<Page<Id>>
} = {
  getPolicy: (context, subject) => [pageFor<'getPolicy'>(subject.product.uin, policyBody(context, subject))],
  *getClause(context, subject) {
    for (const body of clauseBodies(context, subject)) yield { value: body.id, body }
  },
}
