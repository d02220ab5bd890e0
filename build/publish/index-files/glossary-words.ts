import { HINDI_FILE } from '../../search/thesaurus/table.ts'
import type { HindiFile } from '../../contract/index-files/thesaurus.ts'
import type { Catalogue } from '../../check/dataset/model.ts'
import { Hindi, foreignWord } from '../../search/foreign-words.ts'
import { soundsAs } from '../../search/names-heard.ts'
import { placeNames } from '../../search/office-places.ts'
import { fold } from '../../search/words.ts'

/** A term of a glossary in another language, and its other spellings. */
type Spellings = Readonly<Record<string, string | readonly string[]>>

/**
 * `/index/hindi.json`: the words that every search reads, and those of the dataset's glossaries and of the places of its offices
 * that these do not have. A term of one word is read as what it stands for, and of several words each that is the English one
 * in other letters.
 */
export function hindiFile({
  translations,
  ...places
}: Pick<Catalogue, 'translations' | 'complaints' | 'languages'>): HindiFile {
  const known = new Hindi(HINDI_FILE)
  const added = new Map<string, Set<string>>()
  const add = (word: string, english: string) => {
    const { script = null } = foreignWord(word, known) ?? {}
    if (script !== null && known.written(fold(word)) === undefined)
      added.set(word, (added.get(word) ?? new Set()).add(english))
  }
  const glossaries = translations.words.filter(({ path }) => path.endsWith('/glossary.json'))
  for (const [term, spellings] of glossaries.flatMap(({ record }) => Object.entries(record)))
    for (const spelling of Object.values(spellings as Spellings).flat()) {
      const words = spelling.split(/\s+/u)
      if (words.length === 1) add(spelling, term.toLowerCase())
      for (const word of words.flatMap((one) => one.split('-')))
        for (const english of term.toLowerCase().split(/[\s-]+/u))
          if (soundsAs(english, word)) add(word, english)
    }
  for (const [word, english] of placeWords(places)) add(word, english.toLowerCase())
  return {
    ...HINDI_FILE,
    words: [...HINDI_FILE.words, ...Array.from(added, ([word, all]) => [word, ...all])],
  }
}

/** The words of places in Hindi with their English: of the parts of a place, where both languages have as many words. */
function placeWords({
  complaints,
  languages,
}: Pick<Catalogue, 'complaints' | 'languages'>): (readonly [hindi: string, english: string])[] {
  const words = languages.find(({ code }) => code === 'hi')?.words ?? {}
  const places = complaints.record.offices.flatMap(({ name, covers }) => [name, ...covers])
  return places.flatMap((place) => {
    const [english, hindi] = [placeNames(place), (words[place] ?? '').split(/[:,()]| और /u)]
    if (english.length !== hindi.length) return []
    return english.flatMap((name, at) => {
      const [names, own] = [name.split(' '), (hindi[at] ?? '').trim().split(/\s+/u)]
      if (name === '') return []
      if (own.length === 1) return [[own[0] ?? '', name] as const]
      return own.length === names.length ? own.map((word, of) => [word, names[of] ?? ''] as const) : []
    })
  })
}
