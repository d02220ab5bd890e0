import type { CatalogueFile, LawFile, ServiceFile, TextFile } from '../../../build/contract/index-files.ts'
import type { Synonyms } from '../../../build/contract/authored/dataset.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { CatalogueIndex } from './catalogue.ts'
import { LawIndex } from './law.ts'
import { kept, required } from './cache.ts'
import type { IndexSource } from './reader.ts'
import { type TradeWords, thesaurusOf } from '../search/trade-words.ts'
import { TextIndex } from './text.ts'

// What a site holds under `/index/`, opened once and remembered.

/** Of which address and day the service is, and which clause numbers were retired. */
export function serviceOf(site: IndexSource): Promise<ServiceFile> {
  return required(site, '/index/service.json', (file: ServiceFile) => file)
}

/** All products as lists show them, with the index over them. */
export function catalogueOf(site: IndexSource): Promise<CatalogueIndex> {
  return required(site, '/index/catalogue.json', (file: CatalogueFile) => new CatalogueIndex(file))
}

/** All law instruments with the index over their sections. */
export function lawOf(site: IndexSource): Promise<LawIndex> {
  return required(site, '/index/law.json', (file: LawFile) => new LawIndex(file))
}

/** The words of the trade: which mean the same, and which are words at all. */
export async function tradeWordsOf(site: IndexSource): Promise<TradeWords> {
  const [thesaurus, known] = await Promise.all([
    required(site, '/index/synonyms.json', (groups: Synonyms) => thesaurusOf(groups)),
    required(site, '/index/words.json', (words: readonly string[]): ReadonlySet<string> => new Set(words)),
  ])
  return { thesaurus, known }
}

/** The clauses of one product with the index over them; null where no such product is held. */
export async function textOf(site: IndexSource, uin: string): Promise<TextIndex | null> {
  return kept(site, `/index/text/${uinFileName(uin)}.json`, (file: TextFile) => new TextIndex(file))
}
