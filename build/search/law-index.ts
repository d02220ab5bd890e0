import { operationPath } from '../contract/addresses.ts'
import { grouped } from '../contract/groups.ts'
import { Memo, lazily, readOnce } from '../contract/lazily.ts'
import type { LawFile } from '../contract/index-files/law.ts'
import { sectionPath } from '../contract/markdown-alternates.ts'
import type { Hindi } from './foreign-words.ts'
import { LAW_SEARCH } from './search-options.ts'
import { sectionKeys } from './section-number.ts'
import { stem, tokens } from './words.ts'
import { PlacedText } from './snippet.ts'
import { InstrumentNames, type Named } from './instruments-named.ts'
import { QuestionTable } from './question-asked.ts'
import { IndexTerms } from './index-terms.ts'
import { miniSearchIndex } from './stored-index.ts'
import { type TextRead, readText } from './text-terms.ts'

// Law as it is searched: the index over sections, and the words of a section that are ours.

/** The chapter or schedule of a key: "chapter ii" of "chapter ii b". */
const CHAPTER = /^[a-z]{4,} \S+(?= )/u

/** The law instruments and the index over their sections. */
export class LawIndex {
  readonly file: LawFile
  readonly #texts = new Memo<string, PlacedText | null>()
  readonly #urls = new Memo<number, string>()
  /** Instruments by the words of their sections. */
  readonly #saidIn = new Memo<string, ReadonlySet<number>>()
  readonly #terms = lazily(
    () =>
      new IndexTerms(miniSearchIndex(this.file.index), LAW_SEARCH, (id, field) => this.#textOf(id, field)),
  )
  readonly #names = lazily(() => new InstrumentNames(this.file.instruments))
  readonly #numbers = lazily(() =>
    grouped(
      this.file.sections.flatMap(({ number }, id) =>
        sectionKeys(number).flatMap((key) =>
          [key, ...(CHAPTER.exec(key) ?? [])].map((one) => [one, id] as const),
        ),
      ),
    ),
  )
  readonly #topics = lazily(() =>
    this.file.known.map(({ topics }) => topics.map((topic) => tokens(topic).map(stem))),
  )
  readonly #sections = lazily(() =>
    grouped(this.file.sections.map(({ instrument }, id) => [instrument, id] as const)),
  )
  /** The table of questions, ready to be compared with queries. */
  readonly questions = readOnce((hindi: Hindi) => new QuestionTable(this.file.questions, hindi))

  constructor(file: LawFile) {
    this.file = file
  }

  /** The index over instruments, headings and texts of sections; opened when it is first asked. */
  get terms(): IndexTerms {
    return this.#terms()
  }

  /** The instruments with a section that says a word in its heading or text, given as its stem. */
  saidIn(stem: string): ReadonlySet<number> {
    return this.#saidIn.of(stem, () => {
      const saying = this.terms.hits([stem]).inFields(this.terms.bitsOf('heading', 'text'))
      return new Set(Array.from(saying, (number) => this.section(this.terms.idOf(number)).instrument))
    })
  }

  /** The instruments that a query names, and what else it says. */
  named(q: string): Named {
    return this.#names().named(q, (stem) => this.saidIn(stem))
  }

  /** The name of an instrument that a query names, be it beside a section, and that is not held; null where there is none. */
  unheld(q: string, isOfSection: boolean): string | null {
    return this.#names().unheld(q, isOfSection)
  }

  /** The sections with a number, by one of its keys, or those of a chapter. */
  withNumber(key: string): readonly number[] {
    return this.#numbers().get(key) ?? []
  }

  /** Share of citations by others, from 0 to 1 for the instrument cited most. */
  citedShare(place: number): number {
    const most = Math.max(1, ...this.file.known.map(({ cited }) => cited))
    return Math.log1p(this.file.known[place]?.cited ?? 0) / Math.log1p(most)
  }

  /** Share of a query that each instrument is about as a whole, from 0 to 1: the best of its topics. */
  topicShares(stems: ReadonlySet<string>): number[] {
    return this.#topics().map((topics) => {
      const shares = topics.map((words) => words.filter((word) => stems.has(word)).length / words.length)
      return Math.max(0, ...shares)
    })
  }

  /** The sections of an instrument. */
  sectionsOf(place: number): readonly number[] {
    return this.#sections().get(place) ?? []
  }

  /** The sections of the instrument with a slug. */
  sectionsUnder(slug: string | undefined): LawFile['sections'] {
    return this.file.sections.filter(({ instrument }) => this.instrument(instrument).slug === slug)
  }

  section(id: number): LawFile['sections'][number] {
    const section = this.file.sections[id]
    if (section === undefined) throw new Error(`the index of law names section ${id}, its sections do not`)
    return section
  }

  /** The address of a section. */
  urlOf(id: number): string {
    return this.#urls.of(id, () => {
      const { instrument, name } = this.section(id)
      return this.base + sectionPath(this.instrument(instrument).slug, name)
    })
  }

  /** The base URL of what is published; the address of an instrument is a path under it. */
  get base(): string {
    const { slug, url } = this.instrument(0)
    return url.slice(0, -operationPath('getLaw', slug).length)
  }

  /** A section's own words, or ours, with their places; null where there are none. */
  text(id: number, of: 'text' | 'summary'): PlacedText | null {
    return this.#texts.of(`${id} ${of}`, () => {
      const held = this.#held(id, of)
      return held === null ? null : new PlacedText(held)
    })
  }

  #held(id: number, of: 'text' | 'summary'): string | null {
    const section = this.section(id)
    return of === 'text' ? section.text : ownWords(section)
  }

  /** All words of a section, the law's own and ours. */
  wordsOf(id: number): TextRead {
    return readText(this.#all(id))
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

  /** Text of an indexed field of a section. */
  #textOf(id: number, field: string): string {
    if (field === 'text') return this.#all(id)
    const { heading, instrument } = this.section(id)
    return field === 'heading' ? heading : this.instrument(instrument).title
  }
}

/** Section in our own words: its summary, then what that does not hold for. */
export function ownWords({
  summary,
  exceptions,
}: Pick<LawFile['sections'][number], 'summary' | 'exceptions'>): string | null {
  if (summary === null) return null
  return [summary, ...exceptions.map(({ says }) => says)].join('\n\n')
}
