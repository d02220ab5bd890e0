import { readingOf } from '../../ingest/wording/correct-clauses.ts'
import { doubtsOf } from '../../ingest/wording/reading-doubts.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../desk-error.ts'
import { documentsOf } from '../readings.ts'

export type StructureView = ReturnType<typeof structureOf>

/**
 * The clauses of a document, by default of the first, as they are on the disk now, with what is doubtful in them. Throws
 * a DeskError where it has none.
 */
export function structureOf(desk: Desk, { uin, document: given }: { uin: string; document?: string }) {
  const { data } = desk
  const subject = data.read(uin)
  const { product } = subject
  const document = given ?? subject.clauses?.record.clauses[0]?.document ?? ''
  const clauses = [...subject.byId.values()].filter((one) => one.document === document)
  if (clauses.length === 0)
    throw new DeskError(404, `No clause of ${document === '' ? uin : document} is read in.`)
  return {
    uin: product.uin,
    name: product.name,
    document,
    documents: documentsOf(desk, subject),
    // A correction names it.
    digest: data.digestOf(subject.clauses?.path ?? null),
    clauses,
    doubts: doubtsOf(readingOf(clauses), []).map(({ page, what }) => ({ page, what })),
  }
}
