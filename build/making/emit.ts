import { operationPath } from '../contract/addresses.ts'
import { ANSWERS } from '../contract/answers.ts'
import { FormBody, FormsBody } from '../contract/published/forms.ts'
import { LawsBody } from '../contract/published/instruments.ts'
import { PoliciesBody } from '../contract/published/search-results.ts'
import { FORMS_PATH, OPENAPI_PATH, PATHS } from '../contract/paths.ts'
import { isPlainUin, policyPath, uinFileName } from '../contract/uin.ts'
import { INDEX_FILES } from '../contract/index-files.ts'
import { answerPath, clausesPath, textPath } from '../contract/index-paths.ts'
import { catalogueFile } from '../indexes/catalogue.ts'
import { clauseRuns, clausesFile } from '../indexes/clauses.ts'
import { catalogueFiles } from '../indexes/products.ts'
import { lawFile } from '../indexes/law.ts'
import { serviceFile } from '../indexes/service.ts'
import { textFile } from '../indexes/product-text.ts'
import { areaThesaurusFiles, thesaurusFile } from '../indexes/thesaurus.ts'
import { wordsFile } from '../indexes/words.ts'
import { openApiDocument } from '../description/openapi.ts'
import type { BodyContext, ProductContext } from '../bodies/context.ts'
import { formBodies, formsBody } from '../bodies/forms.ts'
import { lawsBody } from '../bodies/law.ts'
import { policiesBody } from '../bodies/policy.ts'
import {
  type Answer,
  type AnswerId,
  DATASET_ANSWERS,
  PRODUCT_ANSWERS,
  type ProductAnswerId,
} from '../bodies/index.ts'
import { publishedSchemas } from '../description/schemas.ts'
import { searchModule } from '../indexes/search-module.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { checkedFile, jsonFile } from '../output/json-file.ts'
import type { OutputFile } from '../output/output-file.ts'
import { productFiles, siteFiles } from '../site/all-pages.ts'
import type { Material } from '../site/site.ts'

/** Every answer and index that is made once for the dataset. */
export function* emitDataset(context: BodyContext): Generator<OutputFile> {
  for (const id of Object.keys(DATASET_ANSWERS) as (keyof typeof DATASET_ANSWERS)[])
    for (const { value, body } of DATASET_ANSWERS[id](context)) yield* answerFiles(id, value, body)
  yield checkedFile(`${PATHS.searchPolicies}/index.json`, policiesBody(context), PoliciesBody)
  yield checkedFile(`${PATHS.listLaw}/index.json`, lawsBody(context), LawsBody)
  for (const body of formBodies(context)) yield checkedFile(`/forms/${body.id}.json`, body, FormBody)
  yield checkedFile(FORMS_PATH, formsBody(context), FormsBody)
  yield* emitIndexes(context)
}

/** The files under `/index/` that are made once for the dataset. */
function* emitIndexes(context: BodyContext): Generator<OutputFile> {
  const { service, catalogue, numbers, law, synonyms, thesaurus, words } = INDEX_FILES
  yield checkedFile(service.path, serviceFile(context), service.schema)
  const whole = catalogueFile(context)
  yield checkedFile(catalogue.path, whole, catalogue.schema)
  for (const { path, body, schema } of catalogueFiles(whole)) yield checkedFile(path, body, schema)
  yield checkedFile(numbers.path, clauseRuns(context), numbers.schema)
  yield checkedFile(law.path, lawFile(context), law.schema)
  yield checkedFile(synonyms.path, context.catalogue.synonyms.record, synonyms.schema)
  yield checkedFile(thesaurus.path, thesaurusFile(context), thesaurus.schema)
  for (const { path, body, schema } of areaThesaurusFiles(context)) yield checkedFile(path, body, schema)
  yield checkedFile(words.path, wordsFile(context), words.schema)
}

/** The module that offline clients search with: made from this project's own sources alone. */
export function* emitSearchModule(): Generator<OutputFile> {
  yield { path: INDEX_FILES.search.path, content: searchModule() }
}

/** What describes the service, to programs and to people, with examples from one product. */
export function* emitDescription(made: Omit<Material, 'downloads'>): Generator<OutputFile> {
  const { context, examples } = made
  yield jsonFile(OPENAPI_PATH, openApiDocument(context.to.base, context.notice, examples))
  for (const [name, schema] of publishedSchemas(context.to.base))
    yield jsonFile(`/schemas/${name}.json`, schema)
  yield* siteFiles(made)
}

/** Every file that is made for one product: its answers, its clauses, its text index and its page. */
export function* emitProduct(context: ProductContext, subject: ProductSubject): Generator<OutputFile> {
  yield* productAnswerFiles('getPolicy', context, subject)
  if (context.clauses === 'files') yield* productAnswerFiles('getClause', context, subject)
  const name = uinFileName(subject.product.uin)
  yield checkedFile(textPath(name), textFile(context, subject), INDEX_FILES.text.schema)
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
  body: Answer<Id>['body'],
  context: ProductContext,
  subject: ProductSubject,
) => Iterable<OutputFile>

/** A precomputed answer wherever it is read from. */
function* answerFiles(id: AnswerId, value: string | number | null, body: unknown): Generator<OutputFile> {
  const [first = '', ...others] = answerPaths(id, value)
  const { content } = checkedFile(first, body, ANSWERS[id])
  for (const path of [first, ...others]) yield { path, content }
}

/** Where an answer is: at its own path if a file can be there, and where the query function finds it. */
function answerPaths(id: AnswerId, value: string | number | null): string[] {
  if (id === 'getClause') return [operationPath(id, value ?? '')]
  if (id === 'getPolicy') {
    const uin = String(value)
    const answer = answerPath(id, uinFileName(uin))
    return isPlainUin(uin) ? [policyPath(uin), answer] : [answer]
  }
  const answer = answerPath(id, value === null ? null : String(value))
  // A folder is at this path: the fields of each category are below it.
  if (id === 'listCategories') return [answer, `${PATHS.listCategories}/index.json`]
  return [value === null ? PATHS[id] : operationPath(id, value), answer]
}
