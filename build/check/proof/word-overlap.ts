import { STOP_WORDS } from '../../search/stop-words.ts'
import { HYPHENS } from '../../search/word-patterns.ts'
import { stem, tokens } from '../../search/words.ts'
import type { Field } from '../../contract/authored/category.ts'
import { readOnce } from '../../contract/lazily.ts'

// Words of a value and of a field, compared with the words of quotes.

const NEGATED = new RegExp(`(?<!\\p{L})(?:non|not|no)[${HYPHENS}\\s]+(?=\\p{L})`, 'giu')

/**
 * The stems of the words that carry a meaning in a text. What is negated is another word: "linked" is not in "non-linked".
 *
 * @example stemsIn('a non-linked plan') // Set { 'nonlink', 'plan' }
 */
export function stemsIn(text: string): Set<string> {
  return new Set(stemRow(text))
}

/** The same stems in the order of the text, as often as they are in it. */
function stemRow(text: string): string[] {
  const words = tokens(text.replace(NEGATED, 'non'))
  return words
    .filter((wordPattern) => !STOP_WORDS.has(wordPattern) && /\p{L}{2}/u.test(wordPattern))
    .map(stem)
}

/** The words and numbers of a text in small letters, however they are set apart. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Stems in a row, with a space at each end. */
export function inRow(text: string | readonly string[]): string {
  return ` ${(typeof text === 'string' ? stemRow(text) : text).join(' ')} `
}

/** The label and the terms of a field, each with every stem of it, and with those that carry a meaning in a row. */
export const wordsOfField = readOnce(({ label, terms }: Field) =>
  [label, ...terms].map((words) => ({ words, stems: tokens(words).map(stem), row: inRow(words) })),
)

/** Whether a text holds the label of a field or a term of it, whole. */
export function isNamed(field: Field, text: string): boolean {
  const stems = inRow(text)
  return wordsOfField(field).some(({ row }) => row.trim() !== '' && stems.includes(row))
}

/** The stems of the words by which a field is known: its terms and its label. */
export const stemsOf = readOnce(({ label, terms }: Field): ReadonlySet<string> =>
  stemsIn([label, ...terms].join('\n')),
)

/** Words that say that there is none: a quote says so in many ways. */
const NOTHING = /(?<!\p{L})(?:nothing|none|nil|without)(?!\p{L})/giu

/** A short form, which its words in full say by their initials: "HIV" and "human immunodeficiency virus". */
const CAPITALS = /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu

/** Share of a value that is said: 1 where all its words are, 0 where none is; numbers are proven elsewhere. */
export function wordShare(value: string, texts: readonly string[]): number {
  const initials = texts.map((text) => Array.from(tokens(text), ([first = '']) => first).join(''))
  const isSpelledOut = (letters: string) =>
    initials.some((initialsOfText) => initialsOfText.includes(letters))
  const rest = value
    .replace(NOTHING, ' ')
    .replace(CAPITALS, (letters) => (isSpelledOut(letters.toLowerCase()) ? ' ' : letters))
  const words = [...stemsIn(rest)]
  const stems = stemsIn(texts.join('\n'))
  return words.length === 0
    ? 1
    : words.filter((wordPattern) => isAmong(wordPattern, stems)).length / words.length
}

/** Whether a stem is among others, or one of them begins with the other: "monthli" and "month". */
function isAmong(wordPattern: string, stems: ReadonlySet<string>): boolean {
  const isLike = (other: string) =>
    other.length >= 4 && (other.startsWith(wordPattern) || wordPattern.startsWith(other))
  return stems.has(wordPattern) || (wordPattern.length >= 4 && [...stems].some(isLike))
}

/** Pairs of words, as patterns, of which one says the opposite of the other. */
export type Opposites = readonly (readonly [string, string])[]

const OPPOSITES: Opposites = [
  ['higher|highest|more|greater', 'lower|lowest|less|lesser'],
  ['earlier', 'later'],
  ['before|prior', 'after'],
  ['minimum|at least', 'maximum|at most|up to|not exceeding'],
  ['including', 'excluding'],
]

/**
 * A wanted word of which a text says the opposite and not itself, with what it says; null where there is none, or where
 * the question itself speaks of both.
 */
export function opposedIn(
  wanted: string,
  question: string,
  text: string,
  opposites = OPPOSITES,
): { readonly wanted: string; readonly printed: string } | null {
  for (const [sense, opposite] of opposites.flatMap(([sense, opposite]) => [
    [sense, opposite] as const,
    [opposite, sense] as const,
  ])) {
    const wantedWord = wordPattern(sense).exec(wanted)
    if (wantedWord === null || wordPattern(opposite).test(question) || wordPattern(sense).test(text)) continue
    const printedWord = wordPattern(opposite).exec(text)
    if (printedWord !== null) return { wanted: wantedWord[0], printed: printedWord[0] }
  }
  return null
}

function wordPattern(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')
}

/** Choices that hold several of the others. */
const SEVERAL = /^(?:both|all|several|any|either|as\s+chosen|optional)(?!\p{L})/iu
/** Words that say that one chooses. */
const CHOOSES = /\b(?:whether|option(?:al|s)?|cho(?:ose|oses|sen|ice)|either|both)\b/iu

/** The choice that texts say: that of a value before another; one of several is said where two others are. Null for none. */
export function choiceIn(value: string, choices: readonly string[], texts: readonly string[]): string | null {
  // "Declared value (IDV)" is said by either.
  const isStated = (choice: string) =>
    choice.split(/[()]/u).some((part) => /\p{L}/u.test(part) && wordShare(part, texts) === 1)
  const others = choices.filter((choice) => choice !== value && isStated(choice))
  // The choice of both is meant where two are said.
  const both = choices.find((choice) => SEVERAL.test(choice)) ?? value
  if (isStated(value)) return others.every((choice) => choice === both) ? value : both
  if (SEVERAL.test(value)) return others.length > 1 || CHOOSES.test(texts.join('\n')) ? value : null
  return others[0] ?? null
}

/** Whether a text holds all words of a term. */
export function holdsTerm(text: string, term: string): boolean {
  const stems = stemsIn(text)
  return [...stemsIn(term)].every((termStem) => stems.has(termStem))
}
