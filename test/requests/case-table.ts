import type { PublicDocument } from '../support/public-document.ts'
import type { Case } from './case.ts'
import { type CaseJudge, caseJudge } from './judge.ts'
import { type ReadFile, readSamples } from './samples.ts'
import { casesFor } from './table.ts'

// Requests and what must be answered, for any dataset. This module: the cases of one built site, and their judge.

/** The cases of a built site, and the judge of their answers by its own interface description. */
export interface CaseTable {
  readonly document: PublicDocument
  readonly judge: CaseJudge
  readonly cases: Case[]
}

export async function caseTable(read: ReadFile): Promise<CaseTable> {
  const document = (await read('/api/v1/openapi.json')) as PublicDocument
  return { document, judge: caseJudge(document), cases: casesFor(await readSamples(read)) }
}
