import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileDigest, sha256 } from '../../files/digest.ts'
import { temporaryFolder } from '../../files/temporary-folder.ts'
import type { WordingReading } from '../../ingest/wording/reading.ts'
import { DeskError } from '../desk-error.ts'
import type { Pictures } from '../pictures/pictures.ts'

// PDFs that a person drops on the desk, and their reading into the dataset. This module: the places of the files.

/** Files that were dropped: kept for this run, and among the documents once they are read in. */
export class DroppedFiles {
  /** The last reading: another answer about the same file does not read it again. */
  readonly readings = new Map<string, WordingReading>()
  readonly #folder = temporaryFolder('desk')
  readonly #documents: string | undefined
  readonly #pictures: Pictures

  constructor(documents: string | undefined, pictures: Pictures) {
    this.#documents = documents
    this.#pictures = pictures
  }

  /** Keeps a file under its own name; gives its digest. */
  keep(name: string, bytes: Buffer): string {
    const digest = sha256(bytes)
    const folder = join(this.#folder, digest)
    const file = join(folder, fileNameOf(name))
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, bytes)
    this.#pictures.add(digest, file)
    return digest
  }

  /** The file with a digest. Throws a DeskError where it was not dropped in this run, and is none of the documents. */
  file(digest: string): string {
    const file = this.#pictures.file(digest)
    if (file === undefined) throw new DeskError(404, 'The file is not here any more. Drop it again.')
    return file
  }

  /** Puts a file among the documents, if there is a folder of them; gives its path there, or null. */
  store(digest: string): string | null {
    const file = this.file(digest)
    if (this.#documents === undefined) return null
    for (const name of [basename(file), `${digest.slice(0, 12)}-${basename(file)}`]) {
      const place = join(this.#documents, name)
      try {
        copyFileSync(file, place, FAIL_IF_THERE)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        if (fileDigest(place).sha256 !== digest) continue
      }
      this.#pictures.add(digest, place)
      return place
    }
    return null
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const FAIL_IF_THERE = 1

/** The longest name, in bytes of UTF-8: a disk takes 255, and a digest may come before it. */
const LONGEST_NAME = 200

/** A name that is one file in a folder, whatever the browser sent; of a long one, the end. It ends as a PDF does. */
function fileNameOf(given: string): string {
  const bytes = Buffer.from(basename(given.replaceAll('\\', '/')).replace(/\p{Cc}/gu, ''))
  const name = bytes
    .subarray(-LONGEST_NAME)
    .toString()
    .replace(/^[.\uFFFD]+/u, '')
  return /\.pdf$/iu.test(name) ? name : `${name === '' ? 'document' : name}.pdf`
}
