import { INDEX_PATHS, answerPath, textPath, thesaurusPath } from '../../../build/contract/index-paths.ts'
import { COMPLAINTS_PATH, LATEST_CHANGES } from '../../../build/contract/paths.ts'
import type { LatestChanges } from '../../../build/contract/changes.ts'
import type { ProductsFile } from '../../../build/contract/index-files/products.ts'
import type { LawFile } from '../../../build/contract/index-files/law.ts'
import type { ServiceFile } from '../../../build/contract/index-files/service.ts'
import type { TextFile } from '../../../build/contract/index-files/text.ts'
import type {
  AreaThesaurusFile,
  HindiFile,
  WordsFile,
} from '../../../build/contract/index-files/thesaurus.ts'
import type { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import type { LadderBody } from '../../../build/contract/published/complaints.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { Products } from '../../../build/search/products.ts'
import { Hindi } from '../../../build/search/foreign-words.ts'
import { LawIndex } from '../../../build/search/law-index.ts'
import { fileAt, requiredFile } from './opened-files.ts'
import type { IndexSource } from './reader.ts'
import type { SearchArea } from '../../../build/contract/search-areas.ts'
import {
  KnownWords,
  type Thesaurus,
  type TradeWords,
  thesaurusFrom,
} from '../../../build/search/trade-words.ts'
import { TextIndex } from '../../../build/search/text-index.ts'

// The files of a site under `/index/`, opened once and remembered.

/** The base URL, the day of the data, and the clause numbers that were retired. */
export function serviceOf(source: IndexSource): Promise<ServiceFile> {
  return requiredFile<ServiceFile>(source, INDEX_PATHS.service)
}

/** The last release that changed each record; null in a copy made before releases said so. */
export function latestChangesOf(source: IndexSource) {
  return fileAt(source, LATEST_CHANGES, ({ since, releases }: LatestChanges) => ({
    since,
    releases: releases.map((release) => ({ ...release, names: namesIn(release) })),
  }))
}

/** Changes of a release, by the names that addresses have. */
function namesIn({ products, clauses, law, insurers, categories, forms }: LatestChanges['releases'][number]) {
  return {
    products: new Set(products.map(uinFileName)),
    clauses: new Set(clauses.map(String)),
    law: new Set(law),
    insurers: new Set(insurers),
    categories: new Set(categories),
    forms: new Set(forms.map(String)),
  }
}

/** All products. */
export function productsOf(source: IndexSource): Promise<Products> {
  return requiredFile(source, INDEX_PATHS.products, (file: ProductsFile) => new Products(file))
}

/** All law instruments with the index over their sections. */
export function lawOf(source: IndexSource): Promise<LawIndex> {
  return requiredFile(source, INDEX_PATHS.law, (file: LawFile) => new LawIndex(file))
}

/** The words of one area of search: what they mean, which are words at all, and which are Hindi. */
export async function tradeWordsOf(source: IndexSource, area: SearchArea): Promise<TradeWords> {
  const [thesaurus, known, hindi] = await Promise.all([
    requiredFile(source, thesaurusPath(area), (file: AreaThesaurusFile) => thesaurusFrom(file)),
    requiredFile(source, INDEX_PATHS.words, (file: WordsFile) => new KnownWords(file)),
    requiredFile(source, INDEX_PATHS.hindi, (file: HindiFile) => new Hindi(file)),
  ])
  const trade = tradeWords.get(thesaurus) ?? { ...thesaurus, known, hindi }
  tradeWords.set(thesaurus, trade)
  return trade
}

/** The words of an area, the same object as long as its file is open: what was understood with it is remembered. */
const tradeWords = new WeakMap<Thesaurus, TradeWords>()

/** The clauses of one product with the index over them; null where no such product is held. */
export function textOf(source: IndexSource, uin: string): Promise<TextIndex | null> {
  return fileAt(source, textPath(uinFileName(uin)), (file: TextFile) => new TextIndex(file))
}

/** The answer of getPolicy for a product; null where no such product is held. */
export function policyOf(source: IndexSource, uin: string): Promise<PolicyBody | null> {
  return fileAt<PolicyBody>(source, answerPath('getPolicy', uinFileName(uin)))
}

/** The answer of getInsurer; null where no such insurer is held. */
export function insurerOf(source: IndexSource, slug: string): Promise<InsurerBody | null> {
  return fileAt<InsurerBody>(source, answerPath('getInsurer', slug))
}

/** The complaint ladder; null in a copy that was made before there was one. */
export function ladderOf(source: IndexSource): Promise<LadderBody | null> {
  return fileAt<LadderBody>(source, COMPLAINTS_PATH)
}

/** The answer of categoryFields: what is asked of the products of a category. */
export function fieldsOf(source: IndexSource, category: string): Promise<CategoryFieldsBody> {
  return requiredFile<CategoryFieldsBody>(source, answerPath('categoryFields', category))
}
