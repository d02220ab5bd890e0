import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import type { Document } from '../../contract/authored/product.ts'
import { fileDigest } from '../../files/digest.ts'
import { DeskError } from '../desk-error.ts'
import type { PagePicture, PictureRequest } from './page-picture.ts'

const PROGRAM = fileURLToPath(new URL('page-picture.ts', import.meta.url))
const SECONDS = 30

/** Draws pages of documents that are at hand, one after another, in a process of its own that is started again when it dies. */
export class Pictures {
  readonly #files = new Map<string, string>()
  #child: ChildProcess | null = null
  #last: Promise<unknown> = Promise.resolve()

  /** Finds the PDFs of a folder by their digests; none where no folder is kept. */
  constructor(folder: string | undefined) {
    if (folder === undefined) return
    for (const file of glob.sync('**/*.pdf', { cwd: folder, absolute: true, caseSensitiveMatch: false }))
      this.#files.set(fileDigest(file).sha256, file)
  }

  /** Whether the very file that was read is at hand. */
  has({ sha256 }: Pick<Document, 'sha256'>): boolean {
    return this.file(sha256) !== undefined
  }

  /** The file with a digest; undefined where it is not at hand. */
  file(sha256: string): string | undefined {
    const file = this.#files.get(sha256)
    return file !== undefined && existsSync(file) ? file : undefined
  }

  add(sha256: string, file: string): void {
    this.#files.set(sha256, file)
  }

  /** Draws a page. Throws a DeskError where the file is damaged or not at hand. */
  async page({ title, sha256 }: Document, page: number): Promise<PagePicture> {
    const file = this.file(sha256)
    if (file === undefined) throw new DeskError(404, `The file of “${title}” is not at hand.`)
    const drawn = this.#last.then(() => this.#drawn({ file, page }))
    this.#last = drawn.catch(() => {})
    return drawn.catch((error: Error) => {
      throw new DeskError(422, `Page ${page} of “${title}” cannot be drawn: ${error.message}.`)
    })
  }

  close(): void {
    this.#child?.kill()
  }

  #drawn(request: PictureRequest): Promise<PagePicture> {
    if (this.#child?.connected !== true)
      this.#child = fork(PROGRAM, {
        execArgv: ['--import', import.meta.resolve('tsx')],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
    const child = this.#child
    const late = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000)
    return new Promise<PagePicture>((made, failed) => {
      child.once('message', (answer: PagePicture | string) =>
        typeof answer === 'string' ? failed(new Error(answer)) : made(answer),
      )
      child.once('exit', () => failed(new Error('the file broke the reader')))
      child.send(request, (error) => error && failed(error))
    }).finally(() => {
      clearTimeout(late)
      child.removeAllListeners('message').removeAllListeners('exit')
    })
  }
}
