import { answerWith } from './answer-with.ts'
import { type NothingStored, nothingStored } from './pages/nothing-stored.ts'
import { formPage } from './pages/report-and-help.tsx'
import type { IndexSource } from './source/reader.ts'

/** Answers a request from the files under `/index/`; a server that stores nothing shows no forms. */
export function answerQuery(
  request: Request,
  source: IndexSource,
  storesNothing: NothingStored | null = null,
): Promise<Response> {
  return answerWith(
    request,
    source,
    storesNothing === null ? formPage : (url, _, site) => nothingStored(url, storesNothing, site),
  )
}
