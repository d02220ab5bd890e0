import type { CatalogueFile, LawFile, ServiceFile, TextFile } from '../../../build/contract/index-files.ts'
import type { Synonyms } from '../../../build/contract/authored/dataset.ts'
import { UIN_LENGTH } from '../../../build/contract/primitives.ts'
import { normalUin, uinFileName } from '../../../build/contract/uin.ts'
import { CatalogueIndex } from './catalogue.ts'
import { LawIndex } from './law.ts'
import { kept, required } from './cache.ts'
import type { Site } from './reader.ts'
import type { Field } from '../../../build/contract/text/thesaurus/table.ts'
import { Vocabulary } from '../search/spelling.ts'
import { type TradeWords, thesaurusWith, thesaurusWords } from '../search/trade-words.ts'
import { TextIndex } from './text.ts'

// What a site holds under `/index/`, opened once and remembered.

/** Of which address and day the service is, and which clause numbers were retired. */
export function serviceOf(site: Site): Promise<ServiceFile> {
  return required(site, '/index/service.json', (file: ServiceFile) => file)
}

/** All products as lists show them, with the index over them. */
export function catalogueOf(site: Site): Promise<CatalogueIndex> {
  return required(site, '/index/catalogue.json', (file: CatalogueFile) => new CatalogueIndex(file))
}

/** All law instruments with the index over their sections. */
export function lawOf(site: Site): Promise<LawIndex> {
  return required(site, '/index/law.json', (file: LawFile) => new LawIndex(file))
}

/** The words of one field of the trade: what they mean, and which are words at all. */
export async function tradeWordsOf(site: Site, field: Field): Promise<TradeWords> {
  const [thesaurus, words] = await Promise.all([
    required(site, '/index/synonyms.json', (groups: Synonyms) => thesaurusWith(groups)),
    required(site, '/index/words.json', (stems: readonly string[]) => {
      return { known: new Set(stems), vocabulary: new Vocabulary(stems, thesaurusWords()) }
    }),
  ])
  return { ...thesaurus(field), ...words }
}

/** Whether a product may be held under this UIN; what nobody could hold is not looked for. */
export function isHoldable(uin: string): boolean {
  const { length } = normalUin(uin)
  return length > 0 && length <= UIN_LENGTH
}

/** The clauses of one product with the index over them; null where no such product is held. */
export async function textOf(site: Site, uin: string): Promise<TextIndex | null> {
  if (!isHoldable(uin)) return null
  return kept(site, `/index/text/${uinFileName(uin)}.json`, (file: TextFile) => new TextIndex(file))
}
