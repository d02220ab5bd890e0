import { readFileSync } from 'node:fs'
import type { DatasetHead, ProductRelations } from '../publish/answers/context.ts'
import { inFolder } from '../publish/answers/output-file.ts'
import { addressesUnder } from '../contract/addresses.ts'
import type { FactProofs } from '../check/proof/fact-proof.ts'
import { type ProductFiles, rereadSubject } from '../check/dataset/read.ts'
import type { ReleaseFile } from '../contract/release.ts'
import type { InputDigests } from '../check/dataset/record-file.ts'
import type { DatasetFacts } from '../check/dataset/rule-inputs.ts'
import { type Download, writeDownload } from '../publish/release/download-file.ts'
import { type CheckedProduct, checkedProduct } from '../check/rules/run.ts'
import { emitProduct } from './emit-product.ts'
import type { Staged, Stager } from './output/stager.ts'

// The jobs that a pool does for one product or download. Tasks and results are plain data, which threads can be sent.

/** The dataset as far as the work on one product needs it. */
export interface Workplace {
  readonly folder: string
  readonly known: DatasetFacts
}

/** A product, and the digests its files must have where they are known. */
interface ProductTask extends ProductFiles {
  readonly digests: InputDigests
}

/** Task of making the files of a product: what they are made with, beside its records. */
interface MakeTask extends ProductTask {
  readonly baseUrl: string
  readonly edition: DatasetHead
  readonly relations: ProductRelations
  /** The JSON of `FactProofs`. */
  readonly proofs: string
}

/** A file that a download is made from, and where it is on the disk. */
interface PlacedFile extends Omit<ReleaseFile, 'path'> {
  readonly place: string
}

/** A file for download, and the files it is made from by their paths. */
interface DownloadTask {
  readonly path: string
  readonly what: Download
  readonly files: ReadonlyMap<string, PlacedFile>
}

/** Jobs by name. */
export interface Jobs {
  readonly check: (task: ProductTask) => CheckedProduct
  readonly make: (task: MakeTask) => readonly Staged[]
  readonly download: (task: DownloadTask) => Staged
}

export type JobName = keyof Jobs
export type TaskOf<Name extends JobName> = Parameters<Jobs[Name]>[0]
export type ResultOf<Name extends JobName> = ReturnType<Jobs[Name]>

/** The jobs for one dataset, whose files go through a stager. */
export function jobsAt({ folder, known }: Workplace, stager: Stager): Jobs {
  return {
    check: ({ digests, ...files }) => checkedProduct({ folder, digests }, files, known),
    make: ({ edition, relations, proofs, baseUrl, digests, ...files }) => {
      const subject = rereadSubject({ folder, digests }, files, known.categories)
      const restsOn = JSON.parse(proofs) as FactProofs
      const { languages } = known
      const to = addressesUnder(baseUrl)
      // Names before spreads: Node 20 takes far longer to add names to a copy.
      const context = { languages, proofs: restsOn, to, ...edition, ...relations }
      return Array.from(emitProduct(context, subject), ({ path, content }) =>
        stager.stage(inFolder(path), content),
      )
    },
    download: ({ path, what, files }) => {
      const at = (file: string) => files.get(file) ?? missing(file)
      const source = {
        paths: () => files.keys(),
        read: (file: string) => readFileSync(at(file).place),
        file: (file: string) => ({ path: file, bytes: at(file).bytes, sha256: at(file).sha256 }),
      }
      return stager.stageWritten(path, (place) => writeDownload(place, what, source))
    },
  }
}

function missing(path: string): never {
  throw new Error(`${path}: a fault of the build: a download is made from a file it does not name`)
}
