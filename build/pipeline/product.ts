import { readFileSync } from 'node:fs'
import { type ProductFiles, readProduct, rereadSubject } from '../check/dataset/read.ts'
import { type ProductSummary, summaryOf } from '../check/dataset/summary.ts'
import { type Known, surroundingsOf } from '../check/dataset/rule-inputs.ts'
import { type Edition, type Relations } from '../publish/answers/context.ts'
import { addressesUnder } from '../contract/addresses.ts'
import type { Finding } from '../check/dataset/finding.ts'
import type { Digests } from '../check/dataset/record-file.ts'
import { emitProduct } from './emit-product.ts'
import type { IsInPlace, Staged, Stager } from './output/stager.ts'
import { inFolder } from '../publish/files/output-file.ts'
import { type Download, writeDownload } from '../publish/release/download-file.ts'
import { checkProduct } from '../check/rules/run.ts'

// What is done for each product by itself, in this process or in a worker: checking it, and making its files.

/** What was found in a product; its summary is null where it could not be read. */
export interface CheckedProduct {
  readonly findings: readonly Finding[]
  readonly summary: ProductSummary | null
}

/** The dataset as far as the work on one product needs it: plain data, which a worker can be sent. */
export interface Workplace {
  readonly folder: string
  readonly known: Known
}

/** A product, and the digests its files must have where they are known. */
export interface ProductTask extends ProductFiles {
  readonly digests: Digests
}

/** What the files of a product are made with, beside its records. */
export interface MakeTask extends ProductTask {
  readonly baseUrl: string
  readonly edition: Edition
  readonly relations: Relations
}

/** A file for download, and where each file it is made from is on the disk. */
export interface DownloadTask {
  readonly path: string
  readonly what: Download
  readonly places: ReadonlyMap<string, string>
}

/** Who checks products and makes their files, and those for download: this process, or several workers. */
export interface Crew {
  /** How many products it takes at once. */
  readonly width: number
  check(task: ProductTask): Promise<CheckedProduct>
  make(task: MakeTask): Promise<readonly Staged[]>
  download(task: DownloadTask): Promise<Staged>
}

/** Where a crew stages the files it makes. */
export interface StagingPlace {
  /** Gives the staging folder; asked when the first file is written. */
  readonly begin: () => string
  readonly isInPlace: IsInPlace
}

/** Reads a product and applies every rule about it. */
export function checkedProduct({ folder, known }: Workplace, task: ProductTask): CheckedProduct {
  const { subject, findings } = readProduct({ folder, digests: task.digests }, task, known.categories)
  if (subject === null) return { findings, summary: null }
  const summary = summaryOf(subject)
  return { findings: [...findings, ...checkProduct(subject, surroundingsOf(summary, known))], summary }
}

/** Reads a product a second time and stages its files: no more than one product is in memory, however many there are. */
export function stagedProduct({ folder, known }: Workplace, task: MakeTask, stager: Stager): Staged[] {
  const { edition, relations, baseUrl } = task
  const subject = rereadSubject({ folder, digests: task.digests }, task, known.categories)
  const context = { ...edition, ...relations, to: addressesUnder(baseUrl) }
  return Array.from(emitProduct(context, subject), ({ path, content }) =>
    stager.stage(inFolder(path), content),
  )
}

/** Stages a file for download. */
export function stagedDownload({ path, what, places }: DownloadTask, stager: Stager): Staged {
  const source = {
    paths: () => places.keys(),
    read: (file: string) => readFileSync(places.get(file) ?? file),
  }
  return stager.stageWritten(path, (place) => writeDownload(place, what, source))
}
