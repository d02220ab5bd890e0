import MiniSearch from 'minisearch'
import type { IndexedClause, TextFile } from '../../build/contract/index-files/text.ts'
import { TEXT_INDEX, TEXT_SEARCH } from '../../build/search/search-options.ts'
import { INDEX_PATHS, thesaurusPath } from '../../build/contract/index-paths.ts'
import { SEARCH_AREAS, type SearchArea } from '../../build/contract/search-areas.ts'
import { HINDI_FILE, entriesOf } from '../../build/search/thesaurus/table.ts'
import { wordsIn } from '../../build/publish/index-files/words.ts'
import { Hindi } from '../../build/search/foreign-words.ts'
import { IndexTerms } from '../../build/search/index-terms.ts'
import { miniSearchIndex } from '../../build/search/stored-index.ts'
import type { Terms } from '../../build/search/query-words.ts'
import { TextIndex } from '../../build/search/text-index.ts'
import { rowsOf, thesaurusOf } from '../../build/search/thesaurus/stemmed.ts'
import { KnownWords, type TradeWords } from '../../build/search/trade-words.ts'

/** An index over texts, as one product's clauses are indexed; a text's id is its place. */
export function indexOver(texts: readonly string[]): IndexTerms {
  const index = new MiniSearch(TEXT_INDEX)
  for (const [id, text] of texts.entries()) index.add({ id, title: '', text, headings: '', known: '' })
  return new IndexTerms(miniSearchIndex(index.toJSON()), TEXT_SEARCH, (id, field) =>
    field === 'text' ? (texts[id] ?? '') : '',
  )
}

/** The documents that hold a phrase, by their ids, each with its score and its fields. */
export function hitsById(terms: IndexTerms, phrase: readonly string[]) {
  const { numbers, scores } = terms.hits(phrase)
  const found = Array.from(numbers, (number, at) => {
    return [terms.idOf(number), { score: scores[at] ?? 0, fields: terms.fieldsOf(phrase, number) }] as const
  })
  return new Map(found)
}

/** The index, asked as one of names. */
export function namesOf(terms: IndexTerms): Terms {
  return {
    ofNames: true,
    has: (stem) => terms.has(stem),
    hits: (phrase) => terms.hits(phrase),
    vocabulary: terms.vocabulary,
  }
}

/** One product's clauses, ready to be searched; an id is the place of a clause, and what is not given of it is empty. */
export function textIndexOver(given: readonly Partial<IndexedClause>[]): TextIndex {
  const place = { parent: null, number: '', document: 'wording', page: 1 }
  const texts = { title: '', headings: '', known: '', text: '' }
  const clauses = given.map((clause, id): IndexedClause => ({ ...place, ...texts, ...clause, id }))
  const index = new MiniSearch(TEXT_INDEX)
  index.addAll(clauses)
  return new TextIndex({ clauses, index: index.toJSON() } as unknown as TextFile)
}

/** The engine's words of Hindi. */
export const HINDI = new Hindi(HINDI_FILE)

/** The engine's words for an area of search with a dataset's synonyms, whose words are known as well. */
export function tradeFor(area: SearchArea, synonyms: string[][]): TradeWords {
  const known = new KnownWords(wordsIn(synonyms.flat()))
  return { ...thesaurusOf({ ...entriesOf(area), synonyms }), known, hindi: HINDI }
}

/** The files under `/index/` that tell searches of the trade's words, of a dataset without words of its own. */
export function tradeFiles(): Readonly<Record<string, unknown>> {
  const thesauruses = SEARCH_AREAS.map((area) => [
    thesaurusPath(area),
    rowsOf(thesaurusOf({ ...entriesOf(area), synonyms: [] })),
  ])
  return {
    ...Object.fromEntries(thesauruses),
    [INDEX_PATHS.words]: wordsIn([]),
    [INDEX_PATHS.hindi]: HINDI_FILE,
  }
}
