import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { type Preview, type PreviewOptions, startPreview } from '../../build/serve/preview/preview-server.ts'
import { folderWith } from './built.ts'
import { FILES } from './hand-made-site.ts'
import { ask } from './http.ts'

/** The hand-made site in a folder beside secrets, served afresh for each test of a file. */
export class Served {
  /** The folder above the served one: nothing in it may ever be seen. */
  parent = ''
  folder = ''
  /** The clock of the rate limit, in milliseconds. */
  now = 0
  #preview: Preview | null = null

  /** Prepares the site for the tests of the calling file, and tidies up after them. */
  constructor() {
    beforeAll(() => {
      const inPublic = Object.entries(FILES).map(([path, text]) => [`public/${path}`, text] as const)
      this.parent = folderWith({
        ...Object.fromEntries(inPublic),
        'secret.txt': 'SECRET',
        'secret/a.txt': 'SECRET',
      })
      this.folder = join(this.parent, 'public')
    })
    beforeEach(async () => {
      this.now = 1000
      this.#preview = await this.start()
    })
    afterEach(() => this.preview.close())
  }

  get preview(): Preview {
    if (this.#preview === null) throw new Error('the preview has not been started')
    return this.#preview
  }

  /** Another preview of the same site, for the caller to close. */
  start(options: Partial<PreviewOptions> = {}): Promise<Preview> {
    return startPreview({
      folder: this.folder,
      clock: () => this.now,
      ...options,
    })
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}) {
    return ask(this.preview.port, path, { headers })
  }
}
