import type { ProductWordsFile } from '../contract/index-files/products.ts'
import { compareTexts } from '../contract/compare-texts.ts'
import { item } from '../contract/item.ts'
import { frontDecoded } from './packed-numbers.ts'
import { Vocabulary } from './spelling.ts'

/** Whether a stem is made of letters alone: others are codes. */
export const isWord = (term: string) => /^\p{L}+$/u.test(term)

/** Every stem of the names of products, and where those that are codes are to be looked for. */
export class ProductWords {
  readonly file: ProductWordsFile
  readonly all: ReadonlySet<string>
  #vocabulary: Vocabulary | null = null

  constructor(file: ProductWordsFile) {
    this.file = file
    this.all = new Set(frontDecoded(file.words))
  }

  /** The same with the words of categories and insurers, to look for what a misspelling was meant for. */
  vocabulary(others: Iterable<string>): Vocabulary {
    this.#vocabulary ??= new Vocabulary([...this.all, ...others])
    return this.#vocabulary
  }

  /** The place of the file that a term is in if it is anywhere; null where it is nowhere. */
  fileOf(term: string): number | null {
    if (isWord(term) && !this.all.has(term)) return null
    const file = this.#placeOf(term)
    return file < 0 ? null : file
  }

  /** The files of terms that may begin with these letters, and whether all of a file do. */
  filesNear(letters: string): { file: number; isAllOfIt: boolean }[] {
    const { starts } = this.file
    const found: { file: number; isAllOfIt: boolean }[] = []
    for (let file = Math.max(0, this.#placeOf(letters)); file < starts.length; file += 1) {
      const start = item(starts, file)
      if (start > letters && !start.startsWith(letters)) break
      found.push({
        file,
        isAllOfIt: start.startsWith(letters) && starts[file + 1]?.startsWith(letters) === true,
      })
    }
    return found
  }

  /** The place of the last file that begins with a term or before it; -1 where none does. */
  #placeOf(term: string): number {
    let [from, to] = [0, this.file.starts.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (compareTexts(this.file.starts[middle] ?? '', term) <= 0) from = middle + 1
      else to = middle
    }
    return from - 1
  }
}
