import type { LawFile } from '../../../build/contract/index-files.ts'
import { LAW_SEARCH } from '../../../build/contract/text/search-options.ts'
import { IndexTerms } from '../search/index-terms.ts'
import { type PlacedWord, placedWords } from '../search/text-words.ts'

/** The law instruments and the index over their sections. */
export class LawIndex {
  readonly file: LawFile
  readonly #words = new Map<string, readonly PlacedWord[]>()
  #terms: IndexTerms | null = null

  constructor(file: LawFile) {
    this.file = file
  }

  /** The index over instruments, headings and texts of sections; opened when it is first asked. */
  get terms(): IndexTerms {
    this.#terms ??= new IndexTerms(this.file.index, LAW_SEARCH)
    return this.#terms
  }

  section(id: number): LawFile['sections'][number] {
    const section = this.file.sections[id]
    if (section === undefined) throw new Error(`the index of law names section ${id}, its sections do not`)
    return section
  }

  /** The words of a section's text or summary with their places. */
  words(id: number, of: 'text' | 'summary'): readonly PlacedWord[] {
    const key = `${id} ${of}`
    const existing = this.#words.get(key)
    if (existing !== undefined) return existing
    const words = placedWords(this.section(id)[of] ?? '')
    this.#words.set(key, words)
    return words
  }

  /** The instrument at a place of the list. */
  instrument(place: number): LawFile['instruments'][number] {
    const instrument = this.file.instruments[place]
    if (instrument === undefined) throw new Error(`a section names instrument ${place}, the list does not`)
    return instrument
  }
}
