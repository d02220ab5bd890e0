import type { SearchArea } from '../../../build/contract/text/thesaurus/table.ts'
import { Vocabulary } from './spelling.ts'
import { HYPHENS, stem, tokens } from '../../../build/contract/text/words.ts'

/** The words of a phrase, each as its stem. */
export type Phrase = readonly string[]

/** Which phrases of one area of search mean what. */
export interface Thesaurus {
  /** The other phrases that mean the same as a phrase, by its stems in their order. */
  readonly same: ReadonlyMap<string, readonly Phrase[]>
  /** What documents print for what people say, by the stems of what they say in alphabetical order. */
  readonly asked: ReadonlyMap<string, readonly Phrase[]>
}

/** The words of one area of search: what they mean, and which are words at all. */
export interface TradeWords extends Thesaurus {
  /** Stems that are never taken for a misspelling of others. */
  readonly known: ReadonlySet<string>
  /** The same, to look for what a misspelling was meant for. */
  readonly vocabulary: Vocabulary
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

/** The parts of the trade's thesaurus, and the groups of synonyms that a dataset adds. */
export interface ThesaurusTexts {
  readonly parts: readonly {
    readonly fields: readonly string[]
    readonly same: Groups
    readonly asked: Groups
  }[]
  readonly synonyms: Groups
}

type Groups = readonly (readonly string[])[]

/** The trade's thesaurus; that of each area is made when it is first asked for. */
export class TradeThesaurus {
  readonly #texts: ThesaurusTexts
  readonly #areas = new Map<SearchArea, Thesaurus>()
  readonly #known = new WeakMap<readonly string[], Pick<TradeWords, 'known' | 'vocabulary'>>()

  constructor(texts: ThesaurusTexts) {
    this.#texts = texts
  }

  /** What phrases mean in one area of search. */
  of(area: SearchArea): Thesaurus {
    const thesaurus = this.#areas.get(area) ?? thesaurusOf(area, this.#texts)
    this.#areas.set(area, thesaurus)
    return thesaurus
  }

  /** The same with the stems that the trade knows. */
  withStems(area: SearchArea, stems: readonly string[]): TradeWords {
    const known = this.#known.get(stems) ?? {
      known: new Set(stems),
      vocabulary: new Vocabulary(stems, this.#written()),
    }
    this.#known.set(stems, known)
    return { ...this.of(area), ...known }
  }

  /** The words of its parts as they are written. */
  #written(): Set<string> {
    const phrases = this.#texts.parts.flatMap(({ same, asked }) => [...same, ...asked].flat())
    return new Set(phrases.flatMap(tokens))
  }
}

/** What is printed for a phrase brings with it what means the same; groups that share a phrase stay apart. */
function thesaurusOf(area: SearchArea, { parts: all, synonyms }: ThesaurusTexts): Thesaurus {
  const parts = all.filter(({ fields }) => fields.includes(area))
  const same = new Map<string, Phrase[]>()
  for (const group of [...parts.flatMap((part) => part.same), ...synonyms]) {
    const phrases = distinct(group.flatMap(spellings))
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      same.set(phraseKey(phrase), distinct([...(same.get(phraseKey(phrase)) ?? []), ...others]))
    }
  }
  const asked = new Map<string, Phrase[]>()
  for (const [said = '', ...printed] of parts.flatMap((part) => part.asked)) {
    const direct = printed.flatMap(spellings)
    const chained = direct.flatMap((phrase) => same.get(phraseKey(phrase)) ?? [])
    for (const phrase of spellings(said)) {
      const key = askedKey(phrase)
      asked.set(key, distinct([...(asked.get(key) ?? []), ...direct, ...chained]))
    }
  }
  return { same, asked }
}

const BETWEEN_LETTERS = new RegExp(String.raw`(?<=\p{L})[${HYPHENS}](?=\p{L})`, 'gu')

/** A phrase as it may be typed or printed: hyphenated words in parts and joined. */
function spellings(text: string): Phrase[] {
  const apart = tokens(text.replace(BETWEEN_LETTERS, ' ')).map(stem)
  const joined = tokens(text.replace(BETWEEN_LETTERS, '')).map(stem)
  return distinct([apart, joined])
}

function distinct(phrases: readonly Phrase[]): Phrase[] {
  const byText = new Map(
    phrases.filter(({ length }) => length > 0).map((phrase) => [phraseKey(phrase), phrase]),
  )
  return [...byText.values()]
}
