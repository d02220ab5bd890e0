import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import glob from 'fast-glob'
import { compareTexts } from '../../contract/compare-texts.ts'
import { fileDigest } from '../../files/digest.ts'
import type { Form } from '../../contract/authored/form-record.ts'
import type { DraftDataset } from '../draft-dataset.ts'
import { FileError } from '../file-error.ts'
import { formRecord } from '../form/ingest.ts'
import type { RecordEdit } from '../record-edits.ts'
import { wordingRecords } from '../wording/ingest.ts'
import type { Proposed } from '../wording/new-product.ts'
import { printedProduct } from '../wording/product-of-file.ts'
import type { DocumentReading, ReadingOfForm } from './file-reading.ts'
import { type KnownFile, KeptReadings } from './kept-readings.ts'
import type { FileOutcome } from './report.ts'

/** Records as a folder changes them, and the outcome of each of its files. */
export interface FolderRecords {
  readonly edits: readonly RecordEdit[]
  /** By the path of a record, the digest of the last file that is in it. */
  readonly owners: ReadonlyMap<string, string>
  readonly outcomes: readonly FileOutcome[]
}

/** The files of a folder, read, and brought into a dataset in the order of their names. */
export class Folder {
  readonly #dir: string
  readonly #state: string
  readonly #readings: KeptReadings
  /** Outcome of each file that the dataset has, by its digest. */
  readonly #known: Record<string, FileOutcome>
  readonly files: readonly KnownFile[]

  constructor(dir: string, work: string) {
    this.#dir = dir
    mkdirSync(work, { recursive: true })
    this.#state = join(work, 'state.json')
    this.#readings = new KeptReadings(join(work, 'readings'))
    this.#known = existsSync(this.#state)
      ? (JSON.parse(readFileSync(this.#state, 'utf8')) as Record<string, FileOutcome>)
      : {}
    const paths = glob.sync('**/*.pdf', { cwd: dir, absolute: true, caseSensitiveMatch: false })
    this.files = paths.toSorted(compareTexts).map((file) => ({ file, sha256: fileDigest(file).sha256 }))
  }

  /** Reads what the dataset does not hold and no reading is kept of. */
  async read(dataset: DraftDataset, progress: (done: number, of: number) => void): Promise<void> {
    const known = filesOfDataset(dataset)
    const once = [...new Map(this.files.map((file) => [file.sha256, file])).values()]
    const unread = once.filter((file) => !known.has(file.sha256) && !this.#readings.has(file))
    if (unread.length > 0) await this.#readings.read(unread, (done) => progress(done, unread.length))
  }

  /** Records as the readings change them; files in `refused` are left out, with why. */
  records(start: DraftDataset, proposed: Proposed, refused: ReadonlyMap<string, string>): FolderRecords {
    const held = filesOfDataset(start)
    const seen = new Map(held)
    const edits = new Map<string, RecordEdit>()
    const owners = new Map<string, string>()
    let dataset = start
    const outcomes = this.files.map(({ file, sha256 }): FileOutcome => {
      const name = relative(this.#dir, file)
      const first = seen.get(sha256)
      const known = this.#known[sha256]
      if (held.has(sha256) && known !== undefined) return { ...known, file: name }
      if (first !== undefined)
        return {
          file: name,
          kind: null,
          of: first,
          confidence: 1,
          said: `The dataset holds this file with ${first}.`,
        }
      const why = refused.get(sha256)
      try {
        if (why !== undefined) throw new FileError(why)
        const { outcome, changes } = this.#merged({ file, sha256 }, name, proposed, dataset)
        for (const edit of changes) edits.set(edit.path, edit)
        for (const { path, collection } of changes) if (collection !== 'retired') owners.set(path, sha256)
        dataset = dataset.with(changes)
        seen.set(sha256, outcome.of ?? '')
        return outcome
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        return {
          file: name,
          kind: this.#kindOf({ file, sha256 }),
          of: null,
          confidence: 0,
          said: error.message,
        }
      }
    })
    return { edits: [...edits.values()], owners, outcomes }
  }

  /** Keeps what was said of each file that was taken, and forgets its reading. */
  keep(outcomes: readonly FileOutcome[]): void {
    for (const [at, file] of this.files.entries()) {
      const outcome = outcomes[at]
      if (outcome === undefined || outcome.of === null) continue
      this.#known[file.sha256] ??= outcome
      this.#readings.forget(file)
    }
    writeFileSync(this.#state, `${JSON.stringify(this.#known, null, 1)}\n`)
  }

  #kindOf(file: KnownFile): FileOutcome['kind'] {
    const outcome = this.#readings.has(file) ? this.#readings.get(file) : null
    return outcome !== null && 'reading' in outcome ? outcome.reading.kind : null
  }

  #merged(known: KnownFile, name: string, proposed: Proposed, dataset: DraftDataset) {
    const { file } = known
    const read = this.#readings.get(known)
    if ('failure' in read) throw new FileError(read.failure)
    const { reading } = read
    if (reading.kind === 'scan')
      throw new FileError(
        `${file}: is pictures of pages. Recognise the text first (OCR), or type what it says.`,
      )
    const { changes, ...outcome } =
      'form' in reading ? formOf(file, reading, dataset) : this.#document(known, reading, proposed, dataset)
    return { changes, outcome: { file: name, kind: reading.kind, ...outcome } }
  }

  /** A document of a product, beside those of its kind that are in the folder, too. */
  #document(
    { file, sha256 }: KnownFile,
    { kind, wording }: DocumentReading,
    proposed: Proposed,
    dataset: DraftDataset,
  ) {
    const found = printedProduct(file, wording, proposed, dataset)
    const own = new Set(this.files.map((one) => one.sha256))
    const base = kind === 'policy-wording' ? 'wording' : kind
    const isTaken = (id: string) =>
      found.product.documents.some(
        (one) => one.id === id && one.sha256 !== sha256 && (own.has(one.sha256) || one.kind !== kind),
      )
    let [document, count] = [base as string, 1]
    while (isTaken(document)) document = `${base}-${(count += 1)}`
    const { merge, report } = wordingRecords(file, wording, { document, kind }, dataset, found)
    return { changes: merge.changes, of: found.product.uin, confidence: wording.confidence, said: report }
  }
}

function formOf(file: string, { kind, form: read }: ReadingOfForm, dataset: DraftDataset) {
  const purpose = kind === 'proposal-form' ? 'proposal' : 'claim'
  const { form, report } = formRecord(file, read, { purpose }, dataset)
  const { all, unnamed } = read.drawn
  return {
    changes: [{ path: `forms/${form.id}.json`, collection: 'forms' as const, record: form }],
    of: `form ${form.id}`,
    confidence: all === 0 ? 0.5 : 1 - unnamed / all,
    said: report,
  }
}

/** The files that the dataset holds by their digests, and what of. */
function filesOfDataset(dataset: DraftDataset): Map<string, string> {
  const documents = [...dataset.products()].flatMap(({ product }) =>
    product.documents.map(({ sha256 }) => [sha256, product.uin] as const),
  )
  const forms = dataset.listing.files.forms.map((path) => dataset.read<Form>(path))
  return new Map([...documents, ...forms.map(({ sha256, id }) => [sha256, `form ${id}`] as const)])
}
