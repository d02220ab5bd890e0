import { operationPath } from '../contract/addresses.ts'
import { grouped } from '../contract/groups.ts'
import type { LawFile } from '../contract/index-files/law.ts'
import { sectionPath } from '../contract/markdown-alternates.ts'
import type { Hindi } from './foreign-words.ts'
import { ownWords } from './own-words.ts'
import { LAW_SEARCH } from './search-options.ts'
import { sectionKeys } from './section-number.ts'
import { stem, tokens, runOf } from './words.ts'
import { PassageText } from './passage.ts'
import { InstrumentNames, type Named } from './instruments-named.ts'
import { QuestionTable } from './question-asked.ts'
import { IndexTerms } from './index-terms.ts'
import { type TextRead, readText } from './said-words.ts'

/** The law instruments and the index over their sections. */
export class LawIndex {
  readonly file: LawFile
  readonly #texts = new Map<string, PassageText | null>()
  readonly #runs = new Map<string, string>()
  readonly #urls: string[] = []
  readonly #words = new Map<number, TextRead>()
  /** Instruments by the words of their titles. */
  readonly #saidIn = new Map<string, ReadonlySet<number>>()
  #terms: IndexTerms | null = null
  #names: InstrumentNames | null = null
  #numbers: Map<string, number[]> | null = null
  #questions: QuestionTable | null = null
  #topics: readonly (readonly string[][])[] | null = null
  #sections: ReadonlyMap<number, readonly number[]> | null = null

  constructor(file: LawFile) {
    this.file = file
  }

  /** The index over instruments, headings and texts of sections; opened when it is first asked. */
  get terms(): IndexTerms {
    this.#terms ??= new IndexTerms(this.file.index, LAW_SEARCH, (id, field) => this.#run(id, field))
    return this.#terms
  }

  /** The table of questions, ready to be compared with queries. */
  questions(hindi: Hindi): QuestionTable {
    this.#questions ??= new QuestionTable(this.file.questions, hindi)
    return this.#questions
  }

  /** The instruments with a section that says a word in its heading or text, given as its stem. */
  saidIn(stem: string): ReadonlySet<number> {
    const known = this.#saidIn.get(stem)
    if (known !== undefined) return known
    const saying = this.terms.hits([stem]).inFields(this.terms.bitsOf('heading', 'text'))
    const places = new Set(Array.from(saying, (number) => this.section(this.terms.idOf(number)).instrument))
    this.#saidIn.set(stem, places)
    return places
  }

  /** The instruments that a query names, and what else it says. */
  named(q: string): Named {
    this.#names ??= new InstrumentNames(this.file.instruments)
    return this.#names.named(q, (stem) => this.saidIn(stem))
  }

  /** The sections with a number, by one of its keys. */
  withNumber(key: string): readonly number[] {
    if (this.#numbers === null) {
      this.#numbers = new Map()
      for (const [id, { number }] of this.file.sections.entries())
        for (const of of sectionKeys(number)) this.#numbers.set(of, [...(this.#numbers.get(of) ?? []), id])
    }
    return this.#numbers.get(key) ?? []
  }

  /** Share of citations by others, from 0 to 1 for the instrument cited most. */
  citedShare(place: number): number {
    const most = Math.max(1, ...this.file.known.map(({ cited }) => cited))
    return Math.log1p(this.file.known[place]?.cited ?? 0) / Math.log1p(most)
  }

  /** Share of a query that each instrument is about as a whole, from 0 to 1: the best of its topics. */
  topicShares(stems: ReadonlySet<string>): number[] {
    this.#topics ??= this.file.known.map(({ topics }) => topics.map((topic) => tokens(topic).map(stem)))
    return this.#topics.map((topics) => {
      let best = 0
      for (const words of topics) {
        let said = 0
        for (const word of words) if (stems.has(word)) said += 1
        best = Math.max(best, said / words.length)
      }
      return best
    })
  }

  /** The sections of an instrument. */
  sectionsOf(place: number): readonly number[] {
    this.#sections ??= grouped(
      Array.from(this.file.sections.entries(), ([id, { instrument }]) => [instrument, id] as const),
    )
    return this.#sections.get(place) ?? []
  }

  section(id: number): LawFile['sections'][number] {
    const section = this.file.sections[id]
    if (section === undefined) throw new Error(`the index of law names section ${id}, its sections do not`)
    return section
  }

  /** The address of a section. */
  urlOf(id: number): string {
    const known = this.#urls[id]
    if (known !== undefined) return known
    const { instrument, name } = this.section(id)
    return (this.#urls[id] = this.base + sectionPath(this.instrument(instrument).slug, name))
  }

  /** The base URL of what is published; the address of an instrument is a path under it. */
  get base(): string {
    const { slug, url } = this.instrument(0)
    return url.slice(0, -operationPath('getLaw', slug).length)
  }

  /** A section's own words, or ours, with their places; null where there are none. */
  text(id: number, of: 'text' | 'summary'): PassageText | null {
    const key = `${id} ${of}`
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const held = this.#held(id, of)
    const text = held === null ? null : new PassageText(held)
    this.#texts.set(key, text)
    return text
  }

  #held(id: number, of: 'text' | 'summary'): string | null {
    const section = this.section(id)
    return of === 'text' ? section.text : ownWords(section)
  }

  /** All words of a section, the law's own and ours. */
  wordsOf(id: number): TextRead {
    const known = this.#words.get(id) ?? readText(this.#all(id))
    this.#words.set(id, known)
    return known
  }

  #all(id: number): string {
    return `${this.#held(id, 'summary') ?? ''} ${this.#held(id, 'text') ?? ''}`
  }

  /** The instrument at a place of the list. */
  instrument(place: number): LawFile['instruments'][number] {
    const instrument = this.file.instruments[place]
    if (instrument === undefined) throw new Error(`a section names instrument ${place}, the list does not`)
    return instrument
  }

  /** The stems of a field of a section in a row. */
  #run(id: number, field: string): string {
    const key = `${field} ${id}`
    const known = this.#runs.get(key) ?? this.#runIn(id, field)
    this.#runs.set(key, known)
    return known
  }

  #runIn(id: number, field: string): string {
    if (field === 'text') return runOf(this.#all(id))
    const { heading, instrument } = this.section(id)
    return runOf(field === 'heading' ? heading : this.instrument(instrument).title)
  }
}
