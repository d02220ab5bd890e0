import type { Synonyms } from '../../../build/contract/authored/dataset.ts'
import { type Field, THESAURUS } from '../../../build/contract/text/thesaurus/table.ts'
import { Vocabulary } from './spelling.ts'
import { HYPHENS, stem, tokens } from '../../../build/contract/text/words.ts'

/** The words of a phrase, each as its stem. */
export type Phrase = readonly string[]

/** Which phrases of one field of the trade mean what. */
export interface Thesaurus {
  /** The other phrases that mean the same as a phrase, by its stems in their order. */
  readonly same: ReadonlyMap<string, readonly Phrase[]>
  /** What documents print for what people say, by the stems of what they say in alphabetical order. */
  readonly asked: ReadonlyMap<string, readonly Phrase[]>
}

/** The words of one field of the trade: what they mean, and which are words at all. */
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

/** The engine's thesaurus with a dataset's own synonyms added; each field is made when it is first asked for. */
export function thesaurusWith(synonyms: Synonyms): (field: Field) => Thesaurus {
  const made = new Map<Field, Thesaurus>()
  return (field) => {
    const known = made.get(field) ?? thesaurusOf(field, synonyms)
    made.set(field, known)
    return known
  }
}

/** The words of the engine's thesaurus as they are written. */
export function thesaurusWords(): Set<string> {
  return new Set(THESAURUS.flatMap(({ same, asked }) => [...same, ...asked].flat()).flatMap(tokens))
}

/** What is printed for a phrase brings with it what means the same; groups that share a phrase stay apart. */
function thesaurusOf(field: Field, synonyms: Synonyms): Thesaurus {
  const parts = THESAURUS.filter(({ fields }) => fields.includes(field))
  const same = new Map<string, Phrase[]>()
  for (const group of [...parts.flatMap((part) => part.same), ...synonyms]) {
    const phrases = distinct(group.flatMap(spellings))
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      same.set(phraseKey(phrase), distinct([...(same.get(phraseKey(phrase)) ?? []), ...others]))
    }
  }
  const asked = new Map<string, Phrase[]>()
  for (const [said, ...printed] of parts.flatMap((part) => part.asked)) {
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
