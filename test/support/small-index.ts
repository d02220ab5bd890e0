import MiniSearch from 'minisearch'
import { TEXT_INDEX, TEXT_SEARCH } from '../../build/contract/text/search-options.ts'
import { type SearchArea, THESAURUS } from '../../build/contract/text/thesaurus/table.ts'
import { stem, tokens } from '../../build/contract/text/words.ts'
import { IndexTerms } from '../../functions/query/search/index-terms.ts'
import { placedWords, runOf } from '../../functions/query/search/text-words.ts'
import { TradeThesaurus, type TradeWords } from '../../functions/query/search/trade-words.ts'

/** An index over texts, as one product's clauses are indexed; a text's id is its place. */
export function indexOver(texts: readonly string[]): IndexTerms {
  const index = new MiniSearch(TEXT_INDEX)
  for (const [id, text] of texts.entries()) index.add({ id, title: '', text, headings: '', known: '' })
  return new IndexTerms(index.toJSON(), TEXT_SEARCH, (id, field) =>
    field === 'text' ? runOf(placedWords(texts[id] ?? '')) : '',
  )
}

/** The stems of the thesaurus and of a dataset's synonyms: `/index/words.json` of a dataset without other words. */
export function stemsOf(synonyms: string[][]): string[] {
  const texts = THESAURUS.flatMap(({ same, asked }) => [...same, ...asked, ...synonyms].flat())
  return [...new Set(texts.flatMap((text) => tokens(text)).map((word) => stem(word)))]
}

/** The engine's words for an area of search with a dataset's synonyms, whose words are known as well. */
export function tradeFor(area: SearchArea, synonyms: string[][]): TradeWords {
  return new TradeThesaurus({ parts: THESAURUS, synonyms }).withStems(area, stemsOf(synonyms))
}
