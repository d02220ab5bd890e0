import type { BodyContext } from '../publish/answers/context.ts'
import { formBodies, formsBody } from '../publish/answers/forms.ts'
import { DATASET_ANSWERS } from '../publish/answers/index.ts'
import { lawSectionBodies, lawsBody } from '../publish/answers/law.ts'
import { complaintsBody } from '../publish/answers/lists.ts'
import { policiesBody } from '../publish/answers/policy.ts'
import { INDEX_FILES } from '../contract/index-files.ts'
import { type Language, SOURCE_LANGUAGE, SOURCE_TEXTS } from '../contract/source-texts.ts'
import { textsPath } from '../contract/index-paths.ts'
import { INDEX_FORMAT } from '../contract/limits.ts'
import { COMPLAINTS_PATH, FORMS_PATH, PATHS } from '../contract/paths.ts'
import { LadderBody } from '../contract/published/complaints.ts'
import { FormBody, FormsBody } from '../contract/published/forms.ts'
import { LawsBody } from '../contract/published/instruments.ts'
import { LawSectionBody } from '../contract/published/law-section.ts'
import { PoliciesBody } from '../contract/published/search-results.ts'
import { catalogueFile } from '../publish/index-files/catalogue.ts'
import { clauseRuns } from '../publish/index-files/clauses.ts'
import { lawFile } from '../publish/index-files/law.ts'
import { productsFile } from '../publish/index-files/products.ts'
import { serviceFile } from '../publish/index-files/service.ts'
import { areaThesaurusFiles, thesaurusFile } from '../publish/index-files/thesaurus.ts'
import { hindiFile } from '../publish/index-files/glossary-words.ts'
import { wordsFile } from '../publish/index-files/words.ts'
import { type OutputFile, checkedFile } from '../publish/answers/output-file.ts'
import { answerFiles } from './answer-files.ts'

/** Every answer and index that is made once for the dataset. */
export function* emitDataset(context: BodyContext): Generator<OutputFile> {
  for (const id of Object.keys(DATASET_ANSWERS) as (keyof typeof DATASET_ANSWERS)[])
    for (const { value, body } of DATASET_ANSWERS[id](context)) yield* answerFiles(id, value, body)
  yield checkedFile(`${PATHS.searchPolicies}/index.json`, policiesBody(context), PoliciesBody)
  yield checkedFile(`${PATHS.listLaw}/index.json`, lawsBody(context), LawsBody)
  for (const body of formBodies(context)) yield checkedFile(`/forms/${body.id}.json`, body, FormBody)
  yield checkedFile(FORMS_PATH, formsBody(context), FormsBody)
  yield checkedFile(COMPLAINTS_PATH, complaintsBody(context), LadderBody)
  for (const body of lawSectionBodies(context))
    yield checkedFile(`${sectionPathOf(context, body)}.json`, body, LawSectionBody)
  yield* emitIndexes(context)
}

/** The path of a section, whose address is under the base URL. */
function sectionPathOf({ to }: BodyContext, { section }: LawSectionBody): string {
  return section.url.slice(to.base.length)
}

/** The files under `/index/` that are made once for the dataset. */
function* emitIndexes(context: BodyContext): Generator<OutputFile> {
  const { service, catalogue, products, numbers, law, synonyms, thesaurus, words, hindi, texts } = INDEX_FILES
  yield checkedFile(service.path, serviceFile(context), service.schema)
  const whole = catalogueFile(context)
  yield checkedFile(catalogue.path, whole, catalogue.schema)
  yield checkedFile(products.path, productsFile(whole, context.to.base), products.schema)
  yield checkedFile(numbers.path, clauseRuns(context), numbers.schema)
  yield checkedFile(law.path, lawFile(context), law.schema)
  yield checkedFile(synonyms.path, context.catalogue.synonyms.record, synonyms.schema)
  yield checkedFile(thesaurus.path, thesaurusFile(context), thesaurus.schema)
  for (const { path, body, schema } of areaThesaurusFiles(context)) yield checkedFile(path, body, schema)
  yield checkedFile(words.path, wordsFile(context), words.schema)
  yield checkedFile(hindi.path, hindiFile(context.catalogue), hindi.schema)
  for (const language of [ENGLISH_FILE, ...context.catalogue.languages])
    yield checkedFile(textsPath(language.code), { format: INDEX_FORMAT, ...language }, texts.schema)
}

/** Words of pages in English, for copies whose programs do not hold them. */
const ENGLISH_FILE: Language = { code: SOURCE_LANGUAGE, texts: SOURCE_TEXTS, words: {} }
