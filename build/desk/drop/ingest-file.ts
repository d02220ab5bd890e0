import { DraftDataset } from '../../ingest/draft-dataset.ts'
import { FileError } from '../../ingest/file-error.ts'
import { RefusedError, fileChanges, write } from '../../ingest/record-edits.ts'
import { type WordingResult, ingestWording } from '../../ingest/wording/ingest.ts'
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
import type { DroppedFiles } from './dropped-files.ts'
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
  { data, dropped }: Pick<Desk, 'data' | 'dropped'>,
  { sha256, write: isToWrite, ...options }: Static<typeof IngestRequest>,
  progress: Progress,
) {
  if (isToWrite) finishPutting(data.folder)
  const dataset = await DraftDataset.at(data.folder)
  const { reading, merge, report } = await readDropped(data, dropped, sha256, options, dataset, progress)
  const files = fileChanges(data.folder, merge.changes)
  const { path, record } = merge.changes.find(({ collection }) => collection === 'products') ?? {}
  const product = record as Product
  if (isToWrite) {
    await checkedWrite(data.folder, files, report)
    data.add({ path: path ?? '', clausesPath: clausesPathOf(path ?? '') })
  }
  return {
    uin: product.uin,
    name: product.name,
    document: 'wording',
    isSameFile: merge.isSameFile,
    clauses: merge.clauses.length,
    confidence: reading.confidence,
    pages: pagesInDoubt(reading),
    report: report.split('\n'),
    files: files.map((file) => file.path),
    isWritten: isToWrite,
    // The address and the day of its collection are asked for: the records have an address that cannot exist.
    isFromNowhere: product.documents.some(
      ({ id, url }) => id === 'wording' && url.startsWith('https://example.invalid/'),
    ),
    // Path at which the PDF is kept; null where it is forgotten when the desk ends.
    kept: isToWrite ? dropped.store(sha256) : null,
  }
}

/** Reads a wording; a file that cannot be used is refused with the option that would take it all the same. */
async function readDropped(
  data: DeskData,
  dropped: DroppedFiles,
  sha256: string,
  options: Parameters<typeof ingestWording>[1],
  dataset: DraftDataset,
  progress: Progress,
): Promise<WordingResult> {
  const file = dropped.file(sha256)
  try {
    return await ingestWording(file, options, dataset, progress, dropped.readings)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    const message = error.message.replace(`${file}: `, 'The file ')
    const [, unknown = ''] = /prints the UIN (\S+),/u.exec(message) ?? []
    const isUnknown = message.includes('--category')
    throw new DeskError(422, isUnknown ? `The dataset has no product ${unknown} yet.` : message, {
      // The options of the command that would take it: the window offers those that it knows.
      options: [...new Set(message.match(/(?<=--)[a-z][a-z-]*/gu))],
      ...(isUnknown && { proposed: proposedProduct(data, unknown, file) }),
    })
  }
}

async function checkedWrite(
  folder: string,
  files: Parameters<typeof write>[1],
  report: string,
): Promise<void> {
  try {
    await write(folder, files, false)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw refusalOf(error)
    const { message, findings } = error
    throw new DeskError(422, `Refused: ${message}.`, { findings, report: report.split('\n') })
  }
}
