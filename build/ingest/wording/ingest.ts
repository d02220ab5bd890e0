import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileDigest } from '../../files/digest.ts'
import type { Document } from '../../contract/authored/product.ts'
import { normalUin } from '../../contract/uin.ts'
import type { DraftDataset, DraftProduct } from '../draft-dataset.ts'
import { FileError, requireFile } from '../file-error.ts'
import { readDocument } from '../read-document.ts'
import { type Proposed, newProduct } from './new-product.ts'
import { namedProduct, othersWithFile, printedProduct } from './product-of-file.ts'
import { illegible } from './legible.ts'
import { editsOf } from './edits.ts'
import { type Merge, mergeWording } from './merge.ts'
import { personalIn } from './personal.ts'
import type { WordingReading } from './reading.ts'
import { othersPrinted, wordingReport } from './report.ts'
import { withZeros } from './uins.ts'

/** Details of a document given on the command line; those not given stay as they are held. */
export interface WordingOptions extends Proposed {
  /** The product; undefined for the one whose UIN is printed. */
  readonly uin?: string | undefined
  readonly document?: string | undefined
  readonly kind?: Document['kind'] | undefined
  readonly title?: string | undefined
  readonly edition?: string | undefined
  readonly url?: string | undefined
  readonly collected?: string | undefined
  /** Whether the clauses of a file that was read before give way to this reading. */
  readonly overwrite?: boolean
  /** Whether the document may print another UIN than that of the product. */
  readonly otherUin?: boolean
  /** Whether the document may name a person. */
  readonly personal?: boolean
  /** Whether most of the clauses that are held may be retired. */
  readonly replace?: boolean
}

/** A reading, the records with it, and the report on it. */
export interface WordingResult {
  readonly reading: WordingReading
  readonly merge: Merge
  /** The part of the report that fits on a screen; the details are all of it. */
  readonly report: string
  readonly details: string
}

/** The largest file that is read, in MiB. */
export const LARGEST_FILE = 200

/** Reads a wording into the records of its product. Throws where the file or the product cannot be used. */
export async function ingestWording(
  file: string,
  options: WordingOptions,
  dataset: DraftDataset,
  progress: (page: number, of: number) => void,
  kept = new Map<string, WordingReading>(), // What was read before, for other options.
): Promise<WordingResult> {
  const { uin } = options
  const named = uin === undefined ? null : namedProduct(uin, options, dataset)
  requireFile(file, LARGEST_FILE)
  const words = (named?.clauses ?? []).map(({ text }) => text).join('\n')
  const own = `${fileDigest(file).sha256} ${words}`
  const reading = kept.get(own) ?? (await readDocument(resolve(file), 'wording', { words, progress }))
  kept.clear()
  kept.set(own, reading)
  return wordingRecords(file, reading, options, dataset, named)
}

/** Brings a reading into the records of its product: the one that is named, else the one whose UIN is printed. */
export function wordingRecords(
  file: string,
  reading: WordingReading,
  options: WordingOptions,
  dataset: DraftDataset,
  named: DraftProduct | null,
): WordingResult {
  const problem = illegible(reading)
  if (problem !== null) throw new FileError(`${file}: ${problem} Nothing was written.`)
  const { uin } = options
  const made = () =>
    uin === undefined
      ? printedProduct(file, reading, options, dataset)
      : newProduct(uin, reading, options, dataset)
  const held = named ?? made()
  requireUin(file, held.product.uin, options, reading.uins)
  const personal = options.personal === true ? null : personalProblem(file, reading)
  if (personal !== null) throw new FileError(personal)
  const document = documentOf(file, options, held, reading, dataset.dataDate)
  requireWording(file, options, held, document, reading)
  const merge = mergeWording(dataset, held, document, reading, options.overwrite)
  requireFoundAgain(file, options, document, merge)
  const others = othersWithFile(document.sha256, held.product.uin, dataset)
  const { brief, whole } = wordingReport(held.product.uin, reading, merge, [
    ...others.map((other) => `Warning: the product ${other} holds the very same file.`),
    ...missingDetails(document),
  ])
  return { reading, merge, report: brief, details: whole }
}

