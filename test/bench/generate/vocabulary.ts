import { ATOMS } from '../../../build/check/proof/number-words.ts'
import { kindsOf } from '../../../build/check/proof/passage-kinds.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import { stem, tokens } from '../../../build/search/words.ts'
import type { Listing } from '../../../build/check/dataset/list.ts'

const SYLLABLES = 'ba cha da ga ha ja ka la ma na pa ra sa ta va ya ni ri ki mu su tu de lo'.split(' ')
/** Share of words that are made up, so that vocabularies have as many rare names as real ones have. */
const MADE_UP = 0.03

/** Words to write wordings of, each as frequent as in real ones. */
export class Vocabulary {
  readonly #words: readonly string[]
  readonly #random: () => number

  constructor(words: readonly string[], random: () => number) {
    this.#words = words
    this.#random = random
  }

  /** One word, drawn as often as it is in the wordings it was taken from. */
  word(): string {
    if (this.#random() < MADE_UP) return this.madeUp()
    return this.pick(this.#words)
  }

  /** A run of words, without a full stop, that says by chance nothing of a kind, such as "have opted". */
  words(count: number): string {
    const drawn = Array.from({ length: count }, () => this.word()).join(' ')
    return kindsOf(drawn, [drawn]).length > 0 ? this.words(count) : drawn
  }

  /** Sentences of so many words together. */
  text(count: number): string {
    const sentences: string[] = []
    for (let left = count; left > 0;) {
      const length = Math.min(left, 8 + Math.floor(this.#random() * 20))
      sentences.push(`${capital(this.words(length))}.`)
      left -= length
    }
    return sentences.join(' ')
  }

  madeUp(): string {
    return capital(Array.from({ length: 3 }, () => this.pick(SYLLABLES)).join(''))
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[Math.floor(this.#random() * choices.length)]
    if (chosen === undefined) throw new Error('there is nothing to choose from')
    return chosen
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Every word of a dataset's wordings, as often as it is there, except those with which a term of a field begins:
 * what is called not stated must leave no trace. Nor are there words that say what kind of passage they are in, such as "example", or a number.
 */
export function wordsOfWordings(listing: Listing, categories: readonly Category[]): string[] {
  const terms = categories.flatMap(({ fields }) => fields.flatMap((field) => field.terms))
  const begins = new Set(terms.flatMap((term) => tokens(term).slice(0, 3).map(stem)))
  const words: string[] = []
  for (const path of listing.files.clauses) {
    const { clauses } = JSON.parse(readFileSync(join(listing.folder, path), 'utf8')) as ProductClauses
    for (const { text } of clauses) words.push(...text.split(/[^\p{L}\p{N}’'-]+/u))
  }
  const isOfKind = (word: string) => ATOMS.has(word.toLowerCase()) || kindsOf(word, [word]).length > 0
  return words.filter(
    (word) =>
      /\p{L}/u.test(word) && !isOfKind(word) && !tokens(word).some((token) => begins.has(stem(token))),
  )
}
