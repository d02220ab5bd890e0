import type { ProductContext } from '../publish/answers/context.ts'
import { PRODUCT_ANSWERS } from '../publish/answers/index.ts'
import { INDEX_FILES } from '../contract/index-files.ts'
import { clausesPath } from '../contract/index-paths.ts'
import { uinFileName } from '../contract/uin.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { clausesFile } from '../publish/index-files/clauses.ts'
import { textFile } from '../publish/index-files/product-text.ts'
import { type OutputFile, checkedFile } from '../publish/answers/output-file.ts'
import { productFiles } from '../publish/site/site-files.ts'
import { answerFiles } from './answer-files.ts'

/** Every file that is made for one product: its answers, its clauses, its text index and its page. */
export function* emitProduct(context: ProductContext, subject: ProductSubject): Generator<OutputFile> {
  for (const { value, body } of PRODUCT_ANSWERS.getPolicy(context, subject)) {
    yield* answerFiles('getPolicy', value, body)
    yield* productFiles(context, subject, body)
  }
  if (context.clauses === 'files')
    for (const { value, body } of PRODUCT_ANSWERS.getClause(context, subject))
      yield* answerFiles('getClause', value, body)
  yield textFile(context, subject)
  if (subject.clauses === null) return
  const path = clausesPath(uinFileName(subject.product.uin))
  yield checkedFile(path, clausesFile(context, subject), INDEX_FILES.clauses.schema)
}
