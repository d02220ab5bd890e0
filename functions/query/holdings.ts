import type { CatalogueFile, LawFile, ServiceFile, TextFile } from '../../build/contract/index-files.ts'
import type { Synonyms } from '../../build/contract/records.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import { LawIndex } from './law-index.ts'
import { kept, required } from './shelf.ts'
import type { Site } from './site.ts'
import { type Thesaurus, thesaurusOf } from './synonyms.ts'
import { TextIndex } from './text-index.ts'

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

/** The words of the trade that mean the same. */
export function thesaurusAt(site: Site): Promise<Thesaurus> {
  return required(site, '/index/synonyms.json', (groups: Synonyms) => thesaurusOf(groups))
}

/** The clauses of one product with the index over them; null where no such product is held. */
export function textOf(site: Site, uin: string): Promise<TextIndex | null> {
  return kept(site, `/index/text/${uinFileName(uin)}.json`, (file: TextFile) => new TextIndex(file))
}
