import { Memo, readOnce } from '../contract/lazily.ts'
import { VARIANT_WEIGHTS } from './search-options.ts'
import { type Foreign, foreignWord } from './foreign-words.ts'
import { STOP_WORDS } from './stop-words.ts'
import { stem, tokens } from './words.ts'
import { doubtfulOf, guess } from './spelling-correction.ts'
import { type Meaning, meaningsIn } from './synonyms.ts'
import type { TradeWords } from './trade-words.ts'
import { type QueryWord, type Terms, type Variant, holds, queryWordsOf } from './query-words.ts'

/** One thing a query asks for: a word, and all its variants, as documents can say it. */
export interface Concept {
  /** The word as it was typed. */
  readonly typed: string
  /** The same as search sees it, joined and not stemmed. */
  readonly word: string
  /** Language it is in; null where that may be English. */
  readonly foreign: Foreign | null
  /** The English it was read as, too. */
  readonly readings: readonly string[]
  /** Whether it carries some of the question; others ("of") are passed over. */
  readonly isAsked: boolean
  readonly variants: readonly Variant[]
}

/** Concepts of a query, as the words of one index can answer it. Without a word there is nothing to find. */
export function conceptsOf(q: string, terms: Terms, trade: TradeWords): Concept[] {
  return conceptsTyped(q, terms, trade).filter(({ isAsked }) => isAsked)
}

/** Number of queries of an index that are remembered: one search asks some of them many times. */
const REMEMBERED = 8
const remembered = readOnce((_terms: Terms) =>
  readOnce((_trade: TradeWords) => new Memo<string, readonly Concept[]>(REMEMBERED)),
)

/** The same with the words that carry nothing. */
export function conceptsTyped(q: string, terms: Terms, trade: TradeWords): readonly Concept[] {
  return remembered(terms)(trade).of(q, () => understood(q, terms, trade))
}

function understood(q: string, terms: Terms, trade: TradeWords): Concept[] {
  const words = queryWordsOf(q, terms)
  translate(words, terms, trade)
  guess(doubtfulOf(words, terms, trade, /\s$/u.test(q)), terms, trade)
  return conceptsFrom(words, meaningsIn(words, trade, terms), terms)
}

/**
 * Reads the Hindi words of a query as their English, too: "bima" as "insurance", be it a word of a name or not. One that
 * carries no question ("ka", of) is passed over where another word does. What is an English word as well ("band") is
 * Hindi only where nothing holds it; so is what only sounds like a word of Hindi or, beside one, is another form of it. A verb
 * that is a noun, too ("कर", do or tax), is a verb before an auxiliary.
 */
function translate(
  words: readonly QueryWord[],
  terms: Pick<Terms, 'has'>,
  { hindi, known }: TradeWords,
): void {
  const listed = words.map(({ typed }) => foreignWord(typed, hindi))
  const isHindi = words.some(({ word }, at) => !hindi.englishToo.has(word) && listed[at])
  for (const [at, word] of words.entries()) {
    const isExplained = word.parts.some((stem) => terms.has(stem) || known.stems.has(stem))
    word.foreign =
      listed[at] ?? (isExplained ? null : foreignWord(word.typed, hindi, isHindi ? 'form' : 'sound'))
    const all = word.foreign?.english ?? []
    const does = all.filter((text) => STOP_WORDS.has(text))
    const isVerb = does.length > 0 && isAuxiliary(words[at + 1]?.typed ?? '', hindi)
    const english = isVerb ? does : all
    const isHeld = word.variants.some(({ phrase }) => phrase.every((stem) => terms.has(stem)))
    if (english.length === 0 || (isHeld && hindi.englishToo.has(word.word))) continue
    word.readings = english.flatMap((text) => {
      const phrase = tokens(text)
        .filter((token) => !STOP_WORDS.has(token))
        .map(stem)
      return phrase.length > 0 ? [{ text, phrase }] : []
    })
    for (const { phrase } of word.readings)
      word.variants.push({ phrase, kind: 'synonym', weight: VARIANT_WEIGHTS.synonym })
    if (word.readings.length === 0) word.isAsked = words.every((other) => other === word || !other.isAsked)
  }
}

/** Whether a word is a verb that follows another, by its English: what is before it is a verb, and no noun. */
function isAuxiliary(typed: string, hindi: TradeWords['hindi']): boolean {
  return foreignWord(typed, hindi)?.english.some((text) => /^(?:can|could|get|giv|have)/u.test(text)) === true
}

/** Concepts of words, with all variants of each. */
function conceptsFrom(words: readonly QueryWord[], meanings: readonly Meaning[], terms: Terms): Concept[] {
  for (const { words: covered, phrases, kind } of meanings) {
    const weight = (kind === 'spelling' ? VARIANT_WEIGHTS.spelling : 1) * VARIANT_WEIGHTS.synonym
    for (const [at, phrase] of phrases.entries()) {
      if (!holds(terms, phrase)) continue
      // Names the phrase first that is printed most often.
      const likely = 1 - VARIANT_WEIGHTS.later * (at / phrases.length)
      for (const { variants } of covered)
        variants.push({ phrase, kind, weight: (weight * likely) / covered.length })
    }
  }
  return words.map(({ typed, word, foreign, isAsked, readings, variants }) => ({
    typed,
    word,
    foreign,
    isAsked,
    readings: readings.map(({ text }) => text),
    variants: distinct([...variants, ...familiesOf(variants, terms)]),
  }))
}

/** Single words in their other forms: "surgical" where "surgery" is asked for. */
function familiesOf(variants: readonly Variant[], terms: Terms): Variant[] {
  return variants.flatMap(({ phrase, kind, weight }) => {
    const [word = '', ...more] = phrase
    if (more.length > 0 || kind === 'spelling' || kind === 'sound' || kind === 'beginning') return []
    const others = terms.familyOf?.(word) ?? []
    return others.map((other): Variant => ({
      phrase: [other],
      kind: 'family',
      weight: VARIANT_WEIGHTS.family * weight,
    }))
  })
}

function distinct(variants: readonly Variant[]): Variant[] {
  const best = new Map<string, Variant>()
  for (const variant of variants) {
    const key = variant.phrase.join(' ')
    if ((best.get(key)?.weight ?? 0) < variant.weight) best.set(key, variant)
  }
  return [...best.values()]
}
