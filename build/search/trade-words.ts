import type { WordsFile } from '../contract/index-files/thesaurus.ts'
import { frontDecoded } from './packed-numbers.ts'
import { Vocabulary } from './spelling.ts'
import { HYPHENS, stem, tokens } from './words.ts'

/** The words of a phrase, each as its stem. */
export type Phrase = readonly string[]

/** Which phrases of one area of search mean what. */
export interface Thesaurus {
  /** The other phrases that mean the same as a phrase, by its stems in their order. */
  readonly same: ReadonlyMap<string, readonly Phrase[]>
  /** What documents print for what people say, by the stems of what they say in alphabetical order. */
  readonly asked: ReadonlyMap<string, readonly Phrase[]>
  /** The same for words that no document holds. */
  readonly unheld: ReadonlyMap<string, readonly Phrase[]>
}

/** The longest phrase that is looked up, in words. */
export const LONGEST_PHRASE = 5

/** The key of a phrase that is compared as it is. */
export function phraseKey(phrase: Phrase): string {
  return phrase.join(' ')
}

/** The key of what people say, in whatever order they say it. */
export function askedKey(phrase: Phrase): string {
  return phrase.toSorted().join(' ')
}

/** The words that the trade knows, whether or not any text holds them. */
export class KnownWords {
  /** Stems that are never taken for a misspelling of others. */
  readonly stems: ReadonlySet<string>
  readonly #written: string
  #vocabulary: Vocabulary | null = null

  constructor({ stems, written }: WordsFile) {
    this.stems = new Set(frontDecoded(stems))
    this.#written = written
  }

  /** The same, to look for what a misspelling was meant for; made when it is first asked for. */
  get vocabulary(): Vocabulary {
    this.#vocabulary ??= new Vocabulary(this.stems, frontDecoded(this.#written))
    return this.#vocabulary
  }
}

/** The words of one area of search: what they mean, and which are words at all. */
export interface TradeWords extends Thesaurus {
  readonly known: KnownWords
}

/** What is written of one area of search, and the groups of synonyms that a dataset adds. */
type ThesaurusTexts = Readonly<
  Record<'same' | 'asked' | 'unheld' | 'synonyms', readonly (readonly string[])[]>
>

/** What is printed for a phrase brings with it what means the same; groups that share a phrase stay apart. */
export function thesaurusOf(texts: ThesaurusTexts): Thesaurus {
  const same = new Map<string, Phrase[]>()
  for (const group of [...texts.same, ...texts.synonyms]) {
    const phrases = distinct(group.flatMap(spellings))
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      same.set(phraseKey(phrase), distinct([...(same.get(phraseKey(phrase)) ?? []), ...others]))
    }
  }
  return { same, asked: printedFor(texts.asked, same), unheld: printedFor(texts.unheld, same) }
}

function printedFor(entries: readonly (readonly string[])[], same: Thesaurus['same']): Map<string, Phrase[]> {
  const asked = new Map<string, Phrase[]>()
  for (const [said = '', ...printed] of entries) {
    const direct = printed.flatMap(spellings)
    const chained = direct.flatMap((phrase) => same.get(phraseKey(phrase)) ?? [])
    for (const phrase of spellings(said)) {
      const key = askedKey(phrase)
      asked.set(key, distinct([...(asked.get(key) ?? []), ...direct, ...chained]))
    }
  }
  return asked
}

const BETWEEN_LETTERS = new RegExp(String.raw`(?<=\p{L})[${HYPHENS}](?=\p{L})`, 'gu')

/** A phrase as it may be typed or printed: hyphenated words in parts and joined. */
function spellings(text: string): Phrase[] {
  const readings = new Set([' ', ''].map((between) => text.replace(BETWEEN_LETTERS, between)))
  return distinct([...readings].map((reading) => tokens(reading).map(stem)))
}

function distinct(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [phraseKey(phrase), phrase])).values()]
}
