import { Memo, lazily, remembered } from '../contract/lazily.ts'
import type { Terms } from './query-words.ts'
import { Vocabulary } from './spelling.ts'
import type { Phrase } from './trade-words.ts'
import { runOf, stem, tokens } from './words.ts'

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

/** A text in which words are looked for: its words, their stems, and these in a row. */
export interface TextRead {
  readonly tokens: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  readonly run: string
}

/** A text ready to be looked through; it stays read, as names and headings are looked through again and again. */
export const readText = remembered(5000, (text): TextRead => {
  const words = tokens(text)
  return { tokens: new Set(words), stems: new Set(words.map(stem)), run: runOf(text) }
})

/** Whether a text has a word, or the words of a phrase side by side. */
export function says({ stems, run }: TextRead, phrase: Phrase): boolean {
  const [first = '', ...more] = phrase
  return more.length === 0 ? stems.has(first) : run.includes(` ${phrase.join(' ')} `)
}
