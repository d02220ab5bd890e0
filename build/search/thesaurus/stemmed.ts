import { type Phrase, type Thesaurus, type ThesaurusRows, askedKey, phraseKey } from '../trade-words.ts'
import { HYPHENS } from '../word-patterns.ts'
import { stem, tokens } from '../words.ts'

// The texts of the thesaurus, made by the build into what queries look up.

/** Texts of one area of search, and the groups of synonyms that a dataset adds. */
type ThesaurusTexts = Readonly<
  Record<'same' | 'asked' | 'unheld' | 'synonyms', readonly (readonly string[])[]>
>

type PhraseMap = ReadonlyMap<string, readonly Phrase[]>

/** A thesaurus whose entries can be listed. */
type StemmedTexts = Readonly<Record<keyof Thesaurus, PhraseMap>>

/** Stems of the texts: what is printed for a phrase brings with it what means the same; groups that share a phrase stay apart. */
export function thesaurusOf(texts: ThesaurusTexts): StemmedTexts {
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

function printedFor(entries: readonly (readonly string[])[], same: PhraseMap): Map<string, Phrase[]> {
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

/** A thesaurus as it is published. */
export function rowsOf({ same, asked, unheld }: StemmedTexts): ThesaurusRows {
  return { same: entriesAsRows(same), asked: entriesAsRows(asked), unheld: entriesAsRows(unheld) }
}

function entriesAsRows(map: PhraseMap): string[][] {
  return Array.from(map, ([key, phrases]) => [key, ...phrases.map(phraseKey)])
}
