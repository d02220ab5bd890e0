import { RELEASE } from '../../contract/release.ts'
import { MirrorError } from './mirror-error.ts'

/**
 * The paths of a release while they are gathered, its own files first. On one disk `a` and `A` are two files, on another one: what is
 * named twice, in whatever case, or is a file here and a folder there, is refused, so that a copy is the same
 * wherever it is made.
 */
export class ReleasePaths {
  /** Every file, and every folder with a slash at its end, by its name in lower case. */
  readonly #spelled = new Map<string, string>()

  constructor() {
    for (const path of [RELEASE.manifest, RELEASE.signature, RELEASE.keys, RELEASE.lists])
      this.add(path, 'The release')
  }

  /** Adds the path of a file; `from` is what names it. */
  add(path: string, from: string): void {
    this.#once(path, path, from)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end)
      if (this.#spelled.get(folder.toLowerCase()) === `${folder}/`) return
      this.#once(folder, `${folder}/`, from)
    }
  }

  #once(name: string, spelled: string, from: string): void {
    const key = name.toLowerCase()
    const other = this.#spelled.get(key)
    if (other !== undefined)
      throw new MirrorError(
        'unsafe-path',
        `${from} names ${spelled} beside ${other}: on some disk they are one. A release may not hold both.`,
      )
    this.#spelled.set(key, spelled)
  }
}
