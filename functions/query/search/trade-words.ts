import type { Synonyms } from '../../../build/contract/authored/dataset.ts'
import { hyphenReadings, stem, tokens } from '../../../build/contract/text/words.ts'

/** The words of a phrase, each as its stem. */
export type Phrase = readonly string[]

/** The phrases that mean the same as each phrase of the trade, by the phrase's first stem. */
type Thesaurus = ReadonlyMap<string, readonly { readonly phrase: Phrase; readonly same: readonly Phrase[] }[]>

/** The words of the trade: which mean the same, and which are words at all. */
export interface TradeWords {
  readonly thesaurus: Thesaurus
  /** Stems that are never taken for a misspelling of others. */
  readonly known: ReadonlySet<string>
}

/** Reads the groups of `/index/synonyms.json` into the form in which queries look them up. */
export function thesaurusOf(groups: Synonyms): Thesaurus {
  const thesaurus = new Map<string, { phrase: Phrase; same: Phrase[] }[]>()
  for (const group of groups) {
    const phrases = distinct(group.flatMap(spellings))
    for (const phrase of phrases) {
      const [first = ''] = phrase
      const entry = { phrase, same: phrases.filter((other) => other !== phrase) }
      const entries = thesaurus.get(first)
      if (entries === undefined) thesaurus.set(first, [entry])
      else entries.push(entry)
    }
  }
  return thesaurus
}

/** A phrase as it may be typed: hyphenated words in parts and joined. */
function spellings(text: string): Phrase[] {
  return hyphenReadings(text).map((reading) => tokens(reading).map(stem))
}

function distinct(phrases: readonly Phrase[]): Phrase[] {
  const byText = new Map(
    phrases.filter(({ length }) => length > 0).map((phrase) => [phrase.join(' '), phrase]),
  )
  return [...byText.values()]
}
