import { HINDI } from '../../../build/contract/text/thesaurus/hindi.ts'

// Documents are searched in English. What is typed in another script or in romanised Hindi is named as such, with the
// English to try.

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

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण', 'k kh g gh n ch chh j jh n t th d dh n'),
  ...pairs('त थ द ध न प फ ब भ म य र ल व श ष स ह', 't th d dh n p ph b bh m y r l v sh sh s h'),
  ...pairs('अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ', 'a a i i u u ri e ai o au o'),
  ...pairs('ा ि ी ु ू ृ े ै ो ौ ॉ ं ँ', 'a i i u u ri e ai o au o n n'),
])

function pairs(letters: string, roman: string): [string, string][] {
  const sounds = roman.split(' ')
  return letters.split(' ').map((letter, at) => [letter, sounds[at] ?? ''])
}

/** What a word sounds like, however it is spelled: long vowels are short ones, and no "a" counts. */
function soundKey(roman: string): string {
  return roman
    .toLowerCase()
    .replace(/ee|ii/gu, 'i')
    .replace(/oo|uu/gu, 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/(?!^)a/gu, '')
    .replace(/(\p{L})\1+/gu, '$1')
}

const ENGLISH: ReadonlyMap<string, string> = new Map(
  HINDI.toReversed().map(([typed, english]) => [soundKey(typed), english]),
)
const TYPED: ReadonlySet<string> = new Set(HINDI.map(([typed]) => typed))

/** A word in another language: the script it is written in, null for Roman letters, and the English to try, if known. */
export interface Foreign {
  readonly script: string | null
  readonly english: string | null
}

/** What language a word is in where it is not English; null where it may be. */
export function foreignWord(word: string): Foreign | null {
  const script = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
  if (script === null) {
    const isHindi = TYPED.has(word.toLowerCase())
    return isHindi ? { script, english: ENGLISH.get(soundKey(word)) ?? null } : null
  }
  const roman = Array.from(word.normalize('NFD'), (letter) => LETTERS[letter] ?? '').join('')
  return { script, english: ENGLISH.get(soundKey(roman)) ?? null }
}
