import type { WordsFile } from '../contract/index-files/thesaurus.ts'
import { lazily } from '../contract/lazily.ts'
import type { Hindi } from './foreign-words.ts'
import { frontDecoded } from './front-coding.ts'
import { Vocabulary } from './spelling.ts'

/** The words of a phrase, each as its stem. */
export type Phrase = readonly string[]

/** The phrases that keys lead to. */
type Phrases = Pick<ReadonlyMap<string, readonly Phrase[]>, 'get'>

/** Phrases of one area of search, and what they mean. */
export interface Thesaurus {
  /** The other phrases that mean the same as a phrase, by its stems in their order. */
  readonly same: Phrases
  /** Printed phrases for what people say, by the stems of what they say in alphabetical order. */
  readonly asked: Phrases
  /** The same for words that no document holds. */
  readonly unheld: Phrases
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
  readonly #stems: () => ReadonlySet<string>
  /** The stems and the words of the thesaurus as they are written, to look for what a misspelling was meant for. */
  readonly vocabulary: () => Vocabulary

  constructor({ stems, written }: WordsFile) {
    this.#stems = lazily(() => new Set(frontDecoded(stems)))
    this.vocabulary = lazily(() => new Vocabulary(this.stems, frontDecoded(written)))
  }

  /** Stems that are never taken for a misspelling of others. */
  get stems(): ReadonlySet<string> {
    return this.#stems()
  }
}

/** The words of one area of search: what they mean, which are words at all, and which are Hindi. */
export interface TradeWords extends Thesaurus {
  readonly known: KnownWords
  readonly hindi: Hindi
}

/** A thesaurus as it is published: of each map its entries, a key and then its phrases. */
export type ThesaurusRows = Readonly<Record<keyof Thesaurus, readonly (readonly string[])[]>>

/** A thesaurus of published rows. */
export function thesaurusFrom({ same, asked, unheld }: ThesaurusRows): Thesaurus {
  return { same: phrasesFrom(same), asked: phrasesFrom(asked), unheld: phrasesFrom(unheld) }
}

/** Splits the phrases of a key when they are asked for: a query asks for few. */
function phrasesFrom(rows: ThesaurusRows['same']): Phrases {
  const byKey = new Map<string, ThesaurusRows['same'][number]>()
  for (const row of rows) byKey.set(row[0] ?? '', row)
  return {
    get: (key) =>
      byKey
        .get(key)
        ?.slice(1)
        .map((phrase) => phrase.split(' ')),
  }
}
