import { remembered } from '../contract/lazily.ts'
import type { Phrase } from './trade-words.ts'
import { runOf, stem, tokens } from './words.ts'

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
