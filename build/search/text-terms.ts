import { Memo, lazily } from '../contract/lazily.ts'
import type { Terms } from './query-words.ts'
import { type TextRead, readText, says } from './read-text.ts'
import { Vocabulary } from './spelling.ts'
import type { Phrase } from './trade-words.ts'

/** A few texts of each of some things, asked as an index is: which things hold a phrase. */
export class TextTerms<Thing> implements Terms {
  readonly #texts: ReadonlyMap<Thing, readonly TextRead[]>
  readonly #stems: ReadonlySet<string>
  readonly #sizes = new Memo<string, { readonly size: number }>()
  readonly vocabulary = lazily(() => new Vocabulary(this.#stems))

  constructor(things: Iterable<Thing>, texts: (thing: Thing) => readonly string[]) {
    this.#texts = new Map(Array.from(things, (thing) => [thing, texts(thing).map(readText)]))
    this.#stems = new Set([...this.#texts.values()].flat().flatMap(({ stems }) => [...stems]))
  }

  has(stem: string): boolean {
    return this.#stems.has(stem)
  }

  hits(phrase: Phrase): { readonly size: number } {
    return this.#sizes.of(phrase.join(' '), () => {
      return { size: [...this.#texts.keys()].filter((thing) => this.holds(thing, phrase)).length }
    })
  }

  holds(thing: Thing, phrase: Phrase): boolean {
    return this.#texts.get(thing)?.some((text) => says(text, phrase)) === true
  }
}
