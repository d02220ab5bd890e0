import { spellingDistance } from '../../search/spelling.ts'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileDigest } from '../../files/digest.ts'
import type { Document } from '../../contract/authored/product.ts'
import { normalUin } from '../../contract/uin.ts'
import type { HeldDataset, HeldProduct } from '../draft-dataset.ts'
import { Lexicon } from '../layout/lexicon.ts'
import { FileError, requireFile } from '../file-error.ts'
import { LIMITS, readPdf } from '../pdf/read-pdf.ts'
import { illegible } from './legible.ts'
import { type Merge, mergeWording } from './merge.ts'
import { personalIn } from './personal.ts'
import { type WordingReading, readWording } from './reading.ts'
import { othersPrinted, wordingReport } from './report.ts'
import { withZeros } from './uins.ts'

/** What is said of a document on the command line; what is not given stays as it is held. */
export interface WordingOptions {
  readonly uin: string
  readonly document: string
  readonly kind: Document['kind'] | undefined
  readonly title: string | undefined
  readonly edition: string | undefined
  readonly url: string | undefined
  readonly collected: string | undefined
  /** Whether the clauses of a file that was read before give way to this reading. */
  readonly overwrite?: boolean
  /** Whether the document may print another UIN than that of the product. */
  readonly otherUin?: boolean
  /** Whether the document may name a person. */
  readonly personal?: boolean
}

/** A reading, what it makes of the records, and the report on it. */
export interface WordingResult {
  readonly reading: WordingReading
  readonly merge: Merge
  readonly report: string
}

const LARGEST_FILE = 200

/** Reads a wording into the records of its product. Throws where the file or the product cannot be used. */
export async function ingestWording(
  file: string,
  options: WordingOptions,
  dataset: HeldDataset,
  progress: (page: number, of: number) => void,
): Promise<WordingResult> {
  const held = dataset.product(options.uin) ?? unknownUin(options.uin, dataset)
  requireFile(file, LARGEST_FILE)
  const content = await readPdf(resolve(file), LIMITS, progress)
  const lexicon = new Lexicon()
  for (const { text } of held.clauses) lexicon.add(text)
  const reading = readWording(content, lexicon)
  const fault = illegible(reading)
  if (fault !== null) throw new FileError(`${file}: ${fault} Nothing was written.`)
  requireUin(file, options, reading.uins)
  requireNobody(file, options, reading)
  const document = documentOf(file, options, held, reading, dataset.dataDate)
  const merge = mergeWording(dataset, held, document, reading, options.overwrite)
  const report = [wordingReport(held.product.uin, reading, merge), ...missingDetails(document)].join('\n')
  return { reading, merge, report }
}

/** Refuses a document that prints UINs, none of which is that of the product. */
function requireUin(file: string, { uin, otherUin }: WordingOptions, printed: readonly string[]): void {
  const isPrinted = printed.some((one) => one === normalUin(uin) || withZeros(one) === normalUin(uin))
  if (otherUin === true || printed.length === 0 || isPrinted) return
  throw new FileError(
    `${file}: does not print the UIN ${uin}; ${othersPrinted(printed)}. Name the right product with --uin, or say --other-uin if it is its wording all the same. Nothing was written.`,
  )
}

/** Refuses a document that was made out to one person. */
function requireNobody(file: string, { personal }: WordingOptions, { clauses }: WordingReading): void {
  const found = personal === true ? [] : personalIn(clauses)
  if (found.length === 0) return
  const where = found.slice(0, 5).map(({ page, what }) => `${what} on p. ${page}`)
  throw new FileError(
    `${file}: seems to be made out to a person: ${where.join(', ')}. Look for the wording that is printed for everybody, or say --personal if this one names nobody. Nothing was written.`,
  )
}

function documentOf(
  file: string,
  options: WordingOptions,
  { product }: HeldProduct,
  reading: WordingReading,
  today: string,
): Document {
  const before = product.documents.find(({ id }) => id === options.document)
  const { sha256 } = fileDigest(file)
  const isSame = before?.sha256 === sha256
  const kind = options.kind ?? before?.kind ?? 'policy-wording'
  return {
    id: options.document,
    kind,
    title: options.title ?? before?.title ?? product.name,
    edition: options.edition ?? (isSame || options.edition !== undefined ? (before?.edition ?? null) : null),
    language: before?.language ?? 'en',
    url: options.url ?? before?.url ?? unknownAddress(file),
    sha256,
    pages: reading.pages,
    page_offset: reading.pageOffset,
    collected: options.collected ?? (isSame ? before.collected : today),
    note: before?.note ?? null,
  }
}

/** An address that nobody can take for a real one, until a person gives it. */
function unknownAddress(file: string): string {
  return `https://example.invalid/${encodeURIComponent(basename(pathToFileURL(file).pathname))}`
}

function missingDetails({ url, edition }: Document): string[] {
  return [
    ...(url.startsWith('https://example.invalid/')
      ? ['To do: where the file was collected is not known; give it with --url.']
      : []),
    ...(edition === null
      ? ['To do: no edition is given; if the document prints one, give it with --edition.']
      : []),
  ]
}

function unknownUin(uin: string, dataset: HeldDataset): never {
  const all = [...dataset.products()].map(({ product }) => product.uin)
  const near = all
    .map((one) => ({ one, steps: spellingDistance(normalUin(one), normalUin(uin), Infinity) }))
    .sort((one, two) => one.steps - two.steps)
    .slice(0, 3)
    .map(({ one }) => one)
  throw new FileError(
    `--uin ${uin}: the dataset has no product with this UIN. The nearest are ${near.join(', ')}. Add the product first: npm run ingest -- list, or a file in products/.`,
  )
}
