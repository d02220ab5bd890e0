import type { LawFile } from '../../build/contract/index-files.ts'
import { LAW_INDEX, LAW_SEARCH } from '../../build/contract/search.ts'
import { IndexTerms } from './index-terms.ts'

/** The law instruments and the index over their sections. */
export class LawIndex {
  readonly file: LawFile
  #terms: IndexTerms | null = null

  constructor(file: LawFile) {
    this.file = file
  }

  /** The index over instruments, headings and texts of sections; opened when it is first asked. */
  get terms(): IndexTerms {
    this.#terms ??= new IndexTerms(this.file.index, LAW_INDEX as never, LAW_SEARCH)
    return this.#terms
  }
}
