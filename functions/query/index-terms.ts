import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch'

/** What a stem contributes to one document of an index: how much, and in which fields it stands. */
export interface Hit {
  readonly score: number
  readonly fields: readonly string[]
}

export type Hits = ReadonlyMap<number, Hit>

/** How a stem may be matched: as it is, as the beginning of longer ones, or with a spelling mistake. */
export type Matching = 'exact' | 'prefix' | 'fuzzy'

const AS_IT_IS: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term }

/** An index of MiniSearch, asked stem by stem; what was asked once is remembered. */
export class IndexTerms {
  readonly #index: MiniSearch
  readonly #search: SearchOptions
  readonly #vocabulary: ReadonlySet<string>
  readonly #hits = new Map<string, Hits>()

  /** `search` holds the field weights and BM25 parameters. */
  constructor(plain: AsPlainObject, options: Options<never>, search: SearchOptions) {
    this.#index = MiniSearch.loadJS(plain, options as Options)
    this.#search = { ...search, ...AS_IT_IS }
    this.#vocabulary = new Set((plain.index as readonly (readonly [string, unknown])[]).map(([term]) => term))
  }

  /** Whether a stem stands anywhere in the index. */
  has(stem: string): boolean {
    return this.#vocabulary.has(stem)
  }

  /** The documents that hold a stem. */
  hits(stem: string): Hits {
    const known = this.#hits.get(stem)
    if (known !== undefined) return known
    const hits = new Map<number, Hit>()
    for (const { id, score, match } of this.#index.search(stem, this.#search)) {
      hits.set(id as number, { score, fields: match[stem] ?? [] })
    }
    if (this.#vocabulary.has(stem)) this.#hits.set(stem, hits)
    return hits
  }

  /** Stems of the index that are like this one, the nearest first. */
  like(stem: string, matching: 'prefix' | 'fuzzy', most: number): string[] {
    const distance = stem.length >= 8 ? 2 : 1
    const how = matching === 'prefix' ? { prefix: true } : { fuzzy: distance, maxFuzzy: distance }
    const weights = new Map<string, number>()
    for (const { terms, score } of this.#index.search(stem, { ...this.#search, ...how })) {
      for (const term of terms)
        if (term[0] === stem[0]) weights.set(term, Math.max(weights.get(term) ?? 0, score / terms.length))
    }
    return [...weights]
      .toSorted(([one, a], [two, b]) => b - a || (one < two ? -1 : 1))
      .slice(0, most)
      .map(([term]) => term)
  }
}
