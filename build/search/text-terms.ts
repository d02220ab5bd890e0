import { lazily } from '../contract/lazily.ts'
import type { Terms } from './query-words.ts'
import { Vocabulary } from './spelling.ts'
import type { Phrase } from './trade-words.ts'
import { runOf } from './words.ts'

/** A few texts of each of some things, asked as an index is: which things hold a phrase. */
export class TextTerms<Thing> implements Terms {
  readonly #runs: ReadonlyMap<Thing, readonly string[]>
  readonly #stems: ReadonlySet<string>
  readonly #vocabulary = lazily(() => new Vocabulary(this.#stems))
  readonly #sizes = new Map<string, number>()

  constructor(things: Iterable<Thing>, texts: (thing: Thing) => readonly string[]) {
    this.#runs = new Map(Array.from(things, (thing) => [thing, texts(thing).map((text) => runOf(text))]))
    this.#stems = new Set([...this.#runs.values()].flatMap((runs) => runs.join('').trim().split(/ +/u)))
  }

  has(stem: string): boolean {
    return this.#stems.has(stem)
  }

  hits(phrase: Phrase): { readonly size: number } {
    const key = phrase.join(' ')
    const known = this.#sizes.get(key)
    if (known !== undefined) return { size: known }
    const size = [...this.#runs.keys()].filter((thing) => this.holds(thing, phrase)).length
    this.#sizes.set(key, size)
    return { size }
  }

  holds(thing: Thing, phrase: Phrase): boolean {
    return this.#runs.get(thing)?.some((run) => run.includes(` ${phrase.join(' ')} `)) === true
  }

  beginningWith(letters: string, limit: number): string[] {
    return [...this.#stems].filter((stem) => stem.startsWith(letters)).slice(0, limit)
  }

  spelledLike(word: string, most: number) {
    return this.#vocabulary().near(word, most)
  }
}
