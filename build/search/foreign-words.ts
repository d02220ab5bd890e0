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

/** Vowels from U+0905 (अ) on; their signs, from U+093E (ा) on, begin with the second. */
const VOWELS = 'a a i i u u ri l e e e ai o o o au'.split(' ')

/** Consonants from U+0915 (क) on, without breath. */
const CONSONANTS = 'kkggnccjjnttddnttddnnpfbbmyrrlllvsssh'

/**
 * A folded word in Devanagari as it is said, in Roman letters: where no vowel is written there is an a, but none at the end
 * nor between two syllables that have theirs.
 *
 * @example inRoman('बदलना') // 'badalna'
 * @example inRoman('नंबर') // 'nambar'
 */
export function inRoman(word: string): string {
  return word
    .replace(/\u0902(?=[प-म])/gu, 'म\u094d')
    .replaceAll('\u0902', 'न\u094d')
    .replace(/[क-ह]/gu, (letter) => `${CONSONANTS[letter.charCodeAt(0) - 0x915]}_`)
    .replaceAll('_\u094d', '')
    .replace(/_?([ा-ौ])/gu, (_, sign: string) => VOWELS[sign.charCodeAt(0) - 0x93d] ?? '')
    .replace(/[अ-औ]/gu, (letter) => VOWELS[letter.charCodeAt(0) - 0x905] ?? '')
    .replace(/[^a-z_]/gu, '')
    .replace(/(?<=[aeiou_][a-z]+)_$|(?<=[aeiou_][a-z])_(?=[a-z][aeiou])/gu, '')
    .replaceAll('_', 'a')
}

/** The sound of a word in either script, with its last vowel: people write long vowels and breath in many ways. */
function saidOf(word: string): string {
  const said = /[a-z]/u.test(word)
    ? word.replace(/c(?!h)/gu, 'k').replace(/chh?/gu, 'c')
    : inRoman(word.replaceAll('\u0949', '\u093e'))
  return said
    .replaceAll('ph', 'f')
    .replace(/([bcdgjkst])h/gu, '$1')
    .replace(/ee+|iy(?=[aeo])/gu, 'i')
    .replace(/oo+/gu, 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/n(?=[bp])/gu, 'm')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=..[eio])n$/u, '')
}

/** The sound of a folded word of Hindi in either script. */
export function hindiSound(word: string): string {
  return saidOf(word).replace(/(?<=..)[ah]$/u, '')
}

/** Endings of nouns and verbs: "badalna", "badle" and "badalungi" are forms of one word. */
const ENDING = /(?:[aeou]?n?g[aeio]|a?[nty][aei]|i?[aeo]n?|i|u|a?kar|ke)$/u

/** A folded word of Hindi in either script without its ending, and without an a that goes where there is one: "badl". */
export function hindiStem(word: string): string {
  const said = saidOf(word)
  const stem = said.replace(ENDING, '')
  return (stem.length < SHORTEST ? said : stem).replace(/(?<=[aeiou][^aeiou]+)a(?=[^aeiou]$)/u, '')
}

/** Fewest letters of a stem. */
const SHORTEST = 3

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

  /** The English of the words that sound like a folded one; where none does, of those that it is another form of, if asked for. */
  heard(word: string, inForms: boolean): readonly string[] {
    const sounding = this.#bySound().get(hindiSound(word))
    return [...new Set(sounding ?? (inForms ? this.#byStem().get(hindiStem(word)) : []))]
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
 * sound, and as another form of one. One in Roman letters may be English, misspelled: it is read so only as far as is said,
 * and never as one that carries no question.
 */
export function foreignWord(word: string, hindi: Hindi, readBy?: 'sound' | 'form'): Foreign | null {
  const script = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
  const written = fold(word)
  const isHeard = script !== null || (readBy !== undefined && /^[a-z]{3,}$/u.test(written))
  const heard = () =>
    hindi
      .heard(written, script !== null || readBy === 'form')
      .filter((english) => script !== null || !saysNothing(english))
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
