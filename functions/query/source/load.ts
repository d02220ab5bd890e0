import {
  type CatalogueFile,
  INDEX_FILES,
  type LawFile,
  type ServiceFile,
  type TextFile,
  textPath,
} from '../../../build/contract/index-files.ts'
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
  return required(site, INDEX_FILES.service.path, (file: ServiceFile) => file)
}

/** All products as lists show them, with the index over them. */
export function catalogueOf(site: IndexSource): Promise<CatalogueIndex> {
  return required(site, INDEX_FILES.catalogue.path, (file: CatalogueFile) => new CatalogueIndex(file))
}

/** All law instruments with the index over their sections. */
export function lawOf(site: IndexSource): Promise<LawIndex> {
  return required(site, INDEX_FILES.law.path, (file: LawFile) => new LawIndex(file))
}

/** The words of the trade: which mean the same, and which are words at all. */
export async function tradeWordsOf(site: IndexSource): Promise<TradeWords> {
  const [thesaurus, known] = await Promise.all([
    required(site, INDEX_FILES.synonyms.path, (groups: Synonyms) => thesaurusOf(groups)),
    required(site, INDEX_FILES.words.path, (words: readonly string[]): ReadonlySet<string> => new Set(words)),
  ])
  return { thesaurus, known }
}

/** The clauses of one product with the index over them; null where no such product is held. */
export async function textOf(site: IndexSource, uin: string): Promise<TextIndex | null> {
  return kept(site, textPath(uinFileName(uin)), (file: TextFile) => new TextIndex(file))
}
