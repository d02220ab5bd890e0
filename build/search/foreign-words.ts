import { lazily } from '../contract/lazily.ts'
import type { QueryWord, Terms } from './query-words.ts'
import { WAY_WEIGHTS } from './search-options.ts'
import { STOP_WORDS } from './stop-words.ts'
import { ENGLISH_TOO, HINDI } from './thesaurus/hindi.ts'
import { fold, stem, tokens } from './words.ts'

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

/** What a word in Devanagari sounds like: long vowels as short ones, doubled letters as single ones. */
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

/** The English of Hindi words, each by how it is written. */
const byWriting = lazily(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(HINDI.map(([typed, ...english]) => [fold(typed), english])),
)

/** The English of words in Devanagari by their sound: of several where they sound alike. */
const bySound = lazily((): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, readonly string[]>()
  for (const [typed, english] of byWriting()) {
    const key = soundKey(typed)
    all.set(key, [...new Set([...(all.get(key) ?? []), ...english])])
  }
  return all
})

/** A word in another language: the script it is written in, null for Roman letters, and the English to try, if known. */
export interface Foreign {
  readonly script: string | null
  readonly english: readonly string[]
}

/** What language a word is in where it is not English; null where it may be. A word in Devanagari that is not in the list is read by its sound. */
export function foreignWord(word: string): Foreign | null {
  const script = SCRIPTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
  const written = fold(word)
  const english = byWriting().get(written)
  if (script === null) return english === undefined ? null : { script, english }
  return { script, english: english ?? bySound().get(soundKey(written)) ?? [] }
}

/** Whether a word carries no question in English or in Hindi: "of", "ka". */
export function carriesNothing(word: string): boolean {
  if (STOP_WORDS.has(word)) return true
  const english = ENGLISH_TOO.has(word) ? [] : (foreignWord(word)?.english ?? [])
  return english.length > 0 && english.every((text) => tokens(text).every((token) => STOP_WORDS.has(token)))
}

/**
 * Reads the Hindi words of a query as their English, too: "bima" as "insurance", be it a word of a name or not. One that
 * carries no question ("ka", of) is passed over where another word does. What is an English word as well ("band") is
 * Hindi only where nothing holds it.
 */
export function translate(words: readonly QueryWord[], terms: Pick<Terms, 'has'>): void {
  for (const word of words) {
    const english = foreignWord(word.typed)?.english ?? []
    const isHeld = word.variants.some(({ phrase }) => phrase.every((stem) => terms.has(stem)))
    if (english.length === 0 || (isHeld && ENGLISH_TOO.has(word.word))) continue
    word.readings = english.flatMap((text) => {
      const phrase = tokens(text)
        .filter((token) => !STOP_WORDS.has(token))
        .map(stem)
      return phrase.length > 0 ? [{ text, phrase }] : []
    })
    for (const { phrase } of word.readings)
      word.variants.push({ phrase, kind: 'synonym', weight: WAY_WEIGHTS.synonym })
    if (word.readings.length === 0) word.isAsked = words.every((other) => other === word || !other.isAsked)
  }
}
