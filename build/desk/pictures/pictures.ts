import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import type { Document } from '../../contract/authored/product.ts'
import { fileDigest } from '../../files/digest.ts'
import { DeskError } from '../desk-error.ts'
import type { PagePicture, PictureAnswer } from './page-picture.ts'

const PROGRAM = fileURLToPath(new URL('page-picture.ts', import.meta.url))
const SECONDS = 30

interface Waiting {
  readonly made: (picture: PagePicture) => void
  readonly failed: (fault: Error) => void
}

/** Draws pages of the documents that are at hand, in a process of its own that is started again when it dies. */
export class Pictures {
  readonly #files: Map<string, string>
  readonly #waiting = new Map<number, Waiting>()
  #child: ChildProcess | null = null
  #last = 0

  private constructor(files: Map<string, string>) {
    this.#files = files
  }

  /** Finds the PDFs of a folder by their digests; null where none is kept. */
  static in(folder: string | undefined): Pictures {
    const files = new Map<string, string>()
    if (folder !== undefined)
      for (const file of glob.sync('**/*.pdf', { cwd: folder, absolute: true, caseSensitiveMatch: false }))
        files.set(fileDigest(file).sha256, file)
    return new Pictures(files)
  }

  /** Whether the very file that was read is at hand. */
  has({ sha256 }: Pick<Document, 'sha256'>): boolean {
    const file = this.#files.get(sha256)
    return file !== undefined && existsSync(file)
  }

  add(sha256: string, file: string): void {
    this.#files.set(sha256, file)
  }

  /** Draws a page; `scale` is pixels per point. Throws a DeskError where the file is missing or damaged. */
  async page({ sha256, title }: Document, page: number, scale: number): Promise<PagePicture> {
    const file = this.#files.get(sha256)
    if (file === undefined)
      throw new DeskError(404, `The file of “${title}” is not among the --documents (sha256 ${sha256}).`)
    const id = ++this.#last
    const child = this.#started()
    return new Promise<PagePicture>((made, failed) => {
      const late = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000)
      const end =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late)
          this.#waiting.delete(id)
          then(value)
        }
      this.#waiting.set(id, { made: end(made), failed: end(failed) })
      child.send({ id, file, page, scale })
    }).catch((fault: Error) => {
      throw new DeskError(422, `Page ${page} of “${title}” cannot be drawn: ${fault.message}.`)
    })
  }

  close(): void {
    this.#child?.kill()
  }

  #started(): ChildProcess {
    if (this.#child !== null) return this.#child
    const child = fork(PROGRAM, {
      execArgv: ['--import', import.meta.resolve('tsx')],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child = child
    child.on('message', (answer: PictureAnswer) => {
      const waiting = this.#waiting.get(answer.id)
      if ('made' in answer) waiting?.made(answer.made)
      else waiting?.failed(new Error(answer.failure))
    })
    child.once('exit', () => {
      this.#child = null
      for (const { failed } of this.#waiting.values()) failed(new Error('the file broke the reader'))
    })
    return child
  }
}
