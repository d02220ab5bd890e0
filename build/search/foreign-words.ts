import { grouped } from '../contract/groups.ts'
import { lazily } from '../contract/lazily.ts'
import type { HindiFile } from '../contract/index-files/thesaurus.ts'
import { hindiSound, hindiStem } from './hindi-sounds.ts'
import { STOP_WORDS } from './stop-words.ts'
import { fold, tokens } from './words.ts'

// Documents are searched in English. What is typed in Hindi, in its script or in Roman letters, is read as English, too;
// what is in another script is named as such.

/** The scripts people of India write in, each as its Unicode property and as people call it. */
const SCRIPTS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi'],
  [/\p{Script=Gujarati}/u, 'Gujarati'],
  [/\p{Script=Oriya}/u, 'Odia'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Kannada}/u, 'Kannada'],
  [/\p{Script=Malayalam}/u, 'Malayalam'],
  [/\p{Script=Arabic}/u, 'Arabic'],
]

/** The published words of Hindi, to be looked up. */
export class Hindi {
  /** Words in Roman letters that are English as well. */
  readonly englishToo: ReadonlySet<string>
  /** The English of each word by how it is written. */
  readonly #byWriting: ReadonlyMap<string, readonly string[]>
  /** The English of words by their sound, and by what they are without their endings: of several where they are alike. */
  readonly #bySound = lazily(() => this.#groupedBy(hindiSound))
  readonly #byStem = lazily(() => this.#groupedBy(hindiStem))

  constructor({ words, english_too }: HindiFile) {
    this.englishToo = new Set(english_too)
    this.#byWriting = new Map(words.map(([typed = '', ...english]) => [fold(typed), english]))
  }

  /** The English of a folded word as it is written; undefined where it is not in the list. */
  written(word: string): readonly string[] | undefined {
    return this.#byWriting.get(word)
  }

  /** The English of the words that sound like a folded one; where none does, of those that are forms of it, if they mean one thing. */
  heard(word: string): readonly string[] {
    const sounding = this.#bySound().get(hindiSound(word))
    const forms = [...new Set(sounding ?? this.#byStem().get(hindiStem(word)))]
    return sounding !== undefined || forms.length === 1 ? forms : []
  }

  #groupedBy(keyOf: (word: string) => string): ReadonlyMap<string, readonly string[]> {
    return grouped(
      [...this.#byWriting].flatMap(([typed, english]) => english.map((one) => [keyOf(typed), one] as const)),
    )
  }
}

/** A word in another language: the script it is written in, null for Roman letters, and the English to try, if known. */
export interface Foreign {
  readonly script: string | null
  readonly english: readonly string[]
}

/**
 * Language of a word that is not English; null where it may be. A word in Devanagari that is not in the list is read by its
 * sound, one in Roman letters only where nothing else explains it, and never as one that carries no question: it may be English.
 */
export function foreignWord(word: string, hindi: Hindi, isUnexplained = false): Foreign | null {
  const script = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
  const written = fold(word)
  const isHeard = script !== null || (isUnexplained && /^[a-z]{3,}$/u.test(written))
  const heard = () => hindi.heard(written).filter((english) => script !== null || !saysNothing(english))
  const english = hindi.written(written) ?? (isHeard ? heard() : [])
  return script === null && english.length === 0 ? null : { script, english }
}

/** Whether a word carries no question in English or in Hindi: "of", "ka". */
export function carriesNothing(word: string, hindi: Hindi): boolean {
  if (STOP_WORDS.has(word)) return true
  const english = hindi.englishToo.has(word) ? [] : (foreignWord(word, hindi)?.english ?? [])
  return english.length > 0 && english.every(saysNothing)
}

const saysNothing = (english: string) => tokens(english).every((token) => STOP_WORDS.has(token))
