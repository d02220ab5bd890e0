import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductClauses } from '../../contract/authored/clauses.ts'
import type { Product } from '../../contract/authored/product.ts'
import { DraftDataset } from '../../ingest/draft-dataset.ts'
import { COLLECTIONS } from '../../check/dataset/collections.ts'
import type { Catalogue, ProductSubject } from '../../check/dataset/model.ts'
import { subjectOf } from '../../check/dataset/read.ts'
import { finishPutting } from '../../check/dataset/put-files.ts'
import { type FileChange, type RecordEdit, fileChanges } from '../../ingest/record-edits.ts'
import { correctClauses } from '../../ingest/wording/correct-clauses.ts'
import { bytesAt } from '../../files/bytes-at.ts'
import type { WithData } from '../desk.ts'
import type { DeskData } from '../desk-data.ts'
import { DeskError } from '../desk-error.ts'
import { findingsIn } from '../proven-fact.ts'
import { save, undoneBy } from '../saving.ts'
import { type Correction, overridesOf, reasonFor } from './correction.ts'

// The structure of a wording at the desk. This module: how a correction is kept and its product proven.

/**
 * Saves a correction: clauses, facts and override at once, or nothing; gives what became of the facts that quote the
 * clauses. Throws a DeskError that says why not.
 */
export async function correctStructure({ data }: WithData, given: Correction) {
  finishPutting(data.folder)
  const dataset = await DraftDataset.at(data.folder)
  const held = dataset.product(given.uin)
  const document = held?.product.documents.find(({ id }) => id === given.document)
  if (held === null || document === undefined)
    throw new DeskError(404, `There is no document ${given.document} of ${given.uin}.`)
  if (data.digestOf(held.clausesPath) !== given.digest)
    throw new DeskError(
      409,
      'The clauses were changed meanwhile; nothing was saved. They are shown as they are now.',
    )
  const own = held.clauses.filter((clause) => clause.document === document.id)
  const overrides = overridesOf(own, given)
  const records = correctClauses(dataset, held, document, overrides)
  if (records === null) throw new DeskError(422, `This cannot be: ${reasonFor(overrides[0])}.`)
  const before = errorsIn(data.read(given.uin), data.catalogue)
  const product = { path: held.path, record: recordIn(records.changes, 'products') }
  const clauses = { path: held.clausesPath, record: recordIn(records.changes, 'clauses') }
  const now = errorsIn(subjectOf(product, clauses, data.catalogue.categories), data.catalogue)
  const findings = now.filter((one) => !before.includes(one)).map((message) => ({ message }))
  if (findings.length > 0)
    throw new DeskError(422, 'The build would refuse this; nothing was saved.', { findings })
  const files = fileChanges(data.folder, records.changes)
  save(data, files)
  const facts = records.facts.map(({ key, what, reason }) => ({ key, what, reason }))
  return { facts, places: overrides.length, ...undoneBy(data, () => putBack(data, files)) }
}

/** Puts files back as they were. Throws a DeskError where one was changed since. */
function putBack(data: DeskData, files: readonly FileChange[]): void {
  if (files.some(({ path, after }) => bytesAt(join(data.folder, path))?.toString() !== after))
    throw new DeskError(409, 'A file was changed since the correction; nothing was taken back.')
  save(
    data,
    files.flatMap(({ path, before }) => (before === null ? [] : [{ path, after: before }])),
  )
  for (const { path, before } of files) if (before === null) rmSync(join(data.folder, path))
}

function recordIn<T extends 'products' | 'clauses'>(changes: readonly RecordEdit[], collection: T) {
  const found = changes.find((one) => one.collection === collection)
  return found?.record as T extends 'products' ? Product : ProductClauses
}

/** The errors of the build in a product and its clauses. */
function errorsIn(subject: ProductSubject, known: Catalogue): string[] {
  const problems = COLLECTIONS.clauses.check(subject.clauses?.record)
  if (problems.length > 0) return problems.map(({ pointer, message }) => `${pointer}: ${message}`)
  return findingsIn(subject, known).flatMap(({ level, message }) => (level === 'error' ? [message] : []))
}
