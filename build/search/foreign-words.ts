import { grouped } from '../contract/groups.ts'
import { lazily } from '../contract/lazily.ts'
import type { HindiFile } from '../contract/index-files/thesaurus.ts'
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

/** Letters of Devanagari that are taken for each other by ear. */
const [HEARD, AS] = [Array.from('ीूईऊैौऐऔॉऑॅशषणञ'), Array.from('िुइउेोएओाआेससनन')]

/** Sound of a word in Devanagari: long vowels as short ones, doubled letters as single ones. */
function soundKey(word: string): string {
  return Array.from(word, (letter) => AS[HEARD.indexOf(letter)] ?? letter)
    .join('')
    .replace(/[\u0902\u0903\u094d]/gu, '')
    .replaceAll('ृ', 'रि')
    .replaceAll('ऋ', 'रि')
    .replaceAll('यि', 'इ')
    .replaceAll('ये', 'ए')
    .replace(/(\p{L})\1+/gu, '$1')
}

/** Sound of a Hindi word in Roman letters: people write long vowels, aspirates and final vowels in many ways. */
function romanSound(word: string): string {
  return word
    .replaceAll('chh', 'ch')
    .replace(/([bcdgjkpt])h/gu, '$1')
    .replace(/sh/gu, 's')
    .replace(/aa+/gu, 'a')
    .replace(/ee+|ii+|iy(?=[aeo])/gu, 'i')
    .replace(/oo+|uu+/gu, 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ou', 'o')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=e)in$|(?<=i)n$|(?<=..)[ah]$/u, '')
}

/** The published words of Hindi, to be looked up. */
export class Hindi {
  /** Words in Roman letters that are English as well. */
  readonly englishToo: ReadonlySet<string>
  /** The English of each word by how it is written. */
  readonly #byWriting: ReadonlyMap<string, readonly string[]>
  /** The English of words by their sound, those in Devanagari and those in Roman letters: of several where they sound alike. */
  readonly #bySound = lazily(() =>
    grouped(
      Array.from(this.#byWriting, ([typed, english]) =>
        english.map((one) => [keyOf(typed), one] as const),
      ).flat(),
    ),
  )

  constructor({ words, english_too }: HindiFile) {
    this.englishToo = new Set(english_too)
    this.#byWriting = new Map(words.map(([typed = '', ...english]) => [fold(typed), english]))
  }

  /** The English of a folded word as it is written; undefined where it is not in the list. */
  written(word: string): readonly string[] | undefined {
    return this.#byWriting.get(word)
  }

  /** The English of the words that sound like a folded one in the same letters. */
  heard(word: string): readonly string[] {
    return [...new Set(this.#bySound().get(keyOf(word)))]
  }
}

/** The sound of a word by its letters. */
function keyOf(word: string): string {
  return /^[a-z]+$/u.test(word) ? romanSound(word) : soundKey(word)
}

/** A word in another language: the script it is written in, null for Roman letters, and the English to try, if known. */
export interface Foreign {
  readonly script: string | null
  readonly english: readonly string[]
}

/**
 * Language of a word that is not English; null where it may be. A word in Devanagari that is not in the list is read by its
 * sound, one in Roman letters only where nothing else explains it.
 */
export function foreignWord(word: string, hindi: Hindi, isUnexplained = false): Foreign | null {
  const script = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
  const written = fold(word)
  const isHeard = script !== null || (isUnexplained && /^[a-z]{3,}$/u.test(written))
  const english = hindi.written(written) ?? (isHeard ? hindi.heard(written) : [])
  return script === null && english.length === 0 ? null : { script, english }
}

/** Whether a word carries no question in English or in Hindi: "of", "ka". */
export function carriesNothing(word: string, hindi: Hindi): boolean {
  if (STOP_WORDS.has(word)) return true
  const english = hindi.englishToo.has(word) ? [] : (foreignWord(word, hindi)?.english ?? [])
  return english.length > 0 && english.every((text) => tokens(text).every((token) => STOP_WORDS.has(token)))
}
