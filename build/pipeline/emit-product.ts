import type { ProductContext } from '../publish/answers/context.ts'
import { type PrecomputedAnswer, PRODUCT_ANSWERS, type ProductAnswerId } from '../publish/answers/index.ts'
import { INDEX_FILES } from '../contract/index-files.ts'
import { clausesPath } from '../contract/index-paths.ts'
import { uinFileName } from '../contract/uin.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { clausesFile } from '../publish/index-files/clauses.ts'
import { textFile } from '../publish/index-files/product-text.ts'
import { checkedFile } from '../publish/answers/output-file.ts'
import type { OutputFile } from '../publish/answers/output-file.ts'
import { productFiles } from '../publish/site/site-files.ts'
import { answerFiles } from './answer-files.ts'

/** Every file that is made for one product: its answers, its clauses, its text index and its page. */
export function* emitProduct(context: ProductContext, subject: ProductSubject): Generator<OutputFile> {
  yield* productAnswerFiles('getPolicy', context, subject)
  if (context.clauses === 'files') yield* productAnswerFiles('getClause', context, subject)
  const name = uinFileName(subject.product.uin)
  yield textFile(context, subject)
  if (subject.clauses !== null)
    yield checkedFile(clausesPath(name), clausesFile(context, subject), INDEX_FILES.clauses.schema)
}

function* productAnswerFiles<Id extends ProductAnswerId>(
  id: Id,
  context: ProductContext,
  subject: ProductSubject,
): Generator<OutputFile> {
  const page = PAGES[id]
  for (const { value, body } of PRODUCT_ANSWERS[id](context, subject)) {
    yield* answerFiles(id, value, body)
    if (page !== null) yield* page(body, context, subject)
  }
}

/** The pages that are made from an answer about a product. */
const PAGES: { readonly [Id in ProductAnswerId]: PagesOf<Id> | null } = {
  getPolicy: (policy, context, subject) => productFiles(context, subject, policy),
  getClause: null,
}

type PagesOf<Id extends ProductAnswerId> = (
  body: PrecomputedAnswer<Id>['body'],
  context: ProductContext,
  subject: ProductSubject,
) => Iterable<OutputFile>
