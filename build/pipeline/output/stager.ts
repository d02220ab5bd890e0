import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileDigest, sha256 } from '../../files/digest.ts'

/** A file that was made: where it belongs, what it holds, and the file it waits in. */
export interface Staged {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** Its name in the staging folder; null where the file in its place has the same bytes. */
  readonly name: string | null
}

/** Whether a file of the output is in its place and holds these bytes. */
export type IsInPlace = (path: string, digest: string) => boolean

/** Writes files into a staging folder, each under a name of its own; `mark` tells the files of several stagers apart. */
export class Stager {
  readonly #folder: () => string
  readonly #mark: string
  readonly #isInPlace: IsInPlace
  #count = 0
  #buffer = Buffer.allocUnsafeSlow(2 ** 22)

  /** `folder` gives the staging folder; it is asked when a file is written. */
  constructor(folder: () => string, mark: string, isInPlace: IsInPlace) {
    this.#folder = folder
    this.#mark = mark
    this.#isInPlace = isInPlace
  }

  /** Takes one file; nothing is written where it is in its place already. */
  stage(path: string, content: string | Uint8Array): Staged {
    const bytes = typeof content === 'string' ? this.#encoded(content) : content
    const digest = sha256(bytes)
    const isUnchanged = this.#isInPlace(path, digest)
    const name = isUnchanged ? null : this.#nextName()
    if (name !== null) writeFileSync(this.#placeOf(name), bytes)
    return { path, bytes: bytes.byteLength, sha256: digest, name }
  }

  /** Takes a file that is written by somebody else, at the place given: one that may be larger than memory. */
  stageWritten(path: string, write: (place: string) => void): Staged {
    const name = this.#nextName()
    const place = this.#placeOf(name)
    write(place)
    return { path, ...fileDigest(place), name }
  }

  #nextName(): string {
    return `${this.#mark}${this.#count++}`
  }

  #placeOf(name: string): string {
    return join(this.#folder(), name)
  }

  /** The bytes of a text, in a buffer that is used again for the next text. */
  #encoded(text: string): Buffer {
    // A UTF-16 unit takes three bytes at most: most texts fit without being measured.
    if (3 * text.length > this.#buffer.length) {
      const length = Buffer.byteLength(text)
      if (length > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(2 * length)
    }
    return this.#buffer.subarray(0, this.#buffer.write(text))
  }
}