/** Refuses a document that prints UINs, none of which is that of the product. */
function requireUin(
  file: string,
  uin: string,
  { otherUin }: WordingOptions,
  printed: readonly string[],
): void {
  const isPrinted = printed.some((one) => one === normalUin(uin) || withZeros(one) === normalUin(uin))
  if (otherUin === true || printed.length === 0 || isPrinted) return
  throw new FileError(
    `${file}: does not print the UIN ${uin}; ${othersPrinted(printed)}. Name the right product with --uin, or say --other-uin if it is its wording all the same. Nothing was written.`,
  )
}

/** Why a document is refused that was made out to one person; null for one that is printed for everybody. */
export function personalProblem(file: string, { clauses }: WordingReading): string | null {
  const where = personalIn(clauses).map(({ page, what }) => `${what} on p. ${page}`)
  if (where.length === 0) return null
  return `${file}: seems to be made out to a person: ${where.slice(0, 5).join(', ')}. Look for the wording that is printed for everybody, or say --personal if this one names nobody. Nothing was written.`
}

/** Refuses a document that is to be a wording and names itself something else, unless it was read before. */
function requireWording(
  file: string,
  { kind }: WordingOptions,
  { product }: DraftProduct,
  document: Document,
  reading: WordingReading,
): void {
  const isSame = product.documents.some(({ sha256 }) => sha256 === document.sha256)
  const named = kind !== undefined || isSame || document.kind !== 'policy-wording' ? null : reading.named
  if (named === null) return
  const instead = named.kind.endsWith('form')
    ? 'Read a form with npm run ingest -- form'
    : `Add it beside the wording with --document and --kind ${named.kind}`
  throw new FileError(
    `${file}: names itself a ${named.kind.replaceAll('-', ' ')} (“${named.line}”, on its first page). ${instead}, or say --kind policy-wording if it is the wording all the same. Nothing was written.`,
  )
}

/** Refuses a reading in which most of the clauses that are held are not found again. */
function requireFoundAgain(file: string, { replace }: WordingOptions, { id }: Document, merge: Merge): void {
  const all = merge.matching.before.length
  if (replace === true || merge.isSameFile || all === 0) return
  const again = all - editsOf(merge).filter(({ what }) => what === 'removed').length
  if (3 * again >= all) return
  throw new FileError(
    `${file}: only ${again} of the ${all} clauses of the document ${id} are found again in it, so it may be another document. Give another name with --document to add it beside that, or say --replace to retire the others. Nothing was written.`,
  )
}

function documentOf(
  file: string,
  options: WordingOptions,
  { product }: DraftProduct,
  reading: WordingReading,
  today: string,
): Document {
  const { document: id = 'wording' } = options
  const before = product.documents.find((one) => one.id === id)
  const { sha256 } = fileDigest(file)
  const isSame = before?.sha256 === sha256
  return {
    id,
    kind: options.kind ?? before?.kind ?? 'policy-wording',
    title: options.title ?? before?.title ?? product.name,
    edition: options.edition ?? (isSame ? before.edition : null),
    language: before?.language ?? 'en',
    url: options.url ?? before?.url ?? unknownAddress(file),
    sha256,
    pages: reading.pages,
    page_offset: reading.pageOffset,
    collected: options.collected ?? (isSame ? before.collected : today),
    note: before?.note ?? null,
    ...unreadPagesOf(isSame ? before : undefined, reading),
  }
}

/** The pages of a file that nobody has read: a page that a person took off the list stays off it. */
function unreadPagesOf(before: Document | undefined, { unreadPages }: WordingReading) {
  const pages = before?.unread_pages ?? unreadPages
  return before?.unread_pages === undefined && pages.length === 0 ? {} : { unread_pages: [...pages] }
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
