/** The words that a document and the dataset are known to use: they decide the reading of a broken word. */
export class Lexicon {
  readonly #words = new Set<string>()

  /** Adds every word of a text that is written whole. */
  add(text: string): void {
    for (const word of text.normalize('NFKC').match(/[\p{L}](?:[\p{L}’'-]*[\p{L}])?/gu) ?? [])
      this.#words.add(word.toLowerCase())
  }

  has(word: string): boolean {
    return this.#words.has(word.toLowerCase())
  }
}
