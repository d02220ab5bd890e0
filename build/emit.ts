import type { TSchema } from 'typebox'
import { operationPath } from './contract/addresses.ts'
import { OPERATIONS } from './contract/operations.ts'
import { FormBody, FormsBody } from './contract/published/forms.ts'
import { LawsBody } from './contract/published/instruments.ts'
import { PoliciesBody } from './contract/published/search-results.ts'
import { API } from './contract/limits.ts'
import { isPlainUin, policyPath, uinFileName } from './contract/uin.ts'
import { checker, type Problem } from './contract/validate.ts'
import { answerPath } from './contract/index-files.ts'
import { catalogueFile } from './indexes/catalogue.ts'
import { lawFile } from './indexes/law.ts'
import { serviceFile } from './indexes/service.ts'
import { textFile } from './indexes/product-text.ts'
import { thesaurusFile } from './indexes/thesaurus.ts'
import { wordsFile } from './indexes/words.ts'
import { type Examples, examplesFrom } from './description/examples.ts'
import { openApiDocument } from './description/openapi.ts'
import type { PageContext } from './bodies/context.ts'
import { formBodies, formsBody } from './bodies/forms.ts'
import { lawsBody } from './bodies/law.ts'
import { policiesBody } from './bodies/policy.ts'
import { DATASET_PAGES, type PageId, PRODUCT_PAGES } from './bodies/index.ts'
import { publishedSchemas } from './description/schemas.ts'
import { SEARCH_MODULE, searchModule } from './indexes/search-module.ts'
import type { ProductSubject } from './dataset/model.ts'
import { type SiteFile, productFile, siteFiles } from './site/all-pages.ts'

/** A file of the output: its path in the folder and what stands in it. */
export interface Emitted {
  readonly path: string
  readonly content: string
}

/** Every answer and index that is made once for the dataset. */
export function* emitDataset(context: PageContext): Generator<Emitted> {
  for (const id of Object.keys(DATASET_PAGES) as (keyof typeof DATASET_PAGES)[]) {
    for (const { value, body } of DATASET_PAGES[id](context)) {
      for (const path of placesOf(id, value)) yield file(path, body, OPERATIONS[id].response)
    }
  }
  yield file(`${API}/policies/index.json`, policiesBody(context), PoliciesBody)
  yield file(`${API}/law/index.json`, lawsBody(context), LawsBody)
  for (const body of formBodies(context)) yield file(`/forms/${body.id}.json`, body, FormBody)
  yield file('/forms/index.json', formsBody(context), FormsBody)
  yield unchecked('/index/service.json', serviceFile(context))
  yield unchecked('/index/catalogue.json', catalogueFile(context))
  yield unchecked('/index/law.json', lawFile(context))
  yield unchecked('/index/synonyms.json', context.catalogue.synonyms.record)
  yield unchecked('/index/words.json', wordsFile(context))
  yield unchecked('/index/thesaurus.json', thesaurusFile())
  yield { path: SEARCH_MODULE.slice(1), content: searchModule() }
}

/** What describes the service, to programs and to people, with examples from one product. */
export function* emitDescription(
  context: PageContext,
  example: ProductSubject,
  queries: Examples,
): Generator<Emitted> {
  const examples = { ...examplesFrom(context, example), ...queries }
  yield unchecked(`${API}/openapi.json`, openApiDocument(context.to.base, examples))
  for (const [name, schema] of publishedSchemas(context.to.base))
    yield unchecked(`/schemas/${name}.json`, schema)
  for (const page of siteFiles(context, example, examples)) yield asEmitted(page)
}

/** Every file that is made for one product: its answers, its clauses and its text index. */
export function* emitProduct(context: PageContext, subject: ProductSubject): Generator<Emitted> {
  const { uin } = subject.product
  for (const id of Object.keys(PRODUCT_PAGES) as (keyof typeof PRODUCT_PAGES)[]) {
    for (const { value, body } of PRODUCT_PAGES[id](context, subject)) {
      const written = file('', body, OPERATIONS[id].response)
      for (const path of placesOf(id, value)) yield { ...written, path: path.slice(1) }
      if ('unread' in body) yield asEmitted(productFile(body))
    }
  }
  yield unchecked(`/index/text/${uinFileName(uin)}.json`, textFile(context, subject))
}

function asEmitted({ path, content }: SiteFile): Emitted {
  return { path: path.slice(1), content }
}

/** Where the answer of a page operation stands: at its own path where a file can, and where `query` finds it. */
function placesOf(id: PageId, value: string | number | null): string[] {
  if (id === 'getClause') return [operationPath(id, value ?? '')]
  if (id === 'getPolicy') {
    const uin = String(value)
    const answer = answerPath(id, uinFileName(uin))
    return isPlainUin(uin) ? [policyPath(uin), answer] : [answer]
  }
  const answer = answerPath(id, value === null ? null : String(value))
  if (id === 'listCategories') return [answer, `${API}/categories/index.json`]
  return [value === null ? OPERATIONS[id].path : operationPath(id, value), answer]
}

const checks = new Map<TSchema, (value: unknown) => Problem[]>()

/** A body proven to be of its published schema. That it is not would be a fault of the build, never of the data. */
function file(path: string, body: unknown, schema: TSchema): Emitted {
  let check = checks.get(schema)
  if (check === undefined) checks.set(schema, (check = checker(schema)))
  const [problem] = check(body)
  if (problem !== undefined) {
    throw new Error(`${path}: a fault of the build: ${problem.pointer}: ${problem.message}`)
  }
  return unchecked(path, body)
}

function unchecked(path: string, body: unknown): Emitted {
  return { path: path.slice(1), content: `${JSON.stringify(body)}\n` }
}
