import type { AnswerOf } from '../../contract/answers.ts'
import type { IdOf } from '../../contract/operations.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import { clauseBodies } from './clause.ts'
import type { BodyContext, ProductContext } from './context.ts'
import { categoriesBody, categoryFieldsBodies, insurerBodies, insurersBody } from './lists.ts'
import { lawBodies } from './law.ts'
import { policyBody } from './policy.ts'
import { statsBody } from './stats.ts'

// The bodies of precomputed answers, made from records. Every endpoint under /api/v1, and the file that makes its answer;
// files without a folder are beside this one:
//
//   /policy/{uin}               policy.ts, its facts in fact.ts
//   /clause/{id}                clause.ts
//   /categories                 lists.ts
//   /categories/{slug}/fields   lists.ts
//   /insurers                   lists.ts
//   /insurer/{slug}             lists.ts, the ways to reach it in contacts.ts
//   /law/{slug}                 law.ts, how far it is up to date in law-checked.ts
//   /stats                      stats.ts
//   /law                        functions/query/operations/list-law.ts
//   /policies                   functions/query/operations/search-policies.ts
//   /policy/{uin}/search        functions/query/operations/search-text.ts
//   /compare                    functions/query/operations/compare.ts
//   /help                       functions/write/handler.ts
//   /corrections                functions/write/handler.ts
//
// Outside the operations: /forms/index.json and /forms/{id}.json in forms.ts.

/** The operations whose answers are precomputed. */
export type AnswerId = IdOf<'stored'>

/** Those of them that are answered from one product and its clauses. */
export type ProductAnswerId = 'getPolicy' | 'getClause'

/** One precomputed answer: the path parameter it is for (null where there is none), and the body. */
export interface PrecomputedAnswer<Id extends AnswerId> {
  readonly value: string | number | null
  readonly body: AnswerOf<Id>
}

function onlyAnswer<Id extends AnswerId>(body: PrecomputedAnswer<Id>['body']): PrecomputedAnswer<Id>[] {
  return [{ value: null, body }]
}

/** The answers that are made once for the dataset: the compiler asks for every stored operation of the table. */
export const DATASET_ANSWERS: {
  readonly [Id in Exclude<AnswerId, ProductAnswerId>]: (
    context: BodyContext,
  ) => Iterable<PrecomputedAnswer<Id>>
} = {
  listCategories: (context) => onlyAnswer<'listCategories'>(categoriesBody(context)),
  *categoryFields(context) {
    for (const body of categoryFieldsBodies(context)) yield { value: body.category.slug, body }
  },
  listInsurers: (context) => onlyAnswer<'listInsurers'>(insurersBody(context)),
  *getInsurer(context) {
    for (const body of insurerBodies(context)) yield { value: body.slug, body }
  },
  *getLaw(context) {
    for (const body of lawBodies(context)) yield { value: body.slug, body }
  },
  stats: (context) => onlyAnswer<'stats'>(statsBody(context)),
}

/** The answers that are made while a product and its clauses are at hand. */
export const PRODUCT_ANSWERS: {
  readonly [Id in ProductAnswerId]: (
    context: ProductContext,
    subject: ProductSubject,
  ) => Iterable<PrecomputedAnswer<Id>>
} = {
  *getPolicy(context, subject) {
    yield { value: subject.product.uin, body: policyBody(context, subject) }
  },
  *getClause(context, subject) {
    for (const body of clauseBodies(context, subject)) yield { value: body.id, body }
  },
}
