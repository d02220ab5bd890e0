import { answerWith } from './answer-with.ts'
import { FORMS } from './pages/report-and-help.tsx'
import type { FormPages } from '../shared/function-page.tsx'
import type { IndexSource } from './source/load.ts'

/** Answers a request from the files under `/index/`; a server that stores nothing has other pages than the forms. */
export function answerQuery(
  request: Request,
  source: IndexSource,
  forms: FormPages = FORMS,
): Promise<Response> {
  return answerWith(request, source, forms)
}
