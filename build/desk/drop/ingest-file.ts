import { DraftDataset } from '../../ingest/draft-dataset.ts'
import { FileError } from '../../ingest/file-error.ts'
import { RefusedError, fileChanges, write } from '../../ingest/record-edits.ts'
import { ingestWording } from '../../ingest/wording/ingest.ts'
import { pagesInDoubt } from '../../ingest/wording/reading-doubts.ts'
import { DOCUMENT_KINDS, type Product } from '../../contract/authored/product.ts'
import { Day, Sha256, Slug, Uin, Url, closed, oneOf } from '../../contract/primitives.ts'
import { type Static, Type } from '../../contract/schema.ts'
import { finishPutting } from '../../check/dataset/put-files.ts'
import { clausesPathOf } from '../../check/dataset/collection-paths.ts'
import type { Desk } from '../desk.ts'
import type { DeskData } from '../desk-data.ts'
import { DeskError } from '../desk-error.ts'
import type { Progress } from '../one-by-one.ts'
import { refusalOf } from '../saving.ts'
import { proposedProduct } from './proposed-product.ts'

/** Request of a person for a dropped file: to see the changes it makes in the records, or to write them. */
export const IngestRequest = closed({
  sha256: Sha256,
  write: Type.Boolean(),
  uin: Type.Optional(Uin),
  isNew: Type.Optional(Type.Boolean()),
  otherUin: Type.Optional(Type.Boolean()),
  personal: Type.Optional(Type.Boolean()),
  overwrite: Type.Optional(Type.Boolean()),
  replace: Type.Optional(Type.Boolean()),
  kind: Type.Optional(oneOf([...DOCUMENT_KINDS])),
  edition: Type.Optional(Type.String({ maxLength: 500 })),
  url: Type.Optional(Url),
  collected: Type.Optional(Day),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  insurer: Type.Optional(Slug),
  category: Type.Optional(Slug),
})

export type Ingested = Awaited<ReturnType<typeof ingestFile>>

/**
 * Reads a dropped file into the records of its product; gives the result, the report and the changed files. Throws a
 * DeskError; nothing is written then.
 */
export async function ingestFile(
  { data, dropped }: Desk,
  { sha256, write: isToWrite, ...options }: Static<typeof IngestRequest>,
  progress: Progress,
) {
  if (isToWrite) finishPutting(data.folder)
  const dataset = await DraftDataset.at(data.folder)
  const file = dropped.file(sha256)
  const made = ingestWording(file, options, dataset, progress, dropped.readings)
  const { reading, merge, report } = await made.catch((error: unknown) => {
    throw refusalOfFile(error, file, data)
  })
  const files = fileChanges(data.folder, merge.changes)
  const { path, record } = merge.changes.find(({ collection }) => collection === 'products') ?? {}
  const product = record as Product
  if (isToWrite) {
    await write(data.folder, files, false).catch((error: unknown) => {
      throw refusalOfRecords(error)
    })
    data.add({ path: path ?? '', clausesPath: clausesPathOf(path ?? '') })
  }
  return {
    uin: product.uin,
    name: product.name,
    isSameFile: merge.isSameFile,
    clauses: merge.clauses.length,
    confidence: reading.confidence,
    pages: pagesInDoubt(reading),
    report: report.split('\n'),
    files: files.map((one) => one.path),
    isWritten: isToWrite,
    // The address and the day of its collection are asked for: the records have an address that cannot exist.
    isFromNowhere: product.documents.some(
      ({ id, url }) => id === 'wording' && url.startsWith('https://example.invalid/'),
    ),
    // Path at which the PDF is kept; null where it is forgotten when the desk ends.
    kept: isToWrite ? dropped.store(sha256) : null,
  }
}

/** The refusal of a file that cannot be used, with the options that would take it all the same; another error as it is. */
function refusalOfFile(error: unknown, file: string, data: DeskData): unknown {
  if (!(error instanceof FileError)) return error
  const message = error.message.replace(`${file}: `, 'The file ')
  const [, unknown = ''] = /prints the UIN (\S+),/u.exec(message) ?? []
  const isUnknown = message.includes('--category')
  return new DeskError(422, isUnknown ? `The dataset has no product ${unknown} yet.` : message, {
    // The window offers those of the command's options that it knows.
    options: [...new Set(message.match(/(?<=--)[a-z][a-z-]*/gu))],
    ...(isUnknown && { proposed: proposedProduct(data, unknown, file) }),
  })
}

/** The refusal of records: by the check, or by the disk. */
function refusalOfRecords(error: unknown): Error {
  if (!(error instanceof RefusedError)) return refusalOf(error)
  const { message, findings } = error
  return new DeskError(422, `Refused: ${message}.`, { findings })
}
