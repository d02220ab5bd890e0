import { lazily } from '../contract/lazily.ts'
import type { QueryWord, Terms } from './query-words.ts'
import { WAY_WEIGHTS } from './search-options.ts'
import { STOP_WORDS } from './stop-words.ts'
import { HINDI } from './thesaurus/hindi.ts'
import { stem, tokens } from './words.ts'

// Documents are searched in English. What is typed in Hindi, in its script or in Roman letters, is read as English; what is
// in another script is named as such.

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

const romanLetters = lazily((): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...pairs('क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण', 'k kh g gh n ch chh j jh n t th d dh n'),
    ...pairs('त थ द ध न प फ ब भ म य र ल व श ष स ह', 't th d dh n p ph b bh m y r l v sh sh s h'),
    ...pairs('अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ', 'a a i i u u ri e ai o au o'),
    ...pairs('ा ि ी ु ू ृ े ै ो ौ ॉ ं ँ', 'a i i u u ri e ai o au o n n'),
  ]),
)

function pairs(letters: string, roman: string): [string, string][] {
  const sounds = roman.split(' ')
  return letters.split(' ').map((letter, at) => [letter, sounds[at] ?? ''])
}

/** What a word sounds like, however it is spelled: "oo" is "u", "w" is "v", and no "a" counts after the first letter. */
function soundKey(roman: string): string {
  return roman
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replace(/(?!^)a/gu, '')
}

const dictionary = lazily((): ReadonlyMap<string, string> => new Map(HINDI))
/** The English for a sound: of several words where they sound alike, such as "dava" (medicine) and "daava" (claim). */
const bySound = lazily(englishBySound)

function englishBySound(): Map<string, Set<string>> {
  const bySound = new Map<string, Set<string>>()
  for (const [typed, english] of HINDI) {
    const key = soundKey(typed)
    bySound.set(key, (bySound.get(key) ?? new Set()).add(english))
  }
  return bySound
}

/** A word in another language: the script it is written in, null for Roman letters, and the English to try, if known. */
export interface Foreign {
  readonly script: string | null
  readonly english: readonly string[]
}

/** What language a word is in where it is not English; null where it may be. */
export function foreignWord(word: string): Foreign | null {
  const script = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
  if (script === null) {
    const english = dictionary().get(word.toLowerCase())
    return english === undefined ? null : { script, english: [english] }
  }
  const roman = Array.from(word.normalize('NFD'), (letter) => romanLetters()[letter] ?? '').join('')
  return { script, english: [...(bySound().get(soundKey(roman)) ?? [])] }
}

/**
 * Reads the Hindi words of a query that no document holds as their English: "bima" as "insurance". One that carries no
 * question ("ka", of) is passed over where another word does.
 */
export function translate(words: readonly QueryWord[], terms: Pick<Terms, 'has'>): void {
  for (const word of words) {
    if (word.variants.some(({ phrase }) => phrase.every((stem) => terms.has(stem)))) continue
    const english = foreignWord(word.typed)?.english ?? []
    const phrases = english.map((text) =>
      tokens(text)
        .filter((token) => !STOP_WORDS.has(token))
        .map(stem),
    )
    const carrying = phrases.filter((phrase) => phrase.length > 0)
    if (carrying.length > 0) {
      word.reads = carrying
      for (const phrase of carrying)
        word.variants.push({ phrase, kind: 'synonym', weight: WAY_WEIGHTS.synonym })
    } else if (english.length > 0) word.isAsked = words.every((other) => other === word || !other.isAsked)
  }
}
