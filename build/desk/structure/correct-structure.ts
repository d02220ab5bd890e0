import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductClauses } from '../../contract/authored/clauses.ts'
import type { Product } from '../../contract/authored/product.ts'
import { DraftDataset } from '../../ingest/draft-dataset.ts'
import { UnsoundListing } from '../../check/dataset/list.ts'
import { finishPutting, putFiles } from '../../check/dataset/put-files.ts'
import { type FileChange, type RecordEdit, fileChanges } from '../../ingest/record-edits.ts'
import { correctClauses } from '../../ingest/wording/correct-clauses.ts'
import { sha256 } from '../../files/digest.ts'
import { bytesAt } from '../../files/bytes-at.ts'
import type { DeskData } from '../desk-data.ts'
import { DeskError } from '../desk-error.ts'
import { type Correction, overridesOf, reasonFor } from './correction.ts'
import { errorsIn } from './product-errors.ts'

// The structure of a wording at the desk. This module: how a correction is kept and its product proven.

/** What was corrected in this run of the desk, the last at the end: undo takes it back. */
const history = new WeakMap<DeskData, FileChange[][]>()

/**
 * Saves a correction: clauses, facts and override at once, or nothing; gives what became of the facts that quote the
 * clauses. Throws a DeskError that says why not.
 */
export async function correctStructure(data: DeskData, given: Correction) {
  finishPutting(data.folder)
  const dataset = await DraftDataset.at(data.folder)
  const held = dataset.product(given.uin)
  const document = held?.product.documents.find(({ id }) => id === given.document)
  if (held === null || document === undefined)
    throw new DeskError(404, `There is no document ${given.document} of ${given.uin}.`)
  if (digestOf(data.folder, held.clausesPath) !== given.digest)
    throw new DeskError(
      409,
      'The clauses were changed meanwhile; nothing was saved. They are shown as they are now.',
    )
  const own = held.clauses.filter((clause) => clause.document === document.id)
  const overrides = overridesOf(own, given)
  const records = correctClauses(dataset, held, document, overrides)
  if (records === null) throw new DeskError(422, `This cannot be: ${reasonFor(overrides[0])}.`)
  const { uin } = held.product
  const before = errorsIn(data.catalogue, held, held.product, { uin, clauses: [...held.clauses] })
  const product = recordIn(records.changes, 'products')
  const now = errorsIn(data.catalogue, held, product, recordIn(records.changes, 'clauses'))
  const findings = now.filter((one) => !before.includes(one)).map((message) => ({ message }))
  if (findings.length > 0)
    throw new DeskError(422, 'The build would refuse this; nothing was saved.', { findings })
  save(data, fileChanges(data.folder, records.changes))
  const facts = records.facts.map(({ key, what, reason }) => ({ key, what, reason }))
  return { facts, places: overrides.length }
}

/** Takes back what was corrected last in this run of the desk. Throws a DeskError where a file was changed since. */
export function undoCorrection(data: DeskData): void {
  const last = history.get(data)?.pop()
  if (last === undefined) throw new DeskError(409, 'Nothing was corrected since the desk was started.')
  if (last.some(({ path, after }) => bytesAt(join(data.folder, path))?.toString() !== after))
    throw new DeskError(409, 'A file was changed since the correction; nothing was taken back.')
  const [gone, kept] = [
    last.filter(({ before }) => before === null),
    last.filter(({ before }) => before !== null),
  ]
  put(
    data,
    kept.map(({ path, before }) => ({ path, after: before ?? '' })),
  )
  for (const { path } of gone) rmSync(join(data.folder, path))
}

function save(data: DeskData, files: FileChange[]): void {
  put(data, files)
  history.set(data, [...(history.get(data) ?? []), files])
}

function put(data: DeskData, files: Parameters<typeof putFiles>[1]): void {
  try {
    putFiles(data.folder, files)
  } catch (fault) {
    if (fault instanceof UnsoundListing) throw fault
    throw new DeskError(507, `Nothing was saved: ${(fault as Error).message}.`)
  }
}

export function digestOf(folder: string, path: string): string {
  return sha256(bytesAt(join(folder, path)) ?? '')
}

function recordIn<T extends 'products' | 'clauses'>(changes: readonly RecordEdit[], collection: T) {
  const found = changes.find((one) => one.collection === collection)
  return found?.record as T extends 'products' ? Product : ProductClauses
}
